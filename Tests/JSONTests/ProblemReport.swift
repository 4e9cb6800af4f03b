// Problems of a document as lines of text.

import JSON

/// A problem as a terminal would show it: the line, and a caret under the place.
func caretLines(of problem: JSONProblem, in source: SourceText) -> String {
  let position = source.position(ofByte: problem.byte)
  let indent = String(repeating: " ", count: position.column - 1)
  return source.line(position.line) + "\n" + indent + "^"
}

/// All problems of a document, one a line: `LINE:COLUMN: SENTENCE`.
func report(_ bytes: [UInt8]) -> [String] {
  let source = SourceText(bytes)
  return JSONDocument.parse(bytes).problems.map { problem in
    let position = source.position(ofByte: problem.byte)
    return "\(position.line):\(position.column): \(problem.message(in: source))"
  }
}
