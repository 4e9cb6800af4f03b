// The answers of a form while it is filled in: what is entered, which fields show, and the defaults that follow.

package import JSON

/// What was entered so far, and what follows from it.
///
/// Indices are those of the form's fields.
package struct FormState: Sendable {
  package let form: Form

  /// One for each field, notes and hidden ones among them: what was typed in a field that is hidden is
  /// kept in case it comes back.
  package private(set) var entered: [Entered] = []

  /// Whether each field's condition holds.
  private var shown: [Bool]

  /// Whether each field's default still follows earlier answers.
  private var follows: [Bool] = []

  /// Whether each field's answer is known, so that it is not asked.
  private var known: [Bool] = []

  private let dependents: Dependents

  /// Starts with what is known or filled in already, else with the defaults.
  ///
  /// Linear in the form.
  ///
  /// - Parameters:
  ///   - known: answers of fields that are not asked, unless what is known of one is no answer and it needs
  ///     one.
  ///   - filledIn: answers of fields that are asked all the same; what is known goes before them.
  package init(form: Form, known: KnownAnswers? = nil, filledIn: KnownAnswers? = nil) {
    self.form = form
    shown = form.fields.map { _ in true }
    for (index, field) in form.fields.enumerated() {
      let known = known?.entered(index)
      let given = known ?? filledIn?.entered(index)
      entered.append(given ?? field.defaultEntered ?? field.nothing)
      follows.append(field.defaultTemplate != nil && given == nil)
      self.known.append(
        known.map { !$0.isEmpty || (try? field.answer(to: $0)) != nil } ?? false)
    }
    dependents = Dependents(form)
    for index in form.fields.indices {
      shown[index] = conditionHolds(index)
      if let followed = followedDefault(index) { entered[index] = followed }
    }
  }

  /// Whether the field is there to be seen: its condition holds, or it has none.
  package func shows(_ index: Int) -> Bool { shown[index] }

  /// Whether the field's answer was known before anybody was asked.
  package func isKnown(_ index: Int) -> Bool { known[index] }

  /// Whether the field is to be asked as things stand: it takes an answer, shows, and is not known.
  package func asks(_ index: Int) -> Bool {
    form.fields[index].isAsked && shown[index] && !known[index]
  }

  /// Whether the field's default still follows earlier answers: it has a template, and nobody entered
  /// anything.
  package func follows(_ index: Int) -> Bool { follows[index] }

  /// Whether what is entered in a field decides anything about others: whether they show, or their
  /// defaults.
  ///
  /// Where it does not, it need be set only when words that show it are drawn or the form is sent.
  package func hasDependents(_ index: Int) -> Bool { dependents.has(index) }

  /// Whether what is entered in a field decides which others are asked.
  package func decidesWhatIsAsked(_ index: Int) -> Bool {
    dependents.decideWhatIsAsked(index, in: form)
  }

  /// The fields that depend on some of those with the indices, or on fields that do; also those whose rules do.
  func fields(followingAny indices: [Int]) -> Set<Int> {
    let following = dependents.following(indices)
    let sources = following.union(indices)
    let ruled = (form.answerShape?.rules ?? [:]).filter { _, rules in
      rules.contains { $0.condition.fields.contains(where: sources.contains) }
    }
    return following.union(ruled.keys)
  }

  /// What else changed when something was entered.
  package struct Change: Sendable, Equatable {
    /// The fields that came into sight or went out of it, ascending.
    package var toggled: [Int] = []

    /// The fields whose default followed, ascending: something else is entered there now.
    package var followed: [Int] = []
  }

  /// Notes what was entered in a field, and works out anew what depends on it.
  ///
  /// For what a person does: a default that followed earlier answers stays as it is from now on. Costs
  /// what was entered and the fields that change and look at others that do, whatever the size of the
  /// form.
  @discardableResult
  package mutating func set(_ entered: Entered, for index: Int) -> Change {
    follows[index] = false
    guard self.entered[index] != entered else { return Change() }
    self.entered[index] = entered
    return shown[index] ? spread(from: index) : Change()
  }

  private mutating func spread(from index: Int) -> Change {
    var change = Change()
    var pending = PendingFields()
    for dependent in dependents.of(index) { pending.insert(dependent) }
    while let next = pending.popFirst() {
      let before = (isShown: shown[next], entered: entered[next])
      shown[next] = conditionHolds(next)
      if shown[next] != before.isShown { change.toggled.append(next) }
      if let followed = followedDefault(next), followed != before.entered {
        entered[next] = followed
        change.followed.append(next)
      }
      // What is hidden is seen by nobody, and neither is that nothing is entered.
      let seenBefore = before.isShown ? before.entered : form.fields[next].nothing
      let seenNow = shown[next] ? entered[next] : form.fields[next].nothing
      guard seenNow != seenBefore else { continue }
      for dependent in dependents.of(next) { pending.insert(dependent) }
    }
    return change
  }

  private func conditionHolds(_ index: Int) -> Bool {
    form.fields[index].condition?.holds(value) ?? true
  }

  private func followedDefault(_ index: Int) -> Entered? {
    let field = form.fields[index]
    guard follows[index], let template = field.defaultTemplate else { return nil }
    // What means nothing to a choice, or is longer than any default, is none.
    guard let text = template.text({ value(of: $0).bareText }) else { return field.nothing }
    return (try? field.entered(fromLine: text)) ?? field.nothing
  }
}

extension FormState {
  /// The answer of a field by its type, whatever the rules say of it; null while the field is hidden.
  package func value(of index: Int) -> JSONValue {
    shows(index) ? form.fields[index].value(to: entered[index]) : .null
  }

  /// The answer of a field as it is shown in words: a choice's label, a secret's dots; empty while the
  /// field is hidden.
  package func shownAnswer(of index: Int) -> String {
    shows(index) ? form.fields[index].shownText(of: entered[index]) : ""
  }

  /// The words of a template with the answers as they stand.
  package func text(of template: Template) -> String {
    template.text(shownAnswer)
  }

  /// Whether some field from an index on is asked as things stand.
  package func asks(from index: Int) -> Bool {
    form.fields.indices.contains { $0 >= index && asks($0) }
  }

  /// What is wrong with answers that were known from the start, by the index of the field: also of those
  /// that do not show yet.
  package var refusedKnown: [(index: Int, refusal: Refusal)] {
    form.fields.indices.compactMap { index in
      guard known[index] else { return nil }
      do throws(Refusal) {
        _ = try form.fields[index].answer(to: entered[index])
        return nil
      } catch {
        return (index, error)
      }
    }
  }

  /// The fields whose answers were known and are not among the answers, since they do not show.
  package var unusedKnown: [Field] {
    form.fields.indices.filter { index in
      known[index] && !shown[index] && !entered[index].isEmpty
        // A blank may be no answer, and then nothing is left out.
        && (try? form.fields[index].answer(to: entered[index])) != .null
    }
    .map { form.fields[$0] }
  }

  /// The answers in the order of the form, hidden fields left out.
  ///
  /// Throws what is wrong with each field that is not valid.
  package func answers() throws(RefusedAnswers) -> Answers {
    var answers: [JSONValue?] = form.fields.map { _ in nil }
    var refusals: [Int: Refusal] = [:]
    for (index, field) in form.fields.enumerated() where field.isAsked && shows(index) {
      do throws(Refusal) {
        answers[index] = try field.answer(to: entered[index])
      } catch {
        refusals[index] = error
      }
    }
    if let shape = form.answerShape {
      refusals.merge(self.refusals(by: shape, answers)) { own, _ in own }
    }
    guard refusals.isEmpty else { throw RefusedAnswers(refusals: refusals) }
    return Answers(answers, to: self)
  }
}

/// Why a form's answers are refused; never empty.
package struct RefusedAnswers: Error, Equatable, Sendable {
  /// By the index of the field.
  package let refusals: [Int: Refusal]

  package init(refusals: [Int: Refusal]) {
    self.refusals = refusals
  }
}
