// A dialog in plain lines: a file that is script and expectation in one.
//
//     # what the file is about
//     form contact.json                 a file of the folder forms, or a form in place: form {"fields": ...}
//     ascii                             optional: the marks of a terminal without UTF-8
//
//     Contact                           after a blank line: what is printed
//     > ‹Ada›                           what is typed, and the enter behind it; ‹Ada<Ctrl-D>› without one
//     > ⟨hunter2⟩                       the same where the terminal does not show it
//     done {"name": "Ada"}              what came of it: done, gave up, or asks

import Forms
import JSON
import Prompting
import Support

struct PlainDialogScript {
  struct Malformed: Error { let line: String }

  private var head: [String] = []
  private var form = ""
  private var glyphs = Glyphs.unicode

  /// What is typed, names of keys in it.
  private var typed: [String] = []

  /// All that the dialog printed.
  private(set) var printed = ""

  init(parsing text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    head = Array(lines.prefix { !$0.isEmpty })
    for line in head { try readHead(line) }
    for line in lines.dropFirst(head.count) {
      guard let start = line.firstIndex(where: { "‹⟨".contains($0) }),
        let end = line.lastIndex(where: { "›⟩".contains($0) })
      else { continue }
      typed.append(String(line[line.index(after: start)..<end]))
    }
  }

  private mutating func readHead(_ line: String) throws {
    if line.hasPrefix("#") { return }
    if line == "ascii" {
      glyphs = .ascii
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
    var dialog = PlainDialog(FormState(form: form), glyphs: glyphs)
    var turn = dialog.begin()
    var text = (head + ["", ""]).joined(separator: "\n") + turn.text
    printed = turn.text
    for line in typed {
      guard case .ask(let isEchoed) = turn.next else { break }
      let bytes = try KeyScript(line).bytes
      turn = take(bytes, in: &dialog)
      text += isEchoed ? "‹\(line)›" : "⟨\(line)⟩"
      if isEchoed, bytes.last != Self.endKey { text += "\n" }
      text += turn.text
      printed += turn.text
    }
    switch turn.next {
    case .ask: text += "asks\n"
    case .done(let answers):
      let bytes = JSONWriter(.oneLine).bytes(of: answers.value)
      text += "done \(String(decoding: bytes, as: UTF8.self))\n"
    case .gaveUp: text += "gave up\n"
    }
    return text
  }

  private static let endKey: UInt8 = 4

  private func take(_ bytes: [UInt8], in dialog: inout PlainDialog) -> PlainDialog.Turn {
    if bytes == [Self.endKey] { return dialog.takeEnd() }
    guard bytes.last == Self.endKey else { return dialog.take(TypedLine(bytes)) }
    return dialog.take(TypedLine(bytes.dropLast(), end: .endKey))
  }
}
