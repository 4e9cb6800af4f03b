// The size of a terminal.

/// The size of a terminal in cells, at least 1 x 1: what is reported as 0 is taken as 1.
package struct Size: Equatable, Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
