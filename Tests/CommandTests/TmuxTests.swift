// The form on the screen of tmux: sizes, stops and wide characters, as another program understands them.

import Support
import Testing

@Suite(.enabled(if: Tmux.isInstalled)) struct `in tmux` {
  private func open(
    _ form: String, columns: Int = 60, rows: Int = 20, after text: String = ""
  ) throws -> Tmux {
    let tmux = try Tmux(columns: columns, rows: rows)
    let path = tmux.folder.write(form, to: "form.json")
    tmux.folder.write(
      "printf 'earlier %d\\n' $(seq 12); printf '\(text)'; \(PseudoTerminal.product("ttyform")) '\(path)'",
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

  private let threeFields = #"""
    {"title": "Report a problem", "description": "What you write goes to the people who mend it.",
     "fields": [{"id": "a", "label": "Summary", "description": "One line that tells this problem."},
                {"id": "b", "label": "Steps to reproduce", "placeholder": "Open the file, and press save"},
                {"id": "c", "label": "Version", "placeholder": "the output of --version, in full"}]}
    """#

  /// Waits for the form at the terminal's size, and says what is wrong on the screen.
  private func problem(_ tmux: Tmux, title isShown: Bool = true) throws -> String? {
    let visible = try tmux.wait { $0.contains { $0.contains("▸") } }
    let rows = try tmux.screen(withScrollback: false)
    let titles = rows.count { $0.hasPrefix("Report a") }
    let marks = rows.count { $0.contains("▸") }
    let earlier = visible.filter { $0.hasPrefix("earlier ") }
    let isRight =
      (isShown ? titles == 1 : titles <= 1) && marks == 1
      && earlier == (1...12).map { "earlier \($0)" }
    return isRight ? nil : visible.joined(separator: "\n")
  }

  @Test(arguments: [55, 47, 46, 40])
  func `rows that were painted over before leave nothing behind`(columns: Int) throws {
    // Erasing a row's end leaves its length in tmux as it was, and so the reflow's count of rows.
    let tmux = try open(threeFields, columns: 80, rows: 20)
    try tmux.type("abcdefghijklm")
    try tmux.press("Tab")
    try tmux.wait { $0.contains("▸ Steps to reproduce") }
    try tmux.resize(columns: columns, rows: 20)
    try tmux.type("xyz")
    try tmux.wait { $0.contains("  xyz") }
    #expect(try problem(tmux) == nil)
  }

  @Test func `narrow and wide by turns adds nothing to the scrollback`() throws {
    let tmux = try open(threeFields, columns: 80, rows: 24)
    for (turn, columns) in [40, 80, 40, 80, 40, 80, 40, 80].enumerated() {
      try tmux.resize(columns: columns, rows: 24)
      try tmux.type("\(turn)")
      try tmux.wait { $0.contains { $0.hasPrefix("  0") && $0.hasSuffix("\(turn)") } }
      #expect(try problem(tmux) == nil, "\(turn)")
    }
    #expect(try tmux.screen().count { $0.hasPrefix("Report a") } == 1)
  }

  @Test func `what was pushed off the top is gone when it comes back`() throws {
    let tmux = try open(threeFields, columns: 80, rows: 24)
    var text = ""
    for (columns, rows) in [(40, 10), (20, 5), (10, 3), (30, 20), (100, 30)] {
      try tmux.resize(columns: columns, rows: rows)
      try tmux.type("x")
      text += "x"
      try tmux.wait { $0.contains("  " + text) }
      #expect(try problem(tmux, title: rows >= 20) == nil, "\(columns)x\(rows)")
    }
    #expect(try tmux.screen().count { $0.hasPrefix("Report a") } == 1)
  }

  @Test(arguments: [10, 20, 30])
  func `text that stands on the cursor's row stays`(rows: Int) throws {
    let tmux = try open(oneField, rows: rows, after: "Deploying: ")
    #expect(try tmux.screen().suffix(5).dropLast() == ["Deploying:", "▸ Words", "", ""])
    try tmux.type("text")
    try tmux.wait { $0.contains("  text") }
    try tmux.resize(columns: 47, rows: rows)
    try tmux.type("s")
    let screen = try tmux.wait { $0.contains("  texts") }
    #expect(screen.contains("Deploying:"))
    #expect(screen.count { $0 == "▸ Words" } == 1)
  }

  @Test func `a form that begins at the left edge takes no row more, at the bottom too`() throws {
    let tmux = try open(oneField, rows: 10)
    #expect(try tmux.screen().suffix(5).dropLast() == ["earlier 12", "▸ Words", "", ""])
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
