// argv -> what to do. Written by hand: SplitArguments sorts the words, and here each subcommand makes its request of
// them.

import Dialects
import Terminal

/// What the command line asks for.
enum Arguments: Equatable {
  /// Of a subcommand, or of the whole program.
  case help(Subcommand?)
  case version
  case fill(FillRequest)
  case ask(AskRequest)
  /// The files are never none.
  case check([InputSource], dialect: Dialect?)
  case convert(ConvertRequest)
  case drafts(DraftsRequest)
  /// The file takes the schema instead of stdout.
  case schema(InputSource, output: FilePath?, dialect: Dialect?)

  /// Reads the words after the program's name, byte for byte: a file's name need not be UTF-8.
  ///
  /// Throws the first thing that cannot be understood.
  init(parsing words: [[UInt8]]) throws(UsageError) {
    let split = try SplitArguments(words.map(Word.init))
    let subcommand = split.operands.first.flatMap { Subcommand(rawValue: $0.text) }
    switch split.end {
    case .help?: self = .help(subcommand)
    case .version?: self = .version
    default: self = try Self.task(subcommand, split)
    }
  }

  private static func task(
    _ subcommand: Subcommand?, _ split: SplitArguments
  ) throws(UsageError) -> Arguments {
    if let subcommand, !subcommand.isSupported {
      throw .notSupportedYet("ttyform \(subcommand.rawValue)")
    }
    if let unfit = split.options.first(where: { !$0.option.isTaken(by: subcommand) }) {
      throw .unfitOption(unfit.name, subcommand)
    }
    let operands = split.operands.dropFirst(subcommand == nil ? 0 : 1)
    switch subcommand {
    case nil: return .fill(try FillRequest(operands, split.options))
    case .ask: return .ask(try AskRequest(operands, split.options))
    case .check:
      return .check(
        try forms(operands, of: .check), dialect: try split.options.last?.choice())
    case .convert:
      return .convert(
        try ConvertRequest(try form(operands, of: .convert), split.options))
    case .drafts: return .drafts(DraftsRequest(operands, split.options))
    case .schema, .play, .completions, .help:
      var output: FilePath?
      var dialect: Dialect?
      for given in split.options {
        if given.option == .output { output = try given.outputFile() }
        if given.option == .dialect { dialect = try given.choice() }
      }
      return .schema(try form(operands, of: .schema), output: output, dialect: dialect)
    }
  }

  private static func form(
    _ operands: some Sequence<Word>, of subcommand: Subcommand
  ) throws(UsageError) -> InputSource {
    let forms = try forms(operands, of: subcommand)
    if forms.count > 1 { throw .extraForm(operands.map(\.text)[1], subcommand) }
    return forms[0]
  }

  /// At least one form, and stdin at most once.
  private static func forms(
    _ operands: some Sequence<Word>, of subcommand: Subcommand
  ) throws(UsageError) -> [InputSource] {
    var standardInput = StandardInputUse()
    var forms: [InputSource] = []
    for operand in operands {
      if operand.bytes.isEmpty { break }
      try standardInput.take(operand.source, for: "FORM")
      forms.append(operand.source)
    }
    if forms.isEmpty { throw .missingForm(subcommand) }
    return forms
  }
}

/// Keeps watch that only one thing comes from stdin.
struct StandardInputUse {
  private var user: String?

  /// Notes that something is read from a source.
  ///
  /// Throws where stdin is taken already.
  mutating func take(_ source: InputSource, for name: String) throws(UsageError) {
    guard source == .standardInput else { return }
    if let user { throw .repeatedStandardInput(user, name) }
    user = name
  }
}

extension GivenOption {
  /// The file that is written instead of stdout; by custom, `-` is stdout.
  func outputFile() throws(UsageError) -> FilePath? {
    if case .file(let path) = try source() { path } else { nil }
  }
}
