// How large the terminal is.

/// The size of a terminal in cells; nil where the driver does not know (it says 0).
package struct WindowSize: Hashable, Sendable {
  package let columns: Int?
  package let rows: Int?

  package init(columns: Int?, rows: Int?) {
    self.columns = columns
    self.rows = rows
  }

  /// The size now: ioctl(2) TIOCGWINSZ.
  ///
  /// Both nil where the descriptor is no terminal.
  package init(of descriptor: Descriptor) {
    let size = SystemCalls.windowSize(of: descriptor.rawValue)
    func known(_ cells: Int?) -> Int? { cells == 0 ? nil : cells }
    self.init(columns: known(size?.columns), rows: known(size?.rows))
  }
}
