// argv -> operands and options, GNU style: `--name value`, `--name=value`, `-n value`, `-nvalue`, grouped flags,
// options before or after operands, `--` ends the options. What they mean is not looked at here.

import Forms

/// The words of a command line, sorted into operands and options.
struct SplitArguments {
  private(set) var operands: [Word] = []
  private(set) var options: [GivenOption] = []

  /// What the first operand calls, where it stands before `--`: what stands behind is a file.
  private(set) var subcommand: Subcommand?

  /// The option that ends all reading: `--help` or `--version`.
  private(set) var end: Option?

  private var words: ArraySlice<Word>

  /// Reads up to the first `--help` or `--version`, since nothing behind it matters.
  ///
  /// Throws the first word that is no option, and an option without its value or with one too many.
  init(_ words: [Word]) throws(UsageError) {
    self.words = words[...]
    var optionsEnded = false
    while end == nil, let word = self.words.popFirst() {
      if optionsEnded || word.text == "-" || !word.text.hasPrefix("-") {
        if operands.isEmpty, !optionsEnded { subcommand = Subcommand(rawValue: word.text) }
        operands.append(word)
      } else if word.text == "--" {
        optionsEnded = true
      } else if word.text.hasPrefix("--") {
        try takeLong(word)
      } else {
        try takeShort(word)
      }
    }
  }

  private mutating func takeLong(_ word: Word) throws(UsageError) {
    let name = word.bytes.prefix { $0 != UInt8(ascii: "=") }
    let text = Word(name).text
    guard let option = Option.allCases.first(where: { $0.long == text }) else {
      throw .unknownOption(
        text, suggestion: suggestion(for: text, among: Option.allCases.map(\.long)))
    }
    let attached = name.count < word.bytes.count ? Word(word.bytes.dropFirst(name.count + 1)) : nil
    switch option.value?.need {
    case nil:
      if attached != nil { throw .unwantedValue(option: text) }
      take(option, nil, as: text)
    case .optional:
      take(option, attached, as: text)
    case .needed:
      if let attached {
        take(option, attached, as: text)
      } else {
        take(option, try nextValue(of: text), as: text)
      }
    }
  }

  private mutating func takeShort(_ word: Word) throws(UsageError) {
    var rest = word.bytes.dropFirst()
    while end == nil, let letter = Word(rest).text.first {
      let name = "-\(letter)"
      guard let option = Option.allCases.first(where: { $0.short == letter }) else {
        throw .unknownOption(name, suggestion: nil)
      }
      // Every letter that an option has is one byte.
      rest = rest.dropFirst()
      if option.value == nil, rest.first == UInt8(ascii: "=") {
        throw .unwantedValue(option: name)
      }
      guard option.value == nil else {
        return take(option, rest.isEmpty ? try nextValue(of: name) : Word(rest), as: name)
      }
      take(option, nil, as: name)
    }
  }

  private mutating func nextValue(of name: String) throws(UsageError) -> Word {
    guard let next = words.first, next.text == "-" || !next.text.hasPrefix("-") else {
      throw .missingValue(option: name)
    }
    return words.removeFirst()
  }

  private mutating func take(_ option: Option, _ value: Word?, as name: String) {
    if option == .help || option == .version { return end = option }
    options.append(GivenOption(option: option, name: name, value: value))
  }
}

/// An option as it was given.
struct GivenOption: Equatable {
  let option: Option
  /// As it was written: `-o` or `--output`.
  let name: String
  /// `nil` for a flag, and where a value that may be left out was.
  let value: Word?

  /// The text of the value; empty where there is none.
  var text: String { value?.text ?? "" }

  /// The value as a file to be read.
  ///
  /// Throws where it is empty.
  func source() throws(UsageError) -> InputSource {
    guard let value, !value.bytes.isEmpty else { throw .emptyFileName(option: name) }
    return value.source
  }

  /// The value as one of a few words.
  func choice<Choice>() throws(UsageError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: text) else {
      throw .unknownValue(text, option: name, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}
