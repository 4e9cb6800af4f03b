// What errors and warnings of a form file have in common: a place in it.

package import JSON

/// Something found in a form file, and where.
package protocol FormFinding: Sendable {
  /// The bytes of the file that are meant; end exclusive.
  var range: Range<Int> { get }

  /// Where the range is a string and one place in it is meant: that scalar of the decoded string, counted
  /// from 0.
  var scalar: Int? { get }
}

extension FormFinding {
  /// The byte of the file that a caret points at.
  package func byte(in source: SourceText) -> Int {
    guard let scalar else { return range.lowerBound }
    return StringLiteral(at: range.lowerBound, in: source.bytes).byte(ofScalar: scalar)
  }
}
