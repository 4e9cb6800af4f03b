// The bytes of a batch on their way in: filled at the end by whoever reads, used up from the start by records.

/// A window on an input of any length, which holds whole lines and the start of another.
package struct RecordInput: Sendable {
  /// To be read into, at ``room`` alone.
  package var bytes: [UInt8]

  /// How many bytes were read, those among them that were used up.
  package private(set) var count = 0

  /// Where the bytes end that were read.
  private var end = 0

  /// Where the bytes begin that no record has used up.
  private(set) var start = 0

  /// The end of the last whole line, its line feed included.
  private(set) var lineEnd = 0

  /// Whether no more bytes will come.
  private var isEnded = false

  /// - Parameter size: how many bytes are read at once; a longer record makes the window grow.
  package init(size: Int = 1 << 18) {
    bytes = [UInt8](repeating: 0, count: max(size, 64) + Self.padding)
  }

  /// How many bytes there are behind the last one that was read, whatever comes: so that eight can be
  /// looked at together.
  private static let padding = 16

  /// Where the next bytes belong.
  package var room: Range<Int> { end..<bytes.count - Self.padding }

  /// How many bytes wait for the end of their line.
  var unfinished: Int { end - lineEnd }

  /// Makes room for as many bytes again as are waiting, so that a long record costs no more than twice
  /// its length.
  package mutating func makeRoom() {
    if start > 0 {
      // Byte by byte: a slice would share the memory, and have all of it copied.
      for index in start..<end { bytes[index - start] = bytes[index] }
      lineEnd -= start
      end -= start
      start = 0
    }
    if end > bytes.count / 2 {
      bytes.append(contentsOf: repeatElement(0, count: bytes.count))
    }
  }

  /// Notes that so many bytes were read to the start of ``room``; none means that the input has ended.
  ///
  /// The last line need have no line feed.
  package mutating func add(_ added: Int) {
    if added == 0, !isEnded {
      isEnded = true
      guard end > lineEnd else { return }
      if room.isEmpty { bytes.append(0) }
      bytes[end] = UInt8(ascii: "\n")
      end += 1
      lineEnd = end
      return
    }
    let new = end..<min(end + added, room.upperBound)
    count += new.count
    end = new.upperBound
    if let last = bytes[new].lastIndex(of: UInt8(ascii: "\n")) { lineEnd = last + 1 }
  }

  /// Uses up all bytes before an index.
  mutating func use(upTo index: Int) {
    start = index
  }

  /// Uses up all there is of a line that has no end yet.
  mutating func dropUnfinished() {
    end = lineEnd
  }
}
