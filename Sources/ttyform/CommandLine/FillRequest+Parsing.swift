// Operands and options -> the request to fill in a form.

import Terminal

extension FillRequest {
  /// - Parameter options: such as mean something where a form is filled in.
  init(_ operands: ArraySlice<Word>, _ options: [GivenOption]) throws(UsageError) {
    guard let form = operands.first, !form.bytes.isEmpty else { throw .missingForm(nil) }
    if operands.count > 1 {
      throw .extraOperand(
        operands.map(\.text)[1], subcommand: Subcommand.close(to: form.text))
    }
    self.init(form: form.source)
    var standardInput = StandardInputUse()
    try standardInput.take(self.form, for: "FORM")
    for given in options where try !asking.take(given) {
      try take(given, &standardInput)
    }
    try checkTogether(options)
  }

  private mutating func take(
    _ given: GivenOption, _ standardInput: inout StandardInputUse
  ) throws(UsageError) {
    switch given.option {
    case .dialect: dialect = try given.choice()
    case .output: output.file = try given.outputFile()
    case .format: output.format = try given.choice()
    case .print: output.print = given.text
    case .prefix:
      output.prefix = given.text
      if !ShellName.isIdentifier(given.text) { throw .badPrefix(given.text) }
    case .answers, .edit:
      let source = try given.source()
      try standardInput.take(source, for: given.name)
      if given.option == .edit { known.edits.append(source) } else { known.answers.append(source) }
    case .set, .setFile:
      known.settings.append(try given.setting(&standardInput))
    case .batch:
      isBatch = true
      try standardInput.take(.standardInput, for: given.name)
    default:
      // Options of other subcommands were refused before.
      break
    }
  }

  /// Throws where options contradict each other.
  private func checkTogether(_ options: [GivenOption]) throws(UsageError) {
    let names = { (option: Option) in options.last { $0.option == option }?.name }
    if options.count(where: { $0.option == .print }) > 1 {
      // One answer is printed; each of the two was probably meant.
      throw .repeatedOption(Option.print.long)
    }
    if let print = names(.print), let format = names(.format) { throw .exclusive(print, format) }
    if let prefix = names(.prefix), output.format != .sh {
      throw .useless(prefix, without: "-f sh")
    }
    guard let batch = names(.batch) else { return }
    // What it writes is JSON Lines, whatever a form's answers are otherwise.
    let others: [Option] = [
      .answers, .edit, .set, .setFile, .print, .tty, .plain, .timeout,
    ]
    if let other = others.compactMap(names).first { throw .exclusive(batch, other) }
    if let format = names(.format), output.format != .jsonl {
      throw .exclusive(batch, "\(format) \(output.format.rawValue)")
    }
  }
}

extension GivenOption {
  /// The value as `NAME=VALUE`, or as `NAME=FILE`.
  fileprivate func setting(
    _ standardInput: inout StandardInputUse
  ) throws(UsageError) -> KnownSources.Setting {
    guard let value, value.bytes.dropFirst().contains(UInt8(ascii: "=")) else {
      throw .noAssignment(option: name, example: option == .set ? "name=Ada" : "name=FILE")
    }
    let setting = KnownSources.Setting(
      assignment: value, isFile: option == .setFile, option: name)
    if setting.isFile, setting.firstValue.bytes.isEmpty {
      throw .emptyFileName(option: "\(name) \(value.text)")
    }
    if setting.isStandardInput {
      try standardInput.take(.standardInput, for: "\(name) \(setting.name)")
    }
    return setting
  }
}
