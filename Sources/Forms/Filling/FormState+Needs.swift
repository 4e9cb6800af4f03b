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
  /// Whether a field that is left empty needs an answer as things stand, though by itself it is optional.
  ///
  /// Only one of ``Form/perhapsNeeded`` ever does. Costs all answers.
  package func needs(_ index: Int) -> Bool {
    guard let shape = form.answerShape else { return false }
    var answers: [JSONValue?] = form.fields.indices.map { other in
      guard form.fields[other].isAsked, shows(other) else { return nil }
      return try? form.fields[other].answer(to: entered[other])
    }
    answers[index] = .null
    return refusals(by: shape, answers)[index] != nil
  }
}
