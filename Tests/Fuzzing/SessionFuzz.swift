// A libFuzzer entry (run by .ci/fuzz): any keys on forms of every kind of field, at any size, with resizes among them. No
// row is wider than the screen, the cursor is on it, what the painter draws is the frame, and what is sent is valid.
//
// With: Tests/Support/VirtualScreen*.swift

import Forms
import JSON
import Prompting

/// The first bytes choose form and size; 0xFE in the rest changes the size by the two bytes behind it, all others are
/// keys.
@c(LLVMFuzzerTestOneInput)
func fillAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard input.count > 3 else { return 0 }
  let form = forms[Int(input[0]) % forms.count]
  var play = Play(form, in: size(input[1], input[2]))
  var painter = Painter(depth: .none)
  var screen = VirtualScreen(columns: play.size.columns, rows: play.size.rows)
  var rest = input.dropFirst(3)
  while let byte = rest.popFirst() {
    if byte == 0xFE, let columns = rest.popFirst(), let rows = rest.popFirst() {
      play.resize(size(columns, rows))
      // Another terminal: what painting after a resize leaves is a law of its own.
      painter = Painter(depth: .none)
      screen = VirtualScreen(columns: play.size.columns, rows: play.size.rows)
    } else {
      switch play.perform(KeyScript.Step(name: "", action: .type([byte]))) {
      case .done(let answers): checkSent(answers, of: form)
      case .redraw: painter.forget()
      case .editOutside: play.refuseEditor()
      default: break
      }
    }
    let frame = play.frame
    checkFrame(frame, in: play.size)
    screen.feed(painter.paint(frame, in: play.size))
    check(shows(screen, frame), "the screen is not the frame")
  }
  return 0
}

private func size(_ columns: UInt8, _ rows: UInt8) -> Size {
  Size(columns: 1 + Int(columns % 90), rows: 1 + Int(rows % 30))
}

private func checkFrame(_ frame: Frame, in size: Size) {
  check(frame.rows.count <= size.rows, "more rows than the screen has")
  for row in frame.rows { check(row.width <= size.columns, "a row is wider than the screen") }
  guard let cursor = frame.cursor else { return }
  check(
    frame.rows.indices.contains(cursor.row) && (0..<size.columns).contains(cursor.column),
    "the cursor is off the screen")
}

private func checkSent(_ answers: Answers, of form: Form) {
  // The same answers are valid for every other way in.
  var known = KnownAnswers(of: form)
  let bytes = JSONWriter(.oneLine).bytes(of: answers.value)
  guard let root = JSONDocument.parse(bytes).root else {
    return check(false, "answers are no JSON")
  }
  check(known.take(root).isEmpty, "answers that were sent have another type")
  let state = FormState(form: form, known: known)
  check(state.refusedKnown.isEmpty, "answers that were sent are refused")
}

/// Whether the screen's text is that of the frame, blanks at the ends of rows aside.
private func shows(_ screen: VirtualScreen, _ frame: Frame) -> Bool {
  let shown = screen.text.map { $0.trimmed }
  let wanted = frame.rows.map { $0.text.trimmed }
  return shown.starts(with: wanted) && shown.dropFirst(wanted.count).allSatisfy(\.isEmpty)
}

extension String {
  /// Without blanks at the end; by scalars, since a blank may be in one cluster with what stands before it.
  fileprivate var trimmed: [Unicode.Scalar] {
    var scalars = Array(unicodeScalars)
    while scalars.last == " " { scalars.removeLast() }
    return scalars
  }
}

private let forms: [Form] = [
  #"{"fields": [{"label": "L", "placeholder": "p", "validation": {"maxLength": 5}}, {"id": "m", "multiline": {"rows": 2, "maxRows": 4}, "description": "{{l}}"}]}"#,
  #"{"title": "T", "fields": [{"id": "n", "type": "integer", "default": 3}, {"id": "d", "type": "date"}, {"id": "t", "type": "time"}, {"id": "b", "type": "boolean", "when": {"field": "n", "min": 5}}]}"#,
  #"{"fields": [{"id": "s", "type": "select", "options": ["one", "two", "three", "日本"], "other": true}, {"id": "m", "type": "select", "multiple": true, "options": ["a", "b", "c"], "validation": {"minItems": 1}}]}"#,
  #"{"fields": [{"id": "k", "secret": true, "required": true}, {"id": "p", "type": "path"}, {"type": "note", "label": "a note\nof two lines"}, {"id": "e", "type": "email", "defaultTemplate": "{{p}}@x.org"}]}"#,
].compactMap { text in
  JSONDocument.parse(Array(text.utf8)).root.flatMap { try? FormReader.form(from: $0) }
}

private func check(_ holds: Bool, _ law: String) {
  if !holds { fatalError(law) }
}
