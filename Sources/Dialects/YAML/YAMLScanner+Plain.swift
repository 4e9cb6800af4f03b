// Plain scalars: texts without quotes, over one or several lines.
//
// Reference: YAML 1.2.2, 7.3.3 "Plain Style" and 6.5 "Line Folding".

extension YAMLScanner {
  /// Scans a plain scalar, of which at least one byte stands here.
  mutating func scanPlain() {
    let canBeKey = allowsKey
    noteKey()
    let start = index
    let isFirst = flowLevel == 0 && !hasContent
    let firstSpace = isFirst ? noBreakSpace(ofLine: lineStart, upTo: start) : nil
    if let firstSpace { note(firstSpace.kind, at: firstSpace.range) }
    var end = start
    var endLine = lineStart
    var text: [UInt8] = []
    var folding = LineFolding()
    var isOneLine = true
    var hasToldColon = firstSpace != nil
    repeat {
      let runStart = index
      while let next = byte(), !YAMLCharacters.isSpace(next) {
        if next == UInt8(ascii: ":"), isColon {
          // A colon that can make no key was meant as text.
          if flowLevel > 0 || canBeKey && isOneLine { break }
          if !hasToldColon {
            noteColon(inTextFrom: start, continuing: !isOneLine)
            hasToldColon = true
          }
        }
        if flowLevel > 0, YAMLCharacters.isFlowIndicator(next) { break }
        index += 1
      }
      if index == runStart { break }
      folding.end(&text)
      text += bytes[runStart..<index]
      end = index
      endLine = lineStart
      guard YAMLCharacters.isSpace(byte()), byte() != nil else { break }
      folding = fold()
      if folding.breaks > 0 { isOneLine = false }
    } while canGoOn(folding)
    goBack(to: end, lineStart: endLine)
    append(
      .scalar(String(decoding: text, as: UTF8.self), isPlain: true), start..<end)
    allowsKey = false
  }

  /// Tells of a colon that can make no key, or of the no-break space for which the text above goes on to here.
  private mutating func noteColon(inTextFrom start: Int, continuing: Bool) {
    let space =
      continuing
      ? noBreakSpace(ofLine: lineStart, upTo: index) ?? noBreakSpace(behindColonIn: start..<index)
      : nil
    if let space {
      note(space.kind, at: space.range)
    } else {
      note(.colonInText(continuing: continuing), at: index..<index + 1)
    }
  }

  /// Whether the colon that stands here ends a plain scalar.
  private var isColon: Bool {
    YAMLCharacters.isSpace(byte(1)) || flowLevel > 0 && YAMLCharacters.isFlowIndicator(byte(1))
  }

  /// Whether a plain scalar goes on behind white space.
  private func canGoOn(_ folding: LineFolding) -> Bool {
    guard let next = byte(), next != UInt8(ascii: "#") else { return false }
    guard folding.breaks > 0 else { return true }
    if index == lineStart, isAtMarker { return false }
    return flowLevel > 0 || folding.spaces > indent
  }

  /// Moves over white space inside of a scalar, line ends among it.
  mutating func fold() -> LineFolding {
    var folding = LineFolding()
    let start = index
    skipBlanks()
    folding.blanks = bytes[start..<index]
    while YAMLCharacters.isBreak(byte()) {
      skipBreak()
      folding.breaks += 1
      while byte() == 0x20 { index += 1 }
      folding.spaces = index - lineStart
      skipBlanks()
    }
    return folding
  }
}

/// White space inside of a scalar that goes on over several lines: one line end is a space, of more of them the first
/// falls away, and the blanks around them do too.
struct LineFolding {
  var blanks: ArraySlice<UInt8> = []
  var breaks = 0
  /// Those before the first tab or text of the last line.
  var spaces = 0
  /// Whether the first line end was written with a backslash before it, which takes it away.
  var isEscaped = false

  /// Adds what the white space stands for.
  func end(_ text: inout [UInt8]) {
    if breaks == 0 || isEscaped { text += blanks }
    if breaks == 1, !isEscaped { text.append(0x20) }
    if breaks > 1 { text += repeatElement(0x0A, count: breaks - 1) }
  }
}
