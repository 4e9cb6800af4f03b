// What a person has entered so far, as it is kept on the disk: JSON, never with a secret in it.

package import JSON

/// What was entered in a form beyond what it started with.
///
/// Equality is that of the bytes that are written.
package struct Draft: Sendable, Equatable {
  /// What tells forms apart whose file has the same name: a hash of the file.
  package var content: UInt64

  /// The name of the form's file, for the person who looks at a list of drafts.
  package var form: String

  /// The id of the field that had the cursor.
  package var focus: String?

  /// By the ids of the fields, in the order of the form; behind them what fits no field of it any more.
  package private(set) var entries: [JSONMember] = []

  package init(of form: String, content: UInt64) {
    (self.form, self.content) = (form, content)
  }

  /// Whether nothing was entered that would be worth keeping.
  package var isEmpty: Bool { entries.isEmpty }

  /// Keeps what is entered in a field, unless it is secret.
  package mutating func append(_ entered: Entered, for field: Field) {
    guard !field.isSecret else { return }
    entries.append(JSONMember(name: field.id, value: field.kept(entered)))
  }

  /// Keeps what is entered beyond what a filling in started with: not what was known, and not what follows
  /// other answers.
  ///
  /// - Parameter untold: what was typed in a field that the state has not been told.
  package mutating func append(
    _ state: FormState, beyond start: FormState, untold: (Int) -> Entered?
  ) {
    for (index, field) in state.form.fields.enumerated()
    where field.isAsked && !state.isKnown(index) {
      let untold = untold(index)
      guard untold != nil || !state.follows(index) else { continue }
      let entered = untold ?? state.entered[index]
      if entered != start.entered[index] { append(entered, for: field) }
    }
  }

  /// Keeps what fitted no field when a draft was restored: it is there still when that form comes back.
  package mutating func append(unplaced: [JSONMember]) { entries += unplaced }

  // MARK: Bytes

  private static let version = "1"

  /// The draft as a file.
  package var bytes: [UInt8] {
    var members = [
      JSONMember(name: "version", value: .number(Self.version)),
      JSONMember(name: "form", value: .string(form)),
      JSONMember(name: "content", value: .string(String(content, radix: 16))),
    ]
    if let focus { members.append(JSONMember(name: "focus", value: .string(focus))) }
    members.append(JSONMember(name: "entered", value: .object(entries)))
    return JSONWriter().bytes(of: .object(members)) + [UInt8(ascii: "\n")]
  }

  /// The draft in a file; `nil` where it is none, or one of another version.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONDocument(parsing: bytes).root.value,
      case .number(Self.version)? = root[member: "version"],
      case .string(let form)? = root[member: "form"],
      case .string(let digits)? = root[member: "content"], let content = UInt64(digits, radix: 16),
      case .object(let entries)? = root[member: "entered"]
    else { return nil }
    self.init(of: form, content: content)
    self.entries = entries
    if case .string(let focus)? = root[member: "focus"] { self.focus = focus }
  }
}

extension Field {
  /// What is entered as it is kept in a draft: also where it is no answer yet.
  fileprivate func kept(_ entered: Entered) -> JSONValue {
    switch entered {
    case .text(let text): return .string(text)
    case .truth(let truth): return truth.map(JSONValue.bool) ?? .null
    case .choices(let indices, let other):
      let options = choices?.options ?? []
      let values = indices.filter(options.indices.contains).map { options[$0].value }
      var members = [JSONMember(name: "chosen", value: .array(values))]
      if let other { members.append(JSONMember(name: "typed", value: .string(other))) }
      return .object(members)
    }
  }
}
