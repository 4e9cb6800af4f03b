// Test input that carries its own expectation: `‸` stands right before each place where something is expected.

/// A text and the places that were marked in it.
package struct MarkedText {
  package static let marker: [UInt8] = Array("‸".utf8)

  /// The text without its markers; it need not be UTF-8.
  package let bytes: [UInt8]

  /// Offsets in `bytes`, ascending.
  package let places: [Int]

  package init(_ marked: some Collection<UInt8>) {
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

  package init(_ marked: String) {
    self.init(Array(marked.utf8))
  }
}
