// A command line in the making, as far as completions have to understand it: nothing in it is an error.

/// What the words before some place are.
struct WordScan {
  private(set) var operands: [Word] = []
  /// What the first operand calls, where it stands before `--`.
  private(set) var subcommand: Subcommand?
  private(set) var optionsEnded = false
  /// The option whose value comes next.
  var pending: Option?

  /// The form whose fields options may name.
  var form: Word? {
    guard let subcommand else { return operands.first }
    return subcommand.operand == .form ? operands.dropFirst().first : nil
  }

  mutating func take(_ word: Word) {
    let text = word.text
    if pending != nil {
      pending = nil
    } else if optionsEnded || text == "-" || !text.hasPrefix("-") {
      if operands.isEmpty, !optionsEnded { subcommand = Subcommand(rawValue: text) }
      operands.append(word)
    } else if text == "--" {
      optionsEnded = true
    } else if text.hasPrefix("--") {
      let option = Option.allCases.first { $0.long == text }
      if option?.value?.need == .needed { pending = option }
    } else if let last = text.last, Self.attachedOption(in: text) == nil {
      pending = Option.allCases.first { $0.short == last && $0.value != nil }
    }
  }

  /// The option of a word such as `-oFILE` whose value has begun, and what stands before the value.
  static func attachedOption(in word: String) -> (option: Option, prefix: String)? {
    guard word.hasPrefix("-"), !word.hasPrefix("--") else { return nil }
    var prefix = "-"
    for letter in word.dropFirst() {
      prefix.append(letter)
      guard let option = Option.allCases.first(where: { $0.short == letter }) else { return nil }
      if option.value != nil { return prefix.count < word.count ? (option, prefix) : nil }
    }
    return nil
  }
}
