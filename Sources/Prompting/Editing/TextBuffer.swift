/// The text of a field: UTF-8 bytes in a gap buffer, so that typing anywhere in a long text is
/// cheap.
///
/// The gap stands where the last edit was. Replacing text there costs only the edit; an edit
/// elsewhere moves the bytes between. Two totals (lines and grapheme clusters) are kept up to date
/// by counting again around each edit, never through the whole text.
///
/// Offsets are bytes from the start of the text, ranges are half open, and an offset that lies
/// inside a scalar or outside the text is moved to the nearest scalar boundary below it. Only `\n`
/// ends a line; whoever brings text in turns the other line ends into it.

/// A text that can be edited in place, addressed by byte offsets.
package struct TextBuffer: Sendable {
  /// The text with the gap in it.
  private var storage: [UInt8] = []
  /// Where the gap lies in `storage`; also the offset of the gap in the text is its lower bound.
  private var gap = 0..<0

  /// Lines in the text: one more than it has `\n`.
  package private(set) var lineCount = 1

  /// Grapheme clusters in the text, by the rules of `Character` (UAX #29); CR LF is one.
  package private(set) var clusterCount = 0

  /// The lowest offset at which the text was changed since `takeLowestChange()`.
  private var lowestChange: Int?

  /// Holds a text, with the gap at its end.
  package init(_ text: String = "") {
    guard !text.isEmpty else { return }
    storage = Array(text.utf8)
    gap = storage.count..<storage.count
    lineCount = lineFeeds(in: 0..<utf8Count) + 1
    clusterCount = clusters(in: 0..<utf8Count)
  }

  /// The length of the text in bytes.
  package var utf8Count: Int { storage.count - gap.count }

  /// Whether the text has no bytes.
  package var isEmpty: Bool { utf8Count == 0 }

  /// The byte at an offset; 0 outside the text.
  package func byte(at offset: Int) -> UInt8 {
    guard offset >= 0, offset < utf8Count else { return 0 }
    return storage[offset < gap.lowerBound ? offset : offset + gap.count]
  }

  /// The bytes of a range, copied.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<utf8Count)
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    let (before, after) = parts(of: range)
    copy.append(contentsOf: storage[before])
    copy.append(contentsOf: storage[after])
    return copy
  }

  /// The text of a range, copied.
  package func string(in range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    return String(decoding: bytes(in: range), as: UTF8.self)
  }

  /// The whole text, copied.
  package var string: String { string(in: 0..<utf8Count) }

  /// Puts a text in the place of a range.
  ///
  /// Costs the bytes removed and inserted, the clusters that touch them, and the way from the last
  /// edit to this one.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    let range = scalarBoundary(range.lowerBound)..<scalarBoundary(range.upperBound)
    guard !range.isEmpty || !text.isEmpty else { return }
    if range.isEmpty, insertPlain(text, at: range.lowerBound) { return }
    let window = certainBreak(before: range.lowerBound)..<certainBreak(after: range.upperBound)
    let removed = (clusters: clusters(in: window), lines: lineFeeds(in: range))

    lowestChange = min(lowestChange ?? .max, range.lowerBound)
    let inserted = Array(text.utf8)
    moveGap(to: range.lowerBound)
    gap = gap.lowerBound..<gap.upperBound + range.count
    insertAtGap(inserted)

    let end = range.lowerBound + inserted.count
    let growth = inserted.count - range.count
    lineCount += lineFeeds(in: range.lowerBound..<end) - removed.lines
    clusterCount +=
      clusters(in: window.lowerBound..<window.upperBound + growth) - removed.clusters
  }

  /// Inserts printable ASCII among ASCII, and says whether it is: the common case, where each byte is a
  /// cluster.
  private mutating func insertPlain(_ text: String, at offset: Int) -> Bool {
    guard isSeparate(offset - 1), isSeparate(offset),
      text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 })
    else { return false }
    lowestChange = min(lowestChange ?? .max, offset)
    moveGap(to: offset)
    insertAtGap(Array(text.utf8))
    clusterCount += text.utf8.count
    return true
  }

  /// Whether the byte at an offset joins with no printable ASCII beside it, and was not joined before; true
  /// of the text's ends too.
  private func isSeparate(_ offset: Int) -> Bool {
    byte(at: offset) < 0x80 && byte(at: offset) != UInt8(ascii: "\r")
  }

  /// The lowest offset at which the text was changed since the last call; `nil` if it was not.
  ///
  /// What is remembered of the text before that offset still holds.
  package mutating func takeLowestChange() -> Int? {
    defer { lowestChange = nil }
    return lowestChange
  }
}

extension TextBuffer {
  /// The ranges of `storage` that hold a range of the text, either of which may be empty.
  private func parts(of range: Range<Int>) -> (before: Range<Int>, after: Range<Int>) {
    let gapAt = gap.lowerBound
    let width = gap.count
    return (
      min(range.lowerBound, gapAt)..<min(range.upperBound, gapAt),
      max(range.lowerBound, gapAt) + width..<max(range.upperBound, gapAt) + width
    )
  }

  /// The end of the run of ASCII bytes, none of them CR, that starts at an offset.
  ///
  /// It ends at the gap and at the end of the range at the latest.
  func plainRunEnd(in range: Range<Int>) -> Int {
    let (before, after) = parts(of: range)
    let part = before.isEmpty ? after : before
    var index = part.lowerBound
    while index < part.upperBound, storage[index] < 0x80, storage[index] != UInt8(ascii: "\r") {
      index += 1
    }
    return range.lowerBound + index - part.lowerBound
  }

  /// The end of the run of printable ASCII bytes that starts a range; the range's end at the latest.
  func printableRunEnd(in range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<utf8Count)
    let (before, after) = parts(of: range)
    for index in before where !(0x20..<0x7F ~= storage[index]) { return index }
    for index in after where !(0x20..<0x7F ~= storage[index]) { return index - gap.count }
    return range.upperBound
  }

  /// The number of `\n` in a range.
  func lineFeeds(in range: Range<Int>) -> Int {
    let (before, after) = parts(of: range)
    var count = 0
    for index in before where storage[index] == UInt8(ascii: "\n") { count += 1 }
    for index in after where storage[index] == UInt8(ascii: "\n") { count += 1 }
    return count
  }

  /// The last offset of a `\n` in a range.
  func lastLineFeed(in range: Range<Int>) -> Int? {
    let (before, after) = parts(of: range)
    let index =
      storage[after].lastIndex(of: UInt8(ascii: "\n"))
      ?? storage[before].lastIndex(of: UInt8(ascii: "\n"))
    return index.map(offset)
  }

  /// The first offset of a `\n` in a range.
  func firstLineFeed(in range: Range<Int>) -> Int? {
    let (before, after) = parts(of: range)
    let index =
      storage[before].firstIndex(of: UInt8(ascii: "\n"))
      ?? storage[after].firstIndex(of: UInt8(ascii: "\n"))
    return index.map(offset)
  }

  private func offset(of index: Int) -> Int {
    index < gap.lowerBound ? index : index - gap.count
  }
}

// MARK: The gap

extension TextBuffer {
  /// Moves the gap so that it begins at an offset.
  ///
  /// The bytes are copied out and written back by ranges of the same size, which the standard
  /// library does in bulk; a loop over single bytes would be felt in texts of megabytes.
  private mutating func moveGap(to offset: Int) {
    let room = gap.count
    if offset < gap.lowerBound {
      let moved = Array(storage[offset..<gap.lowerBound])
      if room > 0 { storage.replaceSubrange(offset + room..<gap.upperBound, with: moved) }
    } else if offset > gap.lowerBound {
      let moved = Array(storage[gap.upperBound..<offset + room])
      if room > 0 { storage.replaceSubrange(gap.lowerBound..<offset, with: moved) }
    }
    gap = offset..<offset + room
  }

  private mutating func insertAtGap(_ bytes: [UInt8]) {
    if bytes.count > gap.count { widenGap(toHold: bytes.count) }
    let end = gap.lowerBound + bytes.count
    storage.replaceSubrange(gap.lowerBound..<end, with: bytes)
    gap = end..<gap.upperBound
  }

  /// Grows the gap by half of the text, so that a text typed key by key is copied seldom.
  private mutating func widenGap(toHold count: Int) {
    let room = count + max(64, utf8Count / 2)
    var wider: [UInt8] = []
    wider.reserveCapacity(utf8Count + room)
    wider.append(contentsOf: storage[..<gap.lowerBound])
    wider.append(contentsOf: repeatElement(0, count: room))
    wider.append(contentsOf: storage[gap.upperBound...])
    storage = wider
    gap = gap.lowerBound..<gap.lowerBound + room
  }
}
