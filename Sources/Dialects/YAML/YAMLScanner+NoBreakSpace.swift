// No-break spaces, which look like spaces and are none to YAML: pages and word processors leave them in what is copied.

extension YAMLScanner {
  /// A no-break space where a plain one was probably meant.
  struct NoBreakSpace {
    let range: Range<Int>
    let kind: YAMLProblem.Kind
  }

  /// The one that keeps a scalar from being what it looks like: in the indentation of its line, or behind the first colon
  /// where the scalar begins the line.
  ///
  /// - Parameter start: where the scalar begins, or a later byte of its line.
  func noBreakSpace(ofLine line: Int, upTo start: Int) -> NoBreakSpace? {
    let first = bytes[line...].firstIndex { !YAMLCharacters.isBlank($0) } ?? bytes.count
    if isNoBreakSpace(at: first) {
      return NoBreakSpace(range: first..<first + 2, kind: .noBreakSpace(isIndentation: true))
    }
    guard first == start else { return nil }
    let end = bytes[start...].firstIndex { YAMLCharacters.isSpace($0) } ?? bytes.count
    return noBreakSpace(behindColonIn: start..<end)
  }

  /// The one behind the first colon of some bytes.
  func noBreakSpace(behindColonIn range: Range<Int>) -> NoBreakSpace? {
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")),
      isNoBreakSpace(at: colon + 1)
    else { return nil }
    return NoBreakSpace(range: colon + 1..<colon + 3, kind: .noBreakSpace(isIndentation: false))
  }

  private func isNoBreakSpace(at index: Int) -> Bool {
    bytes.indices.contains(index + 1) && bytes[index] == 0xC2 && bytes[index + 1] == 0xA0
  }
}
