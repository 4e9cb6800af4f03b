// What has been answered, in the order of the form.

package import JSON

/// The answers of a filled form, in the order of the form.
package struct Answers: Sendable, Equatable {
  /// One for each field that was asked, by its whole id; an optional field left empty is null.
  package private(set) var members: [JSONMember] = []

  /// Whether dots in ids make nested objects of ``value``.
  package let isNested: Bool

  /// What is written instead of the members, where the form says how its answers are put together.
  private var shaped: ShapedAnswers?

  package init(nested: Bool = false) {
    isNested = nested
  }

  /// - Parameter answers: one for each field of the form; `nil` where it is not asked.
  init(_ answers: [JSONValue?], to state: FormState) {
    isNested = state.form.isNested
    for (field, answer) in zip(state.form.fields, answers) {
      if let answer { append(answer, for: field) }
    }
    var written = answers
    if let language = state.form.templateLanguage {
      for (index, field) in state.form.fields.enumerated() {
        written[index] = answers[index].map { field.written($0, in: language) }
      }
    }
    shaped = state.form.answerShape.map { state.shaped(by: $0, written) }
  }

  package mutating func append(_ value: JSONValue, for field: Field) {
    members.append(JSONMember(name: field.id, value: value))
  }

  /// The answer of the field with an id; `nil` where it was not asked.
  ///
  /// Linear in the answers.
  package subscript(id: String) -> JSONValue? {
    members.first { $0.name.isIdentical(to: id) }?.value
  }

  /// The answers as one object.
  ///
  /// Linear; where they are nested, times the depth of ids.
  package var value: JSONValue {
    guard let shaped else {
      // The common way makes no other array: see ``NameTable``.
      if !isNested { return .object(members) }
      return value(of: members.map { (id: $0.name, value: $0.value) })
    }
    let value = value(of: shaped.entries.map { (id: $0.id, value: $0.value) })
    guard let wrapper = shaped.wrapper else { return value }
    return .object([JSONMember(name: wrapper, value: value)])
  }

  private func value(of entries: [(id: String, value: JSONValue?)]) -> JSONValue {
    guard isNested else {
      return .object(entries.map { JSONMember(name: $0.id, value: $0.value ?? .object([])) })
    }
    return Self.nested(entries.map { Leaf(path: NestedID.parts(of: $0.id)[...], value: $0.value) })
  }

  private struct Leaf {
    /// What is left of the id's parts.
    var path: ArraySlice<String>
    /// `nil` for an object that is there with or without members.
    let value: JSONValue?
  }

  /// An object of leaves, grouped by the first part of their paths, each group where its first member
  /// stands.
  ///
  /// Recurses once a part of an id.
  private static func nested(_ leaves: [Leaf]) -> JSONValue {
    var names: [String] = []
    var groups: [[Leaf]] = []
    var places: [[UInt8]: Int] = [:]
    for var leaf in leaves {
      guard let name = leaf.path.popFirst() else { continue }
      if let place = places[Array(name.utf8)] {
        groups[place].append(leaf)
      } else {
        places[Array(name.utf8)] = groups.count
        names.append(name)
        groups.append([leaf])
      }
    }
    return .object(
      zip(names, groups).map { name, group in
        let value = group.count == 1 && group[0].path.isEmpty ? group[0].value : nil
        return JSONMember(name: name, value: value ?? nested(group))
      })
  }
}

/// Ids whose dots make nested objects.
enum NestedID {
  /// How many parts an id may have, so that answers are no deeper than other programs read.
  static let partLimit = 64

  static func parts(of id: String) -> [String] {
    id.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
