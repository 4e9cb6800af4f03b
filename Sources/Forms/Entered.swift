// What was entered in a field, by whichever way: before it is known whether that is a valid answer.

/// What was entered in a field.
///
/// Equality is identity of bytes.
package enum Entered: Sendable {
  /// Of every kind that is typed; for a `select` or a `boolean`, what a person would type for it.
  case text(String)

  /// The indices of chosen options, ascending and without repeats, and what was typed beside them.
  case choices([Int], other: String?)

  /// Yes, no, or neither yet.
  case truth(Bool?)

  /// Whether this is nothing at all.
  package var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .choices(let indices, let other): indices.isEmpty && other?.isEmpty ?? true
    case .truth(let truth): truth == nil
    }
  }
}

extension Entered: Equatable {
  package static func == (one: Entered, two: Entered) -> Bool {
    switch (one, two) {
    case (.text(let one), .text(let two)):
      one.utf8.elementsEqual(two.utf8)
    case (.choices(let one, let other), .choices(let two, let another)):
      one == two && other.map { Array($0.utf8) } == another.map { Array($0.utf8) }
    case (.truth(let one), .truth(let two)):
      one == two
    default:
      false
    }
  }
}

extension Field {
  /// What is entered while nothing is.
  package var nothing: Entered {
    switch kind {
    case .boolean: .truth(nil)
    case .select: .choices([], other: nil)
    default: .text("")
    }
  }
}
