// A golden screen: a file that is script and expectation in one.
//
//     # what the file is about
//     form contact.json                 a file of the folder forms, or a form in place: form {"fields": ...}
//     size 40x10
//     looks                             optional: the looks of the cells are part of the expectation
//     ascii                             optional: the marks of a terminal without UTF-8
//     colors error=red:accent=cyan      optional: a person's own looks, as TTYFORM_COLORS gives them
//
//     # what this step is about
//     keys Ada<Enter>                   several lines are typed one after the other
//     │ the screen, in 40 columns  │    the cursor is ▁ on a blank, a low line under anything else
//     0: 2-13 grey                      row: first and last column, looks (only those that are not plain)
//     sent {"name": "Ada"}              what came of the keys, where the form is left; the transcript follows

import Forms
import JSON
import Prompting
import Support

struct SessionScreenScript {
  struct Malformed: Error { let line: String }

  private struct Part {
    /// The comments and the keys, as written.
    var script: [String] = []
    var keys = ""
    var expectation: [String] = []
  }

  private var head: [String] = []
  private var parts: [Part] = []
  private var form = ""
  private var size = Size(columns: 80, rows: 24)
  private var showsLooks = false
  private var glyphs = Glyphs.unicode
  private var theme = Theme()

  /// What is wrong with frames at any size.
  private(set) var faults: [String] = []

  init(parsing text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // A blank line stands before each step; nothing else holds one.
    for (index, lines) in lines.split(separator: "").enumerated() {
      if index == 0 {
        head = Array(lines)
        for line in lines { try readHead(line) }
        continue
      }
      var part = Part()
      for line in lines {
        let isKeys = line == "keys" || line.hasPrefix("keys ")
        guard isKeys || line.hasPrefix("#") else {
          part.expectation.append(line)
          continue
        }
        guard part.expectation.isEmpty else { throw Malformed(line: line) }
        part.script.append(line)
        if isKeys { part.keys += line.dropFirst(5) }
      }
      parts.append(part)
    }
  }

  private mutating func readHead(_ line: String) throws {
    if line.hasPrefix("#") { return }
    if line == "looks" {
      showsLooks = true
    } else if line == "ascii" {
      glyphs = .ascii
    } else if line.hasPrefix("colors ") {
      guard theme.take(String(line.dropFirst(7))).isEmpty else { throw Malformed(line: line) }
    } else if line.hasPrefix("size ") {
      guard let size = Size(String(line.dropFirst(5))) else { throw Malformed(line: line) }
      self.size = size
    } else if line.hasPrefix("form ") {
      form = String(line.dropFirst(5))
    } else if line.hasPrefix("  "), form.hasPrefix("{") {
      form += line
    } else {
      throw Malformed(line: line)
    }
  }

  /// The file as it should be: the script with what really happens.
  mutating func performed() throws -> String {
    let form = try form.hasPrefix("{") ? Form(parsing: form) : Form(sample: form)
    var play = Play(form, in: size, glyphs: glyphs, theme: theme, directories: Play.files)
    var text = head.map { $0 + "\n" }.joined()
    for part in parts {
      let step = play.type(try KeyScript(part.keys))
      text += "\n" + part.script.map { $0 + "\n" }.joined() + picture(step, play)
    }
    return text
  }

  private mutating func picture(_ step: Step, _ play: Play) -> String {
    var text = ""
    var frame = play.frame
    // A picture shows for itself whether there is a cursor: who scrolls by pages leaves it behind.
    faults += frame.faults(in: play.size).filter { $0 != Frame.noCursor }
    switch step {
    case .stay: break
    case .done(let answers):
      let bytes = JSONWriter(.oneLine).bytes(of: answers.value)
      text += "sent \(String(decoding: bytes, as: UTF8.self))\n"
      frame = play.transcript
    default: text += "\(step)\n"
    }
    text += frame.picture(columns: play.size.columns)
    return showsLooks ? text + frame.looks : text
  }
}

extension Frame {
  /// The stretches of cells that are not plain: a line for each row that has some.
  fileprivate var looks: String {
    rows.enumerated().map { index, row in
      var runs: [(first: Int, last: Int, style: Style)] = []
      var column = 0
      for cell in row.cells {
        if let run = runs.last, run.style == cell.style, run.last == column - 1 {
          runs[runs.count - 1].last = column + cell.width - 1
        } else if cell.style != .plain {
          runs.append((column, column + cell.width - 1, cell.style))
        }
        column += cell.width
      }
      guard !runs.isEmpty else { return "" }
      let words = runs.map { "\($0.first)-\($0.last) \($0.style.words)" }
      return "\(index): " + words.joined(separator: ", ") + "\n"
    }.joined()
  }
}

extension Style {
  fileprivate var words: String {
    var words: [String] = []
    if bold { words.append("bold") }
    if faint { words.append("faint") }
    if underline { words.append("underlined") }
    if reverse { words.append("reversed") }
    switch color {
    case .ansi(8): words.append("grey")
    case .ansi(let number): words.append("colour \(number)")
    case .palette(let number): words.append("palette \(number)")
    case .rgb(let red, let green, let blue): words.append("rgb \(red) \(green) \(blue)")
    case nil: break
    }
    return words.joined(separator: " ")
  }
}
