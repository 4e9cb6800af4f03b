// Inputs that carry the expected place in themselves: `{"a"‸ 1}`.

import JSON

/// A text with its markers taken out.
struct MarkedText {
  static let marker: [UInt8] = Array("‸".utf8)

  let bytes: [UInt8]
  /// Where the markers stood: offsets in `bytes`, ascending.
  let places: [Int]

  init(_ marked: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    var places: [Int] = []
    var rest = marked[...]
    while let byte = rest.first {
      if rest.starts(with: Self.marker) {
        places.append(bytes.count)
        rest = rest.dropFirst(Self.marker.count)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    self.bytes = bytes
    self.places = places
  }

  init(_ marked: String) {
    self.init(Array(marked.utf8))
  }
}

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
