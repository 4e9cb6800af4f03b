// Names in an object of answers, and the fields that they mean.

/// The fields of a form by the names that answers have.
struct AnswerNames: Sendable {
  private let form: Form
  /// The index of the field with an id.
  private var ids = NameTable()
  /// Of nested answers, what stands before the dots of ids.
  private var groups = NameTable()

  /// What a name means.
  enum Meaning {
    case field(Int)
    /// Of an object that holds the fields whose ids begin with the name and a dot.
    case group
    case nothing(suggestion: String?)
  }

  /// Linear in the form's ids.
  init(_ form: Form) {
    self.form = form
    for (index, field) in form.fields.enumerated() where field.isAsked {
      ids.insert(field.id.utf8, index)
      guard form.isNested else { continue }
      for dot in field.id.utf8.indices where field.id.utf8[dot] == UInt8(ascii: ".") {
        groups.insert(field.id.utf8[..<dot], index)
      }
    }
  }

  /// What a name means, dots and what stands before them included.
  ///
  /// Costs the length of the name where it means something.
  func meaning(of name: String) -> Meaning {
    if let index = ids[name.utf8] { return .field(index) }
    if groups[name.utf8] != nil { return .group }
    let known = form.fields.filter(\.isAsked).map(\.id)
    return .nothing(suggestion: suggestion(for: name, among: known))
  }

  /// The fields of a group; ascending.
  func fields(ofGroup name: String) -> [Int] {
    form.fields.indices.filter { form.fields[$0].id.utf8.starts(with: (name + ".").utf8) }
  }
}
