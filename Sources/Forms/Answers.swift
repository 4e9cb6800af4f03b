// What has been answered, in the order of the form.

package import JSON

/// The answers of a filled form, in the order of the form.
package struct Answers: Sendable, Equatable {
  /// One for each field that was asked; an optional field left empty is null.
  package private(set) var members: [JSONMember] = []

  package init() {}

  package mutating func append(_ value: JSONValue, for field: Field) {
    members.append(JSONMember(name: field.id, value: value))
  }

  /// The answers as one object.
  package var value: JSONValue { .object(members) }
}
