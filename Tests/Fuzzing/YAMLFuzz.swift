// A libFuzzer entry (run by .ci/fuzz): no bytes make the YAML reader trap, every problem can be told, and an issue form
// of it is a form or has problems that can be told too.
//
// With: Tests/Fuzzing/Places.swift

import Dialects
import Forms
import JSON

@c(LLVMFuzzerTestOneInput)
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let parsing = YAMLDocument.parse(bytes)
  let source = SourceText(bytes)
  for problem in parsing.problems {
    check(problem.range, in: bytes)
    precondition(!problem.sentence(in: source).isEmpty)
  }
  guard let root = parsing.root else {
    precondition(!parsing.problems.isEmpty)
    return 0
  }
  checkPlaces(of: root, in: bytes)
  // What was read is JSON when it is written, but for keys that stand twice.
  let again = JSONDocument.parse(JSONWriter(.oneLine).bytes(of: root.value))
  precondition(again.root?.value == root.value)
  precondition(again.problems.isEmpty || !parsing.problems.isEmpty)
  translate(root, of: source)
  return 0
}

private func translate(_ root: JSONNode, of source: SourceText) {
  do throws(DialectError) {
    let translation = try IssueForm.translate(root)
    for warning in translation.warnings { check(warning.range, in: source.bytes) }
    checkPlaces(of: translation.root, in: source.bytes)
    guard let form = try? FormReader.form(from: translation.root) else { return }
    let markdown = IssueFormMarkdown(form, from: translation.root)
    if let answers = try? FormState(form: form).answers() {
      precondition(markdown.text(of: answers).utf8.last == UInt8(ascii: "\n"))
    }
  } catch {
    precondition(!error.problems.isEmpty)
    for problem in error.problems {
      check(problem.range, in: source.bytes)
      precondition(!problem.sentence(in: source).isEmpty)
    }
  }
}
