// What stands before a document: `%YAML` and its version, once, with `---` behind it.
//
// Reference: YAML 1.2.2, 6.8 "Directives" and 9.1.2 "Document Markers".

extension YAMLScanner {
  /// Scans the directive that stands here, to the end of its line.
  mutating func scanDirective() {
    let start = index
    let name = word(from: index)
    index += name.utf8.count
    if directive == nil { directive = start..<index }
    if name == "%YAML" {
      scanVersion(of: start..<index)
    } else {
      note(.directive(name), at: start..<index)
    }
    skipLine()
  }

  private mutating func scanVersion(of directive: Range<Int>) {
    if hasVersion { note(.secondVersion, at: directive) }
    hasVersion = true
    skipBlanks()
    let version = word(from: index)
    guard version.isVersion else { return note(.badVersion, at: directive) }
    index += version.utf8.count
    skipBlanks()
    guard let next = byte(), !YAMLCharacters.isBreak(next) else { return }
    let isComment = next == UInt8(ascii: "#") && YAMLCharacters.isBlank(byte(-1))
    if !isComment { note(.badVersion, at: index..<index + 1) }
  }

  /// Tells, at the first of them, that something else than `---` comes behind directives.
  mutating func tellMissingMarker() {
    guard let directive else { return }
    note(.missingMarker, at: directive)
    self.directive = nil
  }
}

extension String {
  /// Whether this is two numbers with a point between them.
  fileprivate var isVersion: Bool {
    let numbers = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(digits.contains) }
  }
}
