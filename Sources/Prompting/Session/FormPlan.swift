// What about a form does not change while it is filled in, worked out once.

import Forms

/// Facts about a form that are asked for at each key.
struct FormPlan: Sendable {
  /// For each field the fields whose words show its answer; none where there is no such field.
  let followers: [Int: [Int]]

  /// The fields that may need an answer as soon as others have one, ascending.
  let perhapsNeeded: [Int]

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
    perhapsNeeded = form.perhapsNeeded.sorted()
  }
}
