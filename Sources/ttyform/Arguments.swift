// argv -> what to do. Written by hand, GNU style: `--name value`, `--name=value`, `-n value`, `-nvalue`, grouped
// flags, options before or after operands, `--` ends the options.

import Forms
import Terminal

/// What the command line asks for.
enum Arguments: Equatable {
  /// Of a subcommand, or of the whole program.
  case help(Subcommand?)
  case version
  case fill(FillRequest)
  /// Never empty.
  case check([FormSource])
  /// The file takes the schema instead of stdout.
  case schema(FormSource, output: FilePath?)

  /// Reads the words after the program's name, byte for byte: a file's name need not be UTF-8.
  ///
  /// Throws the first thing that cannot be understood.
  init(parsing words: [[UInt8]]) throws(UsageError) {
    var parser = ArgumentParser(words: words.map(Word.init))
    self = try parser.parse()
  }
}

/// A form to be filled in, and what becomes of its answers.
struct FillRequest: Equatable {
  var form: FormSource
  /// The file that takes the answers instead of stdout.
  var output: FilePath?
  var format = OutputFormat.json
  var color = ColorChoice.auto
  /// Ask at the terminal although stdin is none.
  var asksAtTerminal = false
  /// Many records from stdin instead of one form's answers.
  var isBatch = false
  var isQuiet = false
  var keepsDraft = true
}

/// Where a form comes from.
enum FormSource: Equatable {
  case file(FilePath)
  case standardInput

  /// The name in messages, not yet harmless for a screen.
  var name: String {
    switch self {
    case .file(let path): path.description
    case .standardInput: "stdin"
    }
  }
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

/// A word of the command line, or the part of one that is a value.
private struct Word: Equatable {
  let bytes: [UInt8]

  /// What is not UTF-8 shows as U+FFFD; that is right for every word but a file's name.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
}

private struct ArgumentParser {
  private var words: ArraySlice<Word>
  private var request = FillRequest(form: .standardInput)
  private var operands: [Word] = []
  /// The options that were given, as they were written.
  private var given: [(option: Option, name: String)] = []

  init(words: [Word]) {
    self.words = words[...]
  }

  mutating func parse() throws(UsageError) -> Arguments {
    var optionsEnded = false
    while let word = words.popFirst() {
      if optionsEnded || word.text == "-" || !word.text.hasPrefix("-") {
        operands.append(word)
      } else if word.text == "--" {
        optionsEnded = true
      } else if let end = try word.text.hasPrefix("--") ? parseLong(word) : parseShort(word) {
        return end
      }
    }
    return try finish()
  }

  /// Returns what to do at once where the option asks for help or the version.
  private mutating func parseLong(_ word: Word) throws(UsageError) -> Arguments? {
    let name = word.bytes.prefix { $0 != UInt8(ascii: "=") }
    let text = Word(name).text
    guard let option = Option.allCases.first(where: { $0.long == text }) else {
      throw .unknownOption(
        text, suggestion: suggestion(for: text, among: Option.allCases.map(\.long)))
    }
    let attached = name.count < word.bytes.count ? Word(word.bytes.dropFirst(name.count + 1)) : nil
    guard option.takesValue else {
      if attached != nil { throw .unwantedValue(option: text) }
      return try apply(option, as: text)
    }
    return try apply(option, value(attached, of: text), as: text)
  }

  private mutating func parseShort(_ word: Word) throws(UsageError) -> Arguments? {
    var rest = word.bytes.dropFirst()
    while let letter = Word(rest).text.first {
      let name = "-\(letter)"
      guard let option = Option.allCases.first(where: { $0.short == letter }) else {
        throw .unknownOption(name, suggestion: nil)
      }
      // Every letter that an option has is one byte.
      rest = rest.dropFirst()
      if option.takesValue {
        return try apply(option, value(rest.isEmpty ? nil : Word(rest), of: name), as: name)
      }
      if let end = try apply(option, as: name) { return end }
    }
    return nil
  }

  /// The value that stands in the option's own word, or the next word.
  private mutating func value(_ attached: Word?, of name: String) throws(UsageError) -> Word {
    if let attached { return attached }
    guard let next = words.first, next.text == "-" || !next.text.hasPrefix("-") else {
      throw .missingValue(option: name)
    }
    return words.removeFirst()
  }

  private mutating func apply(
    _ option: Option, _ value: Word = Word([]), as name: String
  ) throws(UsageError) -> Arguments? {
    given.append((option, name))
    switch option {
    case .help: return .help(operands.first.flatMap { Subcommand(rawValue: $0.text) })
    case .version: return .version
    case .output:
      if value.bytes.isEmpty { throw .emptyFileName(option: name) }
      // By custom, - is stdout.
      request.output = value.text == "-" ? nil : FilePath(value.bytes)
    case .format:
      if value.text == "sh" { throw .notSupportedYet("\(name) sh") }
      request.format = try choice(value, of: name)
    case .color: request.color = try choice(value, of: name)
    case .tty: request.asksAtTerminal = true
    case .batch: request.isBatch = true
    case .quiet: request.isQuiet = true
    case .noDraft: request.keepsDraft = false
    default: throw .notSupportedYet(name)
    }
    return nil
  }

  private func choice<Choice>(_ value: Word, of name: String) throws(UsageError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: value.text) else {
      throw .unknownValue(value.text, option: name, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  private func finish() throws(UsageError) -> Arguments {
    guard let form = operands.first, !form.bytes.isEmpty else { throw .missingForm(nil) }
    if let subcommand = Subcommand(rawValue: form.text) { return try finish(subcommand) }
    if operands.count > 1 {
      throw .extraOperand(operands[1].text, subcommand: Subcommand.close(to: form.text))
    }
    var request = request
    request.form = source(form)
    if request.isBatch, request.form == .standardInput { throw .repeatedStandardInput }
    return .fill(request)
  }

  private func finish(_ subcommand: Subcommand) throws(UsageError) -> Arguments {
    guard subcommand.isSupported else {
      throw .notSupportedYet("ttyform \(subcommand.rawValue)")
    }
    if let unfit = given.first(where: { !subcommand.takes($0.option) }) {
      throw .unfitOption(unfit.name, subcommand)
    }
    let forms = operands.dropFirst().map(source)
    guard let form = forms.first else { throw .missingForm(subcommand) }
    if subcommand == .check {
      if forms.count(where: { $0 == .standardInput }) > 1 { throw .repeatedStandardInput }
      return .check(forms)
    }
    if operands.count > 2 { throw .extraForm(operands[2].text, subcommand) }
    return .schema(form, output: request.output)
  }

  private func source(_ operand: Word) -> FormSource {
    operand.text == "-" ? .standardInput : .file(FilePath(operand.bytes))
  }
}
