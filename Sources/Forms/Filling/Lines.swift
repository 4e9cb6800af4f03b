// The lines of stdin, as bytes.

/// The lines of an input, one after the other.
struct Lines {
  private var rest: ArraySlice<UInt8>

  /// How many lines have been taken: the number of the last one, counted from 1.
  private(set) var number = 0

  init(_ input: ArraySlice<UInt8>) { rest = input }

  /// The next line without its end (LF or CRLF); `nil` at the end of input.
  mutating func next() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    number += 1
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      defer { rest = [] }
      return rest
    }
    let line = rest[..<end]
    rest = rest[(end + 1)...]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  mutating func countRest() -> Int {
    let before = number
    while next() != nil {}
    return number - before
  }
}

/// The index of the first byte that belongs to no well-formed UTF-8 sequence.
func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int {
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  var at = bytes.startIndex
  while case .scalarValue(let scalar) = decoder.decode(&iterator) {
    at += UTF8.width(scalar)
  }
  return at
}
