// White space, comments and line ends between tokens, and the tabs that must not stand there.

extension YAMLScanner {
  /// Moves on to the next token or the end.
  mutating func skipToToken() {
    while let next = byte() {
      if YAMLCharacters.isBlank(next) {
        if next == 0x09, flowLevel == 0, !hasContent, lineTab == nil { lineTab = index }
        index += 1
      } else if YAMLCharacters.isBreak(next) {
        skipBreak()
        if flowLevel == 0 { allowsKey = true }
      } else if next == UInt8(ascii: "#"), index == lineStart || YAMLCharacters.isBlank(byte(-1)) {
        skipLine()
      } else {
        return
      }
    }
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while let next = byte(), !YAMLCharacters.isBreak(next) { index += 1 }
  }

  mutating func skipBlanks() {
    while YAMLCharacters.isBlank(byte()) { index += 1 }
  }

  /// Moves behind the line end that stands here: LF, CR LF or CR.
  mutating func skipBreak() {
    index += byte() == 0x0D && byte(1) == 0x0A ? 2 : 1
    lineStart = index
    lineTab = nil
    hasContent = false
    propertyStart = nil
  }

  /// Goes back to the place where a scalar ended, which was found by looking further.
  mutating func goBack(to end: Int, lineStart start: Int) {
    if lineStart != start { lineTab = nil }
    index = end
    lineStart = start
    hasContent = true
    propertyStart = nil
  }

  /// Stops at a tab that stands where only spaces can indent what is here.
  func checkTab() throws(YAMLProblem) {
    guard flowLevel == 0, !hasContent, let lineTab, column <= indent else { return }
    throw YAMLProblem(.tabIndentation, at: lineTab..<lineTab + 1)
  }
}
