// argv -> what to do. Written by hand, GNU style: `--name value`, `--name=value`, `-n value`, `-nvalue`, grouped
// flags, options before or after operands, `--` ends the options.

import Forms

/// What the command line asks for.
enum Arguments: Equatable {
  case help
  case version
  case fill(FillRequest)

  /// Reads the words after the program's name. Throws the first thing that cannot be understood.
  init(parsing words: [String]) throws(UsageError) {
    var parser = ArgumentParser(words: words)
    self = try parser.parse()
  }
}

/// A form to be filled in, and what becomes of its answers.
struct FillRequest: Equatable {
  /// Where the form file stands; `-` is stdin.
  var form = ""
  /// The file that takes the answers instead of stdout.
  var output: String?
  var format = OutputFormat.json
  var color = ColorChoice.auto
  /// Ask at the terminal although stdin is none.
  var asksAtTerminal = false
  var isQuiet = false
  var keepsDraft = true
}

/// How the answers are written.
enum OutputFormat: String, CaseIterable {
  case json
  case jsonl
}

/// Whether colours are wanted.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}

private struct ArgumentParser {
  private var words: ArraySlice<String>
  private var request = FillRequest()
  private var operands: [String] = []

  init(words: [String]) {
    self.words = words[...]
  }

  mutating func parse() throws(UsageError) -> Arguments {
    var optionsEnded = false
    while let word = words.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else if let end = try word.hasPrefix("--") ? parseLong(word) : parseShort(word) {
        return end
      }
    }
    return try .fill(finish())
  }

  /// Returns what to do at once where the option asks for help or the version.
  private mutating func parseLong(_ word: String) throws(UsageError) -> Arguments? {
    let name = String(word.prefix { $0 != "=" })
    guard let option = Option.allCases.first(where: { $0.long == name }) else {
      throw .unknownOption(
        name, suggestion: suggestion(for: name, among: Option.allCases.map(\.long)))
    }
    let attached = name.utf8.count < word.utf8.count ? String(word.dropFirst(name.count + 1)) : nil
    guard option.takesValue else {
      if attached != nil { throw .unwantedValue(option: name) }
      return try apply(option, "", as: name)
    }
    return try apply(option, value(attached, of: name), as: name)
  }

  private mutating func parseShort(_ word: String) throws(UsageError) -> Arguments? {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      guard let option = Option.allCases.first(where: { $0.short == letter }) else {
        throw .unknownOption(name, suggestion: nil)
      }
      if option.takesValue {
        return try apply(option, value(letters.isEmpty ? nil : String(letters), of: name), as: name)
      }
      if let end = try apply(option, "", as: name) { return end }
    }
    return nil
  }

  /// The value that stands in the option's own word, or the next word.
  private mutating func value(_ attached: String?, of name: String) throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = words.first, next == "-" || !next.hasPrefix("-") else {
      throw .missingValue(option: name)
    }
    return words.removeFirst()
  }

  private mutating func apply(
    _ option: Option, _ value: String, as name: String
  ) throws(UsageError) -> Arguments? {
    switch option {
    case .help: return .help
    case .version: return .version
    case .output: request.output = value
    case .format:
      if value == "sh" { throw .notSupportedYet("\(name) sh") }
      request.format = try word(value, of: name)
    case .color: request.color = try word(value, of: name)
    case .tty: request.asksAtTerminal = true
    case .quiet: request.isQuiet = true
    case .noDraft: request.keepsDraft = false
    default: throw .notSupportedYet(name)
    }
    return nil
  }

  private func word<Word>(_ value: String, of name: String) throws(UsageError) -> Word
  where Word: RawRepresentable<String> & CaseIterable {
    guard let word = Word(rawValue: value) else {
      throw .unknownValue(value, option: name, known: Word.allCases.map(\.rawValue))
    }
    return word
  }

  private func finish() throws(UsageError) -> FillRequest {
    guard let form = operands.first else { throw .missingForm }
    if Subcommand(rawValue: form) != nil { throw .notSupportedYet("ttyform \(form)") }
    if operands.count > 1 {
      throw .extraOperand(operands[1], subcommand: Subcommand.close(to: form))
    }
    var request = request
    request.form = form
    return request
  }
}
