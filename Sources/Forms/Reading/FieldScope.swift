// What one field of a form file can name: the fields before it, and for better words also those behind it.

/// The fields as one of them sees them.
struct FieldScope {
  /// The place of the field in the form.
  let position: Int

  /// Where each id stands.
  let positions: NameTable

  /// The fields before this one that could be read, and for each place in the form which of them stands there.
  let earlier: [Field]
  let places: [Int]

  /// The place among fields that could be read of one that could not be.
  static let broken = -1

  /// Whether near ids are looked for; not in a file of so many mistakes that these are no longer read.
  let suggests: Bool

  /// - Parameter places: where nothing is said, all fields could be read.
  init(
    position: Int, positions: NameTable, earlier: [Field], places: [Int]? = nil, suggests: Bool
  ) {
    (self.position, self.positions, self.earlier) = (position, positions, earlier)
    self.places = places ?? Array(earlier.indices)
    self.suggests = suggests
  }

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
      let known = earlier.map(\.id)
      return .unknown(suggestion: suggestion(for: id, among: known))
    }
    if place == position { return .itself }
    guard place < places.count else { return .later }
    guard places[place] != Self.broken else { return .broken }
    let field = earlier[places[place]]
    return field.isAsked ? .earlier(place, field) : .note
  }

  /// The place of an earlier field that takes an answer.
  func place(of id: [UInt8]) -> Int? {
    guard let place = positions[id], place < places.count, places[place] != Self.broken,
      earlier[places[place]].isAsked
    else { return nil }
    return place
  }
}
