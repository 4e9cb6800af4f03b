/// Inserting text: typed, pasted, or yanked, with its line ends made to what the field allows.

extension TextEditor {
  /// Puts a text over a range, fitted to the field.
  mutating func insert(
    _ text: String, over range: Range<Int>, kind: UndoHistory.Kind, cursor place: Int? = nil
  ) -> EditResult {
    let fitted = LineEnds(of: text, allowsNewlines: allowsNewlines)
    var result = change(range, to: fitted.text, kind: kind, cursor: place)
    result.lineBreaksMadeSpaces = fitted.spaces
    result.droppedFinalLineBreak = fitted.droppedFinalBreak
    return result
  }

  /// Puts a killed text over a range, and remembers where, for the next `yankPop`.
  mutating func yank(_ text: String?, over range: Range<Int>) -> EditResult {
    guard let text else { return .nothing }
    let rest = buffer.utf8Count - range.count
    let result = insert(text, over: range, kind: .single)
    yanked = range.lowerBound..<range.lowerBound + buffer.utf8Count - rest
    return result
  }
}

/// A text as a field may hold it.
///
/// CR LF and CR become `\n`. In a single line each break becomes one space, and one break at the end
/// is dropped: it is what copying a whole line brings along.
private struct LineEnds {
  private(set) var text: String
  private(set) var spaces = 0
  private(set) var droppedFinalBreak = false

  init(of text: String, allowsNewlines: Bool) {
    self.text = text
    let isFitting = text.utf8.allSatisfy { byte in
      byte != carriageReturn && (byte != lineFeed || allowsNewlines)
    }
    if isFitting { return }
    var bytes = Self.lineFeeds(of: text)
    if !allowsNewlines {
      droppedFinalBreak = bytes.last == lineFeed
      if droppedFinalBreak { bytes.removeLast() }
      for index in bytes.indices where bytes[index] == lineFeed {
        bytes[index] = UInt8(ascii: " ")
        spaces += 1
      }
    }
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  private static func lineFeeds(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var last: UInt8 = 0
    for byte in text.utf8 {
      if !(last == carriageReturn && byte == lineFeed) {
        bytes.append(byte == carriageReturn ? lineFeed : byte)
      }
      last = byte
    }
    return bytes
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
