// What may stand where the cursor of a shell is. One place decides it for all shells, from the tables of options and
// subcommands; the shells' scripts only ask, and show it as is their custom.
//
// The question is `ttyform completions --complete INDEX WORD...`: the words behind the program's name, of which the
// one at INDEX, counted from 0, is to be completed; it ends where the cursor is, and may be empty. The answer is lines
// of two parts with a tab between: first the kind (`words`, `files` or `forms`) and what stands before the completed
// part in the same word (`--output=`), then each candidate for that part and what it means. Of `files` and `forms` the
// shell adds the names of files itself. This is no interface for others and may change with any version.

import Forms

/// What may stand at one place of a command line.
struct Completion: Equatable {
  /// What the shell adds by itself.
  enum Kind: String {
    case words
    /// The names of files.
    case files
    /// The names of files that end in `.json`, `.yml` or `.yaml`, and of directories.
    case forms
  }

  /// Something that may stand there.
  struct Candidate: Equatable {
    /// Without the prefix; what ends in `=` is to go on without a blank.
    let word: String
    let summary: String
  }

  var kind = Kind.words
  /// What stands before the completed part, in the same word.
  var prefix = ""
  /// In the order of their table, whether they fit what is typed or not: that is the shell's matter.
  var candidates: [Candidate] = []

  /// The lines of the answer; a candidate that a line cannot hold is left out.
  var text: String {
    let lines = candidates.filter { !Self.hasControls($0.word) }.map { candidate in
      candidate.word + "\t"
        + candidate.summary.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    return (["\(kind)\t\(prefix)"] + lines).joined(separator: "\n") + "\n"
  }

  private static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Completion {
  /// Completes the word at an index, which is not out of range.
  ///
  /// - Parameter form: the form that an operand names, if it can be read; asked only where its fields matter.
  init(of words: [Word], at index: Int, form: @escaping (Word) -> Form?) {
    self.init()
    var before = WordScan()
    for word in words[..<index] { before.take(word) }
    var all = before
    // What is completed may be the value of an option, so it is no operand for those behind it.
    all.pending = nil
    for word in words[index...].dropFirst() { all.take(word) }
    let fields = FieldCandidates { all.form.flatMap(form)?.fields.filter(\.isAsked) ?? [] }

    let current = words[index].text
    if let option = before.pending {
      completeValue(of: option, typed: current, behind: "", fields)
    } else if before.optionsEnded || !current.hasPrefix("-") {
      completeOperand(behind: before)
    } else if let end = current.firstIndex(of: "="), current.hasPrefix("--") {
      guard let option = Option.allCases.first(where: { $0.long == current[..<end] }) else {
        return
      }
      let prefix = current[...end]
      completeValue(
        of: option, typed: String(current[prefix.endIndex...]), behind: String(prefix), fields)
    } else if let (option, prefix) = WordScan.attachedOption(in: current) {
      completeValue(
        of: option, typed: String(current.dropFirst(prefix.count)), behind: prefix, fields)
    } else {
      candidates = Option.allCases.filter { $0.isTaken(by: all.subcommand) }.map {
        Candidate(word: $0.long, summary: $0.summary(for: all.subcommand))
      }
    }
  }

  /// The value of an option.
  ///
  /// - Parameter prefix: what stands before the value in the same word.
  private mutating func completeValue(
    of option: Option, typed: String, behind prefix: String, _ fields: FieldCandidates
  ) {
    self.prefix = prefix
    guard let value = option.value else { return }
    switch value.kind {
    case .text: break
    case .file: kind = .files
    case .words(let words): candidates = words.map { Candidate(word: $0, summary: "") }
    case .fieldID: candidates = fields.ids(followedBy: "")
    case .assignment, .fileAssignment:
      guard let end = typed.firstIndex(of: "=") else {
        candidates = fields.ids(followedBy: "=")
        return
      }
      self.prefix += typed[...end]
      if value.kind == .fileAssignment {
        kind = .files
      } else {
        candidates = fields.answers(of: typed[..<end])
      }
    }
  }

  private mutating func completeOperand(behind scan: WordScan) {
    guard let subcommand = scan.subcommand else {
      if !scan.operands.isEmpty { return }
      kind = .forms
      candidates = Subcommand.allCases.map {
        Candidate(word: $0.rawValue, summary: $0.summary)
      }
      return
    }
    let isFirst = scan.operands.count == 1
    switch subcommand.operand {
    case .text: break
    case .forms: kind = .forms
    case .form: if isFirst { kind = .forms }
    case .words(let words):
      if isFirst { candidates = words.map { Candidate(word: $0, summary: "") } }
    }
  }
}

/// What the fields of the form on the command line offer.
private struct FieldCandidates {
  let fields: () -> [Field]

  func ids(followedBy end: String) -> [Completion.Candidate] {
    fields().map { Completion.Candidate(word: $0.id + end, summary: $0.label.text { _ in "..." }) }
  }

  /// The answers that a field offers: its options, or yes and no.
  func answers(of id: some StringProtocol) -> [Completion.Candidate] {
    guard let field = fields().first(where: { $0.id.utf8.elementsEqual(id.utf8) }) else {
      return []
    }
    switch field.kind {
    case .boolean: return ["yes", "no"].map { Completion.Candidate(word: $0, summary: "") }
    case .select(let choices):
      return choices.options.map {
        Completion.Candidate(word: $0.valueText, summary: $0.label == $0.valueText ? "" : $0.label)
      }
    default: return []
    }
  }
}
