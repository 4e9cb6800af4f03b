// A manual page in the making, in mdoc: the macros of BSD's manual pages, which man(1) of every system shows.
//
// References: mdoc(7) of mandoc.

/// Lines of mdoc.
struct Mdoc {
  private(set) var text = ""

  /// A macro and its words, which are text: none of them is taken for a macro.
  mutating func macro(_ name: String, _ words: String...) {
    text += "." + name + words.map { " " + Self.argument($0) }.joined() + "\n"
  }

  /// A macro line as it is.
  mutating func raw(_ line: String) {
    text += line + "\n"
  }

  /// Sentences, each from the start of a line as the format wants them, in lines of 80 bytes.
  mutating func prose(_ words: String) {
    var line = ""
    for word in words.split(separator: " ") {
      if line.utf8.count + 1 + word.utf8.count > 70 || line.hasSuffix(".") {
        raw(Self.line(line))
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    if !line.isEmpty { raw(Self.line(line)) }
  }

  mutating func section(_ name: String) { raw(".Sh \(name)") }

  mutating func subsection(_ name: String) { macro("Ss", name) }

  mutating func paragraph() { raw(".Pp") }

  /// Things and what they mean; each thing is a line behind `.It` as it is.
  mutating func list(_ items: [(tag: String, meaning: String)]) {
    raw(".Bl -tag -width Ds")
    for item in items {
      raw(".It " + item.tag)
      prose(item.meaning)
    }
    raw(".El")
  }

  /// Lines that stay as they are.
  mutating func example(_ lines: String) {
    raw(".Bd -literal -offset indent")
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      raw(Self.line(String(line)))
    }
    raw(".Ed")
  }

  /// A word behind a macro.
  static func argument(_ word: String) -> String {
    "\"\\&"
      + escaped(word).split(separator: "\"", omittingEmptySubsequences: false).joined(
        separator: "\"\"") + "\""
  }

  /// A line of text.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\e")
  }
}
