// The size of a terminal.

/// The size of a terminal in cells, at least 1 x 1: what is reported as 0 is taken as 1.
package struct Size: Equatable, Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// The most columns or rows that are believed where a size is written: no screen has more.
  package static let limit = 1000

  /// Reads `COLUMNSxROWS`, such as `80x24`; `nil` for anything else, and for what is not from 1 to
  /// ``limit``.
  package init?(_ text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(part) : nil
    }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      1...Self.limit ~= columns, 1...Self.limit ~= rows
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
