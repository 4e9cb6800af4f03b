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

extension Array where Element: FormFinding {
  /// The bytes of the file that carets point at, in the order of the findings.
  ///
  /// A string with many findings is walked once where they stand together and ascending.
  package func bytes(in source: SourceText) -> [Int] {
    var bytes: [Int] = []
    var rest = self[...]
    while let first = rest.first {
      let start = first.range.lowerBound
      let scalars = rest.prefix { $0.range.lowerBound == start && $0.scalar != nil }
        .compactMap(\.scalar)
      if scalars.isEmpty {
        bytes.append(start)
      } else {
        bytes += StringLiteral(at: start, in: source.bytes).bytes(ofScalars: scalars)
      }
      rest = rest.dropFirst(Swift.max(1, scalars.count))
    }
    return bytes
  }
}
