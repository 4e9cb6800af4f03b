// What one field of a form file can name: the fields before it, and for better words also those behind it.

/// The fields as one of them sees them.
struct FieldScope {
  /// The place of the field in the form.
  let position: Int

  /// Where each id stands.
  let positions: NameTable

  /// The fields before this one; `nil` for one that could not be read.
  let earlier: [Field?]

  /// Whether near ids are looked for; not in a file of so many mistakes that these are no longer read.
  let suggests: Bool

  /// What an id names.
  enum Named {
    case earlier(Int, Field)
    /// An earlier field that has mistakes itself: nothing more can be said.
    case broken
    case note
    case itself
    case later
    case unknown(suggestion: String?)
  }

  func field(named id: String) -> Named {
    guard let place = positions[id.utf8] else {
      guard suggests else { return .unknown(suggestion: nil) }
      let known = earlier.compactMap { $0?.id }
      return .unknown(suggestion: suggestion(for: id, among: known))
    }
    if place == position { return .itself }
    guard place < earlier.count else { return .later }
    guard let field = earlier[place] else { return .broken }
    return field.isAsked ? .earlier(place, field) : .note
  }

  /// The place of an earlier field that takes an answer.
  func place(of id: [UInt8]) -> Int? {
    guard let place = positions[id], place < earlier.count, let field = earlier[place],
      field.isAsked
    else { return nil }
    return place
  }
}
