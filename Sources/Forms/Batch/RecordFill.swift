// Filling a form from objects of answers: the one place that says what a record of a batch comes to. Pure: bytes of
// one record in, answers or every problem out.
//
// Types must fit, as in all answers that come as JSON; a default fills only what is absent.

import JSON

/// Fills in one form from many records.
struct RecordFill: Sendable {
  private let form: Form
  private let nothingKnown: KnownAnswers
  private let hasSecrets: Bool

  init(_ form: Form) {
    self.form = form
    nothingKnown = KnownAnswers(of: form)
    hasSecrets = form.fields.contains(where: \.isSecret)
  }

  /// What came of a record.
  struct Outcome: Sendable {
    /// `nil` where the record is not valid.
    var answers: Answers?
    /// The notes of a valid record, or everything that is wrong with another.
    var problems: [RecordProblem] = []
  }

  /// The answers that a record gives.
  ///
  /// Linear in the record and the form.
  func outcome(of record: [UInt8]) -> Outcome {
    let parsing = JSONDocument.parse(record)
    guard let root = parsing.root, parsing.problems.isEmpty else {
      return Outcome(
        problems: RecordProblem.told(
          of: RecordProblem.notJSON(parsing.problems, in: record, isSecret: hasSecrets)))
    }
    var known = nothingKnown
    var unfit: [KnownProblem] = []
    var refusals: [Int: Refusal] = [:]
    for problem in known.take(root) {
      if case .notAnObject = problem.fact {
        return Outcome(problems: RecordProblem.unfit([problem], in: record))
      }
      if case .refused(let refusal) = problem.fact,
        let index = problem.field.flatMap(known.index)
      {
        refusals[index] = refusal
        // Not the default, which the record has spoken against.
        _ = known.take(text: "", for: index)
      } else {
        unfit.append(problem)
      }
    }
    let state = FormState(form: form, known: known)
    let result = answers(of: state, refusals)
    let problems = RecordProblem.unfit(unfit, in: record) + result.problems
    if !problems.isEmpty { return Outcome(problems: RecordProblem.told(of: problems)) }
    return Outcome(
      answers: result.answers,
      problems: state.unusedKnown.map { .hidden(field: $0.id) })
  }

  /// - Parameter misfits: why values mean nothing to their fields, by the index of the field.
  private func answers(of state: FormState, _ misfits: [Int: Refusal]) -> Outcome {
    var refusals = misfits.filter { state.shows($0.key) }
    var outcome = Outcome()
    do throws(RefusedAnswers) {
      outcome.answers = try state.answers()
    } catch {
      refusals.merge(error.refusals) { misfit, _ in misfit }
    }
    // What depends on a value that tells nothing cannot be held against the record.
    let untold = refusals.keys.filter { index in
      misfits[index] != nil || !state.entered[index].isEmpty && state.value(of: index) == .null
    }
    let misled = state.fields(followingAny: untold)
    for (index, refusal) in refusals.sorted(by: { $0.key < $1.key }) where !misled.contains(index) {
      outcome.problems.append(.refused(refusal, field: form.fields[index].id))
    }
    return outcome
  }
}
