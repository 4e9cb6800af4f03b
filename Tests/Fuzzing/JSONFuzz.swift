// A libFuzzer entry (run by .ci/fuzz): no bytes make the parser trap, every problem can be told,
// and what is read without a problem is the same after it was written.

import JSON

@c(LLVMFuzzerTestOneInput)
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let parsing = JSONDocument.parse(bytes)
  let source = SourceText(bytes)
  for problem in parsing.problems {
    precondition(problem.byte >= 0 && problem.range.upperBound <= bytes.count)
    precondition(!problem.message(in: source).isEmpty)
    precondition(source.position(ofByte: problem.byte).line <= source.lineCount)
  }
  guard let root = parsing.root else {
    precondition(!parsing.problems.isEmpty)
    return 0
  }
  checkPlaces(of: root, in: bytes)
  // What was read past problems is JSON when it is written, too, but for names that stand twice.
  for layout in [JSONWriter.Layout.indented, .oneLine] {
    let again = JSONDocument.parse(JSONWriter(layout).bytes(of: root.value))
    let isFine = again.problems.allSatisfy {
      if case .duplicateKey = $0.kind { return !parsing.problems.isEmpty }
      return false
    }
    precondition(isFine && again.root?.value == root.value)
  }
  return 0
}

/// The scalars of each string are found inside of its literal.
private func checkPlaces(of node: JSONNode, in bytes: [UInt8]) {
  switch node.content {
  case .array(let elements): for element in elements { checkPlaces(of: element, in: bytes) }
  case .object(let members): for member in members { checkPlaces(of: member.value, in: bytes) }
  case .string(let text):
    let literal = StringLiteral(at: node.range.lowerBound, in: bytes)
    let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[node.range.lowerBound])
    guard isQuoted else { return }
    let end = literal.byte(ofScalar: text.unicodeScalars.count)
    precondition(end == node.range.upperBound - 1)
  default: return
  }
}
