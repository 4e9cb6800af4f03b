// The answers of a form while it is filled in: what is entered, which fields show, and the defaults that follow.

/// What was entered so far, and what follows from it.
package struct FormState: Sendable {
  package let form: Form

  /// One for each field, notes and hidden ones among them.
  package private(set) var entered: [Entered]

  private var shown: [Bool]

  /// Starts with every default filled in.
  package init(form: Form) {
    self.form = form
    entered = form.fields.map { $0.defaultEntered ?? $0.nothing }
    shown = form.fields.map { _ in true }
  }

  /// Whether the field is there to be seen: its condition holds, or it has none.
  package func shows(_ index: Int) -> Bool { shown[index] }

  /// Whether the answer of the field with that index decides anything about others: whether they show,
  /// or their defaults.
  ///
  /// What is entered in other fields need be set only when the form is sent or words that show it are
  /// drawn.
  package func hasDependents(_ index: Int) -> Bool { false }

  /// Notes what was entered in a field, and works out anew what depends on it.
  ///
  /// A default that followed earlier answers stays as it is from now on.
  @discardableResult
  package mutating func set(_ entered: Entered, for index: Int) -> Change {
    self.entered[index] = entered
    return Change()
  }

  /// What else changed when something was entered.
  package struct Change: Sendable, Equatable {
    /// The fields that came into sight or went out of it, ascending.
    package var toggled: [Int] = []

    /// The fields whose default followed, ascending: something else is entered there now.
    package var followed: [Int] = []
  }

  /// The words of a template with the answers as they stand.
  package func text(of template: Template) -> String {
    template.text(shownAnswer)
  }

  /// The answer of a field as it is shown in words: a choice's label, a secret's dots; empty while the
  /// field is hidden.
  package func shownAnswer(of index: Int) -> String {
    guard shows(index) else { return "" }
    return form.fields[index].shownText(of: entered[index])
  }

  /// The answers in the order of the form, hidden fields left out.
  ///
  /// Throws what is wrong with each field that is not valid.
  package func answers() throws(RefusedAnswers) -> Answers {
    var answers = Answers()
    var refusals: [Int: Refusal] = [:]
    for (index, field) in form.fields.enumerated() where field.isAsked && shows(index) {
      do throws(Refusal) {
        answers.append(try field.answer(to: entered[index]), for: field)
      } catch {
        refusals[index] = error
      }
    }
    guard refusals.isEmpty else { throw RefusedAnswers(refusals: refusals) }
    return answers
  }
}

/// Why a form's answers are refused; never empty.
package struct RefusedAnswers: Error, Equatable, Sendable {
  /// By the index of the field.
  package let refusals: [Int: Refusal]
}
