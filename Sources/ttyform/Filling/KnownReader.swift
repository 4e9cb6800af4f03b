// What is known before anybody is asked: the files and words of `--answers`, `--edit`, `--set` and `--set-file`.

import Forms
import JSON
import Terminal

/// Reads known answers of one form.
struct KnownReader {
  private let form: Form
  private let deadline: Deadline
  private let nothingKnown: KnownAnswers
  /// What is wrong, as lines for stderr.
  private(set) var problems: [String] = []
  /// Whether something is wrong with what is given for each field.
  private(set) var isTroubled: [Bool]
  /// Whether a file could not be understood, so that nobody can tell what is missing.
  private(set) var isIncomplete = false
  /// What gave the answer of each field: `-s`, or a file with a colon behind it; empty where nothing did.
  private(set) var origins: [String]

  private(set) var answers: KnownAnswers
  private(set) var edits: KnownAnswers

  init(_ form: Form, _ deadline: Deadline) {
    self.form = form
    self.deadline = deadline
    nothingKnown = KnownAnswers(of: form)
    isTroubled = form.fields.map { _ in false }
    origins = form.fields.map { _ in "" }
    answers = nothingKnown
    edits = nothingKnown
  }

  /// Reads the answers that are not asked, and those that are filled in and asked.
  ///
  /// Ends the program where a file cannot be read.
  mutating func read(_ sources: KnownSources) throws(Stop) {
    for source in sources.edits { edits.take(try known(from: source)) }
    for source in sources.answers { answers.take(try known(from: source)) }
    for setting in sources.settings { try take(setting) }
  }

  /// What the object of a file says.
  private mutating func known(from source: InputSource) throws(Stop) -> KnownAnswers {
    var known = nothingKnown
    // The file may hold the answer of a secret field, even where it is no JSON.
    let hasSecret = form.fields.contains(where: \.isSecret)
    let text = SourceText(try source.bytes(until: deadline))
    let parsing = JSONDocument.parse(text.bytes)
    var found = parsing.problems.map { problem in
      SourceProblem(
        byte: problem.byte,
        sentence: hasSecret ? problem.unquotedMessage(in: text) : problem.message(in: text))
    }
    if !found.isEmpty { isIncomplete = true }
    if found.isEmpty, let root = parsing.root {
      for problem in known.take(root) {
        found.append(
          SourceProblem(byte: problem.range.lowerBound, sentence: problem.sentence))
        if let index = problem.field.flatMap(known.index) { isTroubled[index] = true }
        if case .notAnObject = problem.fact { isIncomplete = true }
      }
    }
    for index in form.fields.indices where known.entered(index) != nil {
      origins[index] = "\(source.name):"
    }
    problems += Diagnostics.form(
      found, named: source.name, text, showsExcerpts: !hasSecret)
    return known
  }

  private mutating func take(_ setting: KnownSources.Setting) throws(Stop) {
    guard let index = answers.index(ofAssignment: setting.assignment.bytes) else {
      let sentence = KnownProblem.unknown(setting.name, answers.suggestion(for: setting.name))
      return problems.append("ttyform: \(setting.option): \(sentence)")
    }
    let name = form.fields[index].id
    var bytes = setting.value(behind: name.utf8.count).bytes
    if setting.isFile {
      let source = setting.isStandardInput ? InputSource.standardInput : .file(FilePath(bytes))
      bytes = try source.bytes(until: deadline)
      // One final newline is the file's.
      if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    }
    origins[index] = setting.option
    guard var text = String(validating: bytes, as: UTF8.self) else {
      isTroubled[index] = true
      return problems.append("ttyform: \(setting.option) \(name): The text is not UTF-8.")
    }
    // Lines of a file may end as those of stdin.
    if setting.isFile { text = text.withLineFeeds }
    if let refusal = answers.take(text: text, for: index) {
      isTroubled[index] = true
      problems.append("ttyform: \(setting.option) \(name): \(refusal.sentence)")
    }
  }
}

extension String {
  /// The same lines, each end CR LF made a LF.
  fileprivate var withLineFeeds: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
