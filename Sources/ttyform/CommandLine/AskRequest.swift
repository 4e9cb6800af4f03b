// What the command line says about one question: `ttyform ask`.

import Forms
import Terminal

/// One question, and what becomes of its answer.
struct AskRequest: Equatable {
  /// The question itself; `nil` where none was given.
  var label: String?
  /// The options that stand for keys of a field, in the order of the command line.
  var keys: [GivenOption] = []
  /// Where the options of a choice are read from.
  var optionsFrom: InputSource?
  /// Yes or no, told by the exit code alone.
  var isConfirmation = false
  var printsJSON = false
  /// The file that takes the answer instead of stdout.
  var output: FilePath?
  var asking = AskingOptions()

  /// - Parameter options: such as mean something to `ask`.
  init(_ operands: some Collection<Word>, _ options: [GivenOption]) throws(UsageError) {
    label = operands.first?.text
    if operands.count > 1 { throw .extraLabel(operands.map(\.text)[1]) }
    for given in options where try !asking.take(given) {
      switch given.option {
      case .type where given.text == "note":
        // A note asks nothing.
        throw .unknownValue(given.text, option: given.name, known: Option.type.value?.words ?? [])
      case .option where given.text.isEmpty: throw .emptyText(option: given.name)
      case .output: output = try given.outputFile()
      case .json: printsJSON = true
      case .confirm: isConfirmation = true
      case .optionsFrom: optionsFrom = try given.source()
      default: keys.append(given)
      }
    }
    try checkTogether(options)
  }

  /// Throws where options contradict each other.
  private func checkTogether(_ options: [GivenOption]) throws(UsageError) {
    let name = { (option: Option) in options.last { $0.option == option }?.name }
    if isConfirmation {
      // A confirmation is a boolean that must be answered, and it prints nothing.
      let others: [Option] = [.type, .json, .output, .option, .optionsFrom, .multiline]
      if let other = others.compactMap(name).first { throw .exclusive("--confirm", other) }
    }
    if let option = name(.option), optionsFrom != nil { throw .exclusive("--options-from", option) }
    for option in Option.allCases where option.isOnce {
      let times = options.count { $0.option == option }
      if times > 1 { throw .repeatedOption(option.long) }
    }
    var seen = NameTable()
    for given in options where given.option == .option {
      if !seen.insert(given.text.utf8, 0) {
        throw .repeatedOption("\(given.name) \"\(given.text)\"")
      }
    }
  }
}

extension Option {
  /// Whether a second time would contradict the first: the keys of a field.
  fileprivate var isOnce: Bool {
    isTaken(by: .ask) && !isTaken(by: nil) && self != .option
  }
}
