// A libFuzzer entry (run by .ci/fuzz): no form file and no lines of stdin make the module trap, and every mistake
// can be told. The input is a form, and behind a zero byte the lines that fill it in.

import Forms
import JSON

@c(LLVMFuzzerTestOneInput)
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let file = parts.first.map(Array.init) ?? []
  guard let root = JSONDocument.parse(file).root else { return 0 }
  do throws(FormError) {
    fill(try FormReader.form(from: root), from: parts.count > 1 ? Array(parts[1]) : [])
  } catch {
    let source = SourceText(file)
    precondition(!error.problems.isEmpty)
    for problem in error.problems {
      precondition((0...file.count).contains(problem.byte(in: source)))
      precondition(!problem.sentence(in: source).isEmpty)
    }
  }
  return 0
}

private func fill(_ form: Form, from lines: [UInt8]) {
  do throws(LineProblems) {
    let answers = try form.answers(fromLines: lines)
    precondition(!JSONWriter(.oneLine).bytes(of: answers.value).isEmpty)
  } catch {
    precondition(!error.problems.isEmpty)
    for problem in error.problems { precondition(!problem.sentence.isEmpty) }
  }
}
