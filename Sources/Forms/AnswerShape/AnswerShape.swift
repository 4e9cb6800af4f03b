// What a form says of its answers as a whole, beyond one answer a field: the free key `x-answers`.
//
// The answers of a form in another dialect have to be what that dialect takes: valid by a JSON Schema, or a file of
// cookiecutter's. Native forms never need this, so it is no key of the format.
//
//     "x-answers": {
//       "omitEmpty": true,                                   no answer is left out, instead of null
//       "objects": [
//         {"id": "home", "when": {...}}, {"id": "work", "optional": true, "required": ["work.street"]}
//       ],
//       "constants": [{"id": "version", "value": 2, "when": {"field": "kind", "equals": "new"}}],
//       "required": [{"fields": ["card"], "when": {"field": "pays", "equals": true}}],
//       "rules": [{"field": "zip", "when": {...}, "accepts": {"validation": {"maxLength": 5}}}],
//       "under": "default_context"                           all of it is the value of this one name
//     }
//
// Ids and conditions are those of fields; unlike a field's own condition, one of these may look at any field.

package import JSON

/// How the answers of a form are put together.
package struct AnswerShape: Sendable {
  /// Whether a field without an answer is left out of what is written, where it has no ``Field/emptyAnswer``.
  package internal(set) var omitsEmpty = false

  /// In the order of the form file, outer ones before inner ones.
  package internal(set) var objects: [AnswerObject] = []

  package internal(set) var constants: [AnswerConstant] = []

  package internal(set) var requirements: [Requirement] = []

  /// By the index of the field, in the order of the form file.
  package internal(set) var rules: [Int: [ConditionalRule]] = [:]

  /// The name that all answers are written under; `nil` where they are the document themselves.
  package internal(set) var wrapper: String?

  init() {}
}

/// An object of nested answers.
package struct AnswerObject: Sendable {
  /// Dotted, as the ids of the fields in it.
  package let id: String

  /// Whether it may be left out.
  ///
  /// One that may not is written even with nothing in it, wherever the object around it is there.
  package let isOptional: Bool

  /// Where it has one, an object that may not be left out is there without members only while this holds.
  let condition: Condition?

  /// The indices of the fields in it that need an answer as soon as one of its fields has an answer that is not
  /// its default.
  ///
  /// Until then the whole object is left out where one of these has no answer.
  let required: [Int]

  /// The indices of all fields in it.
  let fields: [Int]
}

/// What nobody is asked, but is among the answers.
package struct AnswerConstant: Sendable {
  /// Dotted where the answers are nested; written where the object around it is there.
  package let id: String

  package let value: JSONValue

  let condition: Condition?
}

/// Fields that need an answer while a condition holds.
package struct Requirement: Sendable {
  /// Indices.
  let fields: [Int]

  let condition: Condition
}
