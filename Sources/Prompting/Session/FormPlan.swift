// What about a form does not change while it is filled in, worked out once.

import Forms

/// Facts about a form that are asked for at each key.
struct FormPlan: Sendable {
  /// For each field the fields whose words show its answer; none where there is no such field.
  let followers: [Int: [Int]]

  /// Cells of the widest label that shows no answer.
  let widestFixedLabel: Int

  /// The fields whose labels show answers.
  let liveLabels: [Int]

  /// Linear in the form.
  init(_ form: Form) {
    var followers: [Int: [Int]] = [:]
    for (index, field) in form.fields.enumerated() {
      for template in [field.label, field.description, field.placeholder].compactMap(\.self) {
        for case .answer(let source) in template.parts {
          followers[source, default: []].append(index)
        }
      }
    }
    self.followers = followers
    let asked = form.fields.indices.filter { form.fields[$0].isAsked }
    liveLabels = asked.filter { form.fields[$0].label.isLive }
    widestFixedLabel =
      asked.lazy.filter { !form.fields[$0].label.isLive }
      .map { Self.width(ofLabel: form.fields[$0].label.text { _ in "" }) }.max() ?? 0
  }

  /// Cells of the widest label of all, with the answers as they stand.
  ///
  /// Costs the labels that show answers.
  func widestLabel(_ state: FormState) -> Int {
    liveLabels.map { Self.width(ofLabel: state.text(of: state.form.fields[$0].label)) }
      .reduce(widestFixedLabel, max)
  }

  /// Cells of a label's first line.
  private static func width(ofLabel label: String) -> Int {
    Row(label.prefix { $0 != "\n" }).width
  }
}
