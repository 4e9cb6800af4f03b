// The form on the screen of tmux: sizes, stops and wide characters, as another program understands them.

import Support
import Testing

@Suite(.enabled(if: Tmux.isInstalled)) struct `in tmux` {
  private func open(
    _ form: String, columns: Int = 60, rows: Int = 20
  ) throws -> Tmux {
    let tmux = try Tmux(columns: columns, rows: rows)
    let path = tmux.folder.write(form, to: "form.json")
    tmux.folder.write(
      "printf 'earlier %d\\n' $(seq 12); \(PseudoTerminal.product("ttyform")) '\(path)'",
      to: "start")
    try tmux.type(". \(tmux.folder.path)/start\n")
    try tmux.wait { $0.last?.contains("ctrl-c") == true }
    return tmux
  }

  private let oneField = #"{"fields": [{"id": "a", "label": "Words"}]}"#

  @Test func `one correct copy is left after every change of width`() throws {
    // A reflow of tmux pushes rows out at the top, where nothing can be erased: there are others above.
    let tmux = try open(oneField, rows: 24)
    var text = "one two three four five six seven eight nine ten eleven twelve"
    try tmux.type(text)
    try tmux.wait { $0.contains("  twelve") }
    for (columns, key) in [(30, "a"), (60, "b"), (20, "c"), (60, "d")] {
      try tmux.resize(columns: columns, rows: 24)
      try tmux.type(key)
      text += key
      let rows = try tmux.wait { rows in
        (rows.firstIndex { $0.hasPrefix("▸") }).map { start in
          rows[(start + 1)...].contains { $0.hasSuffix(key) }
        } ?? false
      }
      let isLabel = { (row: String) in row.hasPrefix("▸ Words") }
      #expect(rows.count(where: isLabel) == 1, "\(columns): \(rows)")
      #expect(rows.count { $0.hasPrefix("enter send") } == 1, "\(columns): \(rows)")
      #expect(rows.count { $0.hasPrefix("earlier ") } == 12, "\(columns): \(rows)")
      let label = rows.firstIndex(where: isLabel) ?? 0
      #expect(rows[label - 1] == "earlier 12", "\(columns): \(rows)")
      let shown = rows[(label + 1)...].prefix { $0.hasPrefix("  ") }
        .map { $0.dropFirst(2) }.joined(separator: " ")
      #expect(text.hasSuffix(shown.suffix(20)), "\(columns): \(rows)")
    }
    try tmux.press("Enter")
    let rows = try tmux.wait { $0.last == "$" }
    #expect(rows.joined().replacing(" ", with: "").contains("\"\(text)\"".replacing(" ", with: "")))
  }

  @Test func `a stop and fg bring the form back as it was`() throws {
    let tmux = try open(oneField)
    try tmux.type("before ")
    try tmux.wait { $0.contains("  before") }
    try tmux.press("C-z")
    let stopped = try tmux.wait { $0.last == "$" }
    #expect(!stopped.contains { $0.hasPrefix("▸") })
    try tmux.resize(columns: 40, rows: 15)
    try tmux.type("stty -a | grep -o ' icanon'; fg\n")
    try tmux.wait { $0.contains(" icanon") && $0.contains("  before") }
    try tmux.type("after")
    let rows = try tmux.wait { $0.contains("  before after") }
    #expect(rows.count { $0.hasPrefix("▸") } == 1)
    try tmux.press("Enter")
    #expect(try tmux.wait { $0.last == "$" }.contains { $0.contains(#""before after""#) })
  }

  /// Each with its width in cells.
  @Test(arguments: [
    ("漢", 2), ("é", 1), ("e\u{301}", 1), ("😀", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2),
    ("❤️", 2), ("한", 2), ("ｶ", 1), ("กำ", 2), ("שׁ", 1),
  ])
  func `a key after a cluster stands behind its cells`(cluster: String, width: Int) throws {
    let tmux = try open(oneField)
    try tmux.type(cluster + cluster + "x")
    try tmux.wait { $0.contains { $0.hasSuffix("x") } }
    #expect(try tmux.cursor().column == 2 + 2 * width + 1)
    // Over the x and one cluster.
    try tmux.press("Left", "Left")
    try tmux.type("y")
    let rows = try tmux.wait { $0.contains { $0.contains("y") && $0.hasSuffix("x") } }
    #expect(try tmux.cursor().column == 2 + width + 1, "\(rows)")
    try tmux.press("Enter")
    #expect(
      try tmux.wait { $0.last == "$" }.contains { $0.contains("\"\(cluster)y\(cluster)x\"") })
  }

  @Test func `what others write in between goes at ctrl-l`() throws {
    let tmux = try open(oneField)
    try tmux.type("text")
    try tmux.wait { $0.contains("  text") }
    try tmux.writeAsOthers("\r\nBroadcast message\r\n")
    try tmux.wait { $0.contains("Broadcast message") }
    try tmux.type("\u{C}")
    let rows = try tmux.wait { $0.last?.hasPrefix("enter send") == true }
    #expect(rows.suffix(4).dropLast() == ["▸ Words", "  text", ""])
    try tmux.type("s")
    #expect(try tmux.wait { $0.contains("  texts") }.suffix(4).first == "▸ Words")
  }
}
