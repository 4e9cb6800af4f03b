// What stderr is told about answers: which are missing or not valid and how to give them, and which were not used.

import Forms

extension Diagnostics {
  /// For each field its id, its label, what is wrong, and the option that would give the answer, or what
  /// gave one that is refused; in the order of the form.
  ///
  /// - Parameter origins: what gave the answer of each field; empty where that is not known.
  static func answers(
    _ refusals: [Int: Refusal], _ state: FormState, _ remedy: Remedy, origins: [String] = []
  ) -> [String] {
    refusals.sorted { $0.key < $1.key }.map { index, refusal in
      let field = state.form.fields[index]
      if refusal != .missing, origins.indices.contains(index), !origins[index].isEmpty {
        return "ttyform: \(origins[index]) \(field.id): \(refusal.sentence)"
      }
      let label = state.text(of: field.label).split(separator: "\n").joined(separator: " ")
      let name = label.isIdentical(to: field.id) ? field.id : "\(field.id) (\(label))"
      return "ttyform: \(name): \(refusal.sentence) Give it with \(field.option(remedy))"
    }
  }

  /// What there is to tell about the records of a batch: `stdin:LINE: NAME: ...`, or where it is about the
  /// JSON itself `stdin:LINE:COLUMN: ...`.
  ///
  /// The line is not shown: it may be long, and hold what is secret.
  static func records(_ reports: [Batch.Report]) -> [String] {
    reports.map { report in
      "stdin:\(report.line)" + (report.problem.column.map { ":\($0)" } ?? "")
        + (report.problem.isNote ? ": note: " : ": ") + report.problem.sentence
    }
  }

  /// That answers that were known are not in the output.
  static func unused(_ state: FormState) -> [String] {
    state.unusedKnown.map { field in
      "ttyform: note: the answer for \"\(field.id)\" is left out, since its field is hidden"
    }
  }
}

extension Field {
  /// The option that would give an answer, as a person would write it.
  fileprivate func option(_ remedy: Remedy) -> String {
    switch remedy {
    case .defaultAnswer: "--default \(ShellQuoting.word(exampleText))"
    case .set where isSecret: "--set-file \(ShellQuoting.word(id + "=FILE"))"
    case .set where exampleText.utf8.contains(UInt8(ascii: "\n")):
      "-s \(ShellQuoting.word(id))=\(ShellQuoting.lines(exampleText))"
    case .set: "-s \(ShellQuoting.word(id + "=" + exampleText))"
    }
  }
}
