// A libFuzzer entry (run by .ci/fuzz): any bytes, typed into a field. Nothing traps, however they are
// cut the events are the same, and the text stays in order.

import Prompting

/// The first byte chooses the kind of field and the cut, the rest is typed.
@c(LLVMFuzzerTestOneInput)
func typeAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = input.first else { return 0 }
  let bytes = input.dropFirst()

  let events = decoded([bytes])
  let cut = bytes.startIndex + Int(choice) % (bytes.count + 1)
  check(decoded([bytes[..<cut], bytes[cut...]]) == events, "a cut changes the events")
  check(decoded(bytes.indices.map { bytes[$0...$0] }) == events, "single bytes change the events")

  let severalLines = choice & 1 == 1
  let context: Keymap.Context =
    severalLines ? .multiLine(enterMovesOn: choice & 2 == 2) : .singleLine
  var keymap = Keymap(hasEditor: choice & 4 == 4)
  var editor = TextEditor("e\u{301} 👩‍👩‍👧", allowsNewlines: severalLines)
  var ring = KillRing()
  // Killing and yanking in turn doubles the text: without an end, that is all that would be found.
  for event in events where editor.buffer.utf8Count < 10_000 {
    switch keymap.command(for: event, in: context) {
    case .edit(let edit): editor.apply(edit, killRing: &ring)
    case .paste(let paste): editor.apply(.paste(paste.text), killRing: &ring)
    default: editor.breakRun(killRing: &ring)
    }
  }
  let text = editor.text
  check(editor.buffer.isBoundary(editor.cursor), "the cursor is inside a cluster")
  check(editor.buffer.clusterCount == text.count, "the clusters are miscounted")
  check(editor.buffer.lineCount == text.utf8.count { $0 == 0x0A } + 1, "the lines are miscounted")
  check(severalLines || !text.utf8.contains(0x0A), "a single line has a line break")
  check(
    !text.unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\n"
    }, "a control character is in the text")
  return 0
}

private func decoded(_ parts: [ArraySlice<UInt8>]) -> [InputEvent] {
  var decoder = KeyDecoder()
  return parts.flatMap { decoder.feed($0) } + decoder.silence()
}

private func check(_ holds: Bool, _ law: String) {
  if !holds { fatalError(law) }
}
