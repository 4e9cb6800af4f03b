// What comes of a form in another dialect: the same form in the native one, each part with the place that it came from.

import Forms
package import JSON

/// A form of another dialect, written natively.
///
/// The tree is what a native form file holds, so one reader makes forms of both and finds what is wrong; the places in
/// it are those of the file that was translated.
package struct Translation: Sendable {
  package var root: JSONNode

  /// What could not be carried over, in the order of the file.
  package var warnings: [DialectWarning]

  /// - Parameter warnings: in any order, the same one perhaps several times.
  package init(root: JSONNode, warnings: [DialectWarning] = []) {
    self.root = root
    self.warnings = warnings.eachOnce
  }
}

/// Something of a form in another dialect that has no place in the native one.
package struct DialectWarning: FormFinding, Equatable {
  /// What is lost and what stands instead, in half a sentence.
  ///
  /// It may quote the file, so it is not yet harmless for a screen.
  package let sentence: String

  package let range: Range<Int>
  package let scalar: Int?

  /// Whether both are about what begins at the same place.
  fileprivate func isBeside(_ other: DialectWarning) -> Bool {
    range.lowerBound == other.range.lowerBound
  }

  package init(_ sentence: String, at range: Range<Int>, scalar: Int? = nil) {
    (self.sentence, self.range, self.scalar) = (sentence, range, scalar)
  }
}

extension [DialectWarning] {
  /// By place, without those that are there already: what is looked at twice is told once.
  var eachOnce: [DialectWarning] {
    guard count > 1 else { return self }
    var told: [DialectWarning] = []
    for warning in sortedByPlace
    where !told.reversed().prefix(while: { $0.isBeside(warning) }).contains(warning) {
      told.append(warning)
    }
    return told
  }
}

extension Array where Element: FormFinding {
  /// By place; those of one place stay in the order of their finding.
  var sortedByPlace: [Element] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
