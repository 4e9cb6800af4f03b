// Test input that carries its own expectation: `«` stands right before each place where something is expected.

/// A text and the places that were marked in it.
package struct MarkedText {
  package let text: String

  /// Offsets in bytes of `text`, in its order.
  package let places: [Int]

  package var bytes: [UInt8] { Array(text.utf8) }

  package init(_ marked: String) {
    var text = ""
    var places: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "«" {
        places.append(text.utf8.count)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.places = places
  }
}
