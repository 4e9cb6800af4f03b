// argv -> what to do. Written by hand: SplitArguments sorts the words, and here each subcommand makes its request of
// them.

import Dialects
import Forms
import Terminal

/// What the command line asks for.
enum Arguments: Equatable {
  /// Of a subcommand, or of the whole program.
  case help(Subcommand?)
  case topic(HelpTopic)
  case manual
  case version
  case fill(FillRequest)
  case ask(AskRequest)
  case play(PlayRequest)
  /// The files are never none.
  case check([InputSource], dialect: Dialect?)
  case convert(ConvertRequest)
  case drafts(DraftsRequest)
  /// The file takes the schema instead of stdout.
  case schema(InputSource, output: FilePath?, dialect: Dialect?)

  /// The script of a shell.
  case completions(Shell)
  /// A question of such a script: see ``Completion``.
  case complete([Word], at: Int)

  /// Reads the words after the program's name, byte for byte: a file's name need not be UTF-8.
  ///
  /// Throws the first thing that cannot be understood.
  init(parsing words: [[UInt8]]) throws(UsageError) {
    let words = words.map(Word.init)
    if let question = Self.question(in: words) {
      self = question
      return
    }
    let split = try SplitArguments(words)
    let subcommand = split.subcommand
    switch split.end {
    case .help?: self = .help(subcommand)
    case .version?: self = .version
    default: self = try Self.task(subcommand, split)
    }
  }

  /// The subcommand that is called by words in which something is not understood.
  static func subcommand(in words: [[UInt8]]) -> Subcommand? {
    var scan = WordScan()
    for word in words { scan.take(Word(word)) }
    return scan.subcommand
  }

  /// `completions --complete INDEX WORD...`, where the words are another command line.
  private static func question(in words: [Word]) -> Arguments? {
    guard words.count > 2, words[0].text == Subcommand.completions.rawValue,
      words[1].text == "--complete", let index = Int(words[2].text)
    else { return nil }
    return .complete(Array(words[3...]), at: index)
  }

  private static func task(
    _ subcommand: Subcommand?, _ split: SplitArguments
  ) throws(UsageError) -> Arguments {
    if let unfit = split.options.first(where: { !$0.option.isTaken(by: subcommand) }) {
      throw .unfitOption(unfit.name, subcommand)
    }
    let operands = split.operands.dropFirst(subcommand == nil ? 0 : 1)
    switch subcommand {
    case nil: return .fill(try FillRequest(operands, split.options))
    case .ask: return .ask(try AskRequest(operands, split.options))
    case .play: return .play(try PlayRequest(operands, split.options))
    case .check:
      return .check(
        try forms(operands, of: .check), dialect: try split.options.last?.choice())
    case .convert:
      return .convert(
        try ConvertRequest(try form(operands, of: .convert), split.options))
    case .completions: return .completions(try shell(operands))
    case .help: return try help(operands, split.options)
    case .drafts: return .drafts(DraftsRequest(operands, split.options))
    case .schema:
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

  private static func shell(_ operands: ArraySlice<Word>) throws(UsageError) -> Shell {
    let known = Shell.allCases.map(\.rawValue)
    guard let word = operands.first?.text else { throw .missingOperand(.completions, known) }
    guard let shell = Shell(rawValue: word) else {
      // They are few enough to name all: what is close to tcsh is not what was meant.
      throw .unknownOperand(word, .completions, known, nil)
    }
    if operands.count > 1 { throw .extraWord(operands.map(\.text)[1], .completions) }
    return shell
  }

  /// A topic, a subcommand, the manual, or what `--help` says.
  private static func help(
    _ operands: ArraySlice<Word>, _ options: [GivenOption]
  ) throws(UsageError) -> Arguments {
    if operands.count > 1 { throw .extraWord(operands.map(\.text)[1], .help) }
    guard let word = operands.first?.text else { return options.isEmpty ? .help(nil) : .manual }
    if !options.isEmpty { throw .extraWord(word, .help) }
    if let topic = HelpTopic(rawValue: word) { return .topic(topic) }
    if let subcommand = Subcommand(rawValue: word) { return .help(subcommand) }
    throw .unknownOperand(
      word, .help, HelpTopic.allCases.map(\.rawValue), suggestion(for: word, among: HelpTopic.names)
    )
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
