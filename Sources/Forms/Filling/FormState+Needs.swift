// Fields that need an answer because of what is answered elsewhere.

import JSON

extension Form {
  /// The indices of the fields that may need an answer as soon as others have one.
  ///
  /// Linear in what the form says of its answers as a whole.
  package var perhapsNeeded: Set<Int> {
    guard let shape = answerShape else { return [] }
    return Set(shape.objects.flatMap(\.required) + shape.requirements.flatMap(\.fields))
  }
}

extension FormState {
  /// The fields that are left empty and need an answer as things stand, though by themselves they are optional.
  ///
  /// Costs all answers, where the form has any ``Form/perhapsNeeded``.
  package var needed: Set<Int> { needed(leavingEmpty: nil) }

  /// Whether a field would be one of ``needed`` if it were left empty.
  package func needs(_ index: Int) -> Bool { needed(leavingEmpty: index).contains(index) }

  private func needed(leavingEmpty index: Int?) -> Set<Int> {
    guard let shape = form.answerShape else { return [] }
    var answers: [JSONValue?] = form.fields.indices.map { index in
      guard form.fields[index].isAsked, shows(index) else { return nil }
      return try? form.fields[index].answer(to: entered[index])
    }
    if let index { answers[index] = .null }
    return Set(refusals(by: shape, answers).filter { $0.value == .missing }.keys)
  }
}
