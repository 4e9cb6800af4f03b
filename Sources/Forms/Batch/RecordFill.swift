// Filling a form from objects of answers: the one place that says what a record of a batch comes to. Pure: bytes of
// one record in, answers or every problem out.
//
// Types must fit: a number for a number field, the option's value for a choice. Null is no answer; a default fills
// only what is absent. Where the form nests its answers, nested objects and dotted names are the same.

import JSON

/// Fills in one form from many records.
struct RecordFill: Sendable {
  private let names: AnswerNames
  /// The form with nothing but its defaults.
  private let unfilled: FormState
  private let hasSecrets: Bool

  init(_ form: Form) {
    names = AnswerNames(form)
    unfilled = FormState(form: form)
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
        problems: RecordProblem.notJSON(parsing.problems, in: record, isSecret: hasSecrets))
    }
    guard case .object(let members) = root.content else {
      return Outcome(
        problems: [RecordProblem(name: nil, fact: .notAnObject(found: root.typeName))])
    }
    var entry = RecordEntry(state: unfilled, names: names)
    entry.enter(members)
    return entry.finish()
  }
}

/// The walk over one record.
private struct RecordEntry {
  private var state: FormState
  private let names: AnswerNames
  private var problems: [RecordProblem] = []
  /// The fields that the record answers, and what is wrong with those that mean nothing to them.
  private var given: [Int: Refusal?] = [:]

  init(state: FormState, names: AnswerNames) {
    self.state = state
    self.names = names
  }

  /// Takes the members of an object.
  ///
  /// Recurses once a part of an id.
  ///
  /// - Parameter group: what stands before their names: nothing, or names with a dot behind each.
  mutating func enter(_ members: [JSONNode.Member], group: String = "") {
    for member in members {
      let name = group + member.name
      switch (names.meaning(of: name), member.value.content) {
      case (.field(let index), _):
        enter(member.value.value, at: index)
      case (.group, .object(let members)):
        enter(members, group: name + ".")
      case (.group, .null):
        for index in names.fields(ofGroup: name) { enter(.null, at: index) }
      case (.group, _):
        report(
          .refused(.wrongType(expected: "an object", found: member.value.typeName)), of: name)
      case (.nothing(let suggestion), _):
        report(.unknownName(suggestion: suggestion), of: name)
      }
    }
  }

  private mutating func enter(_ value: JSONValue, at index: Int) {
    let field = state.form.fields[index]
    guard given[index] == nil else { return report(.repeated, of: field.id) }
    do throws(Refusal) {
      let entered = try field.entered(from: value)
      state.set(entered, for: index)
      given[index] = .some(nil)
    } catch {
      state.set(field.nothing, for: index)
      given[index] = field.isSecret ? error.withoutAnswer(field.kind) : error
    }
  }

  private mutating func report(_ fact: RecordProblem.Fact, of name: String) {
    problems.append(RecordProblem(name: name.abridged, fact: fact))
  }

  /// The answers, or what is wrong with all of them.
  consuming func finish() -> RecordFill.Outcome {
    var refusals = given.compactMapValues(\.self).filter { state.shows($0.key) }
    var answers: Answers?
    do throws(RefusedAnswers) {
      answers = try state.answers()
    } catch {
      refusals.merge(error.refusals) { understood, _ in understood }
    }
    let misled = state.fields(followingAny: refusals.keys.filter(isNotUnderstood))
    for (index, refusal) in refusals.sorted(by: { $0.key < $1.key }) where !misled.contains(index) {
      report(.refused(refusal), of: state.form.fields[index].id)
    }
    if !problems.isEmpty { return RecordFill.Outcome(problems: problems) }
    for index in given.keys.sorted() where !state.shows(index) && !state.entered[index].isEmpty {
      report(.hidden, of: state.form.fields[index].id)
    }
    return RecordFill.Outcome(answers: answers, problems: problems)
  }

  /// Whether what was given for a field tells nothing, so that what depends on it cannot be told either.
  private func isNotUnderstood(_ index: Int) -> Bool {
    if case .some(.some) = given[index] { return true }
    let field = state.form.fields[index]
    return !state.entered[index].isEmpty && field.value(to: state.entered[index]) == .null
  }
}

extension String {
  /// The text without what a line of an error has no room for.
  fileprivate var abridged: String {
    let limit = 60
    return unicodeScalars.count > limit ? String(unicodeScalars.prefix(limit)) + "…" : self
  }
}
