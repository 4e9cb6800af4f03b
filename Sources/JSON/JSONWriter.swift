// Values to bytes, in one of two fixed styles.

/// Writes JSON values as UTF-8.
///
/// The final newline is the caller's.
///
/// Only what RFC 8259 §7 says must be escaped is escaped: the quote, the backslash and the controls
/// U+0000 to U+001F. All else stays as it is, DEL, C1 and bidirectional controls included. Numbers
/// are written by their own digits.
package struct JSONWriter: Sendable {
  package enum Layout: Sendable {
    /// Two spaces a level, one member or element a line; `[]` and `{}` where there are none.
    case indented
    /// No white space at all: `{"a":1,"b":[true,null]}`.
    case oneLine
  }

  package let layout: Layout

  package init(_ layout: Layout = .indented) {
    self.layout = layout
  }

  /// The bytes of a value.
  package func bytes(of value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return bytes
  }

  /// Appends the bytes of a value.
  ///
  /// Recurses once a level.
  package func append(_ value: JSONValue, to bytes: inout [UInt8]) {
    append(value, level: 0, to: &bytes)
  }

  // The steps are functions of their own so that a level takes little stack in a debug build, too.
  private func append(_ value: JSONValue, level: Int, to bytes: inout [UInt8]) {
    switch value {
    case .array(let elements): append(elements, level: level, to: &bytes)
    case .object(let members): append(members, level: level, to: &bytes)
    default: appendLeaf(value, to: &bytes)
    }
  }

  private func appendLeaf(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .bool(let bool): bytes.append(contentsOf: bool ? "true".utf8 : "false".utf8)
    case .number(let digits): bytes.append(contentsOf: digits.utf8)
    case .string(let string): Self.append(string, to: &bytes)
    case .null, .array, .object: bytes.append(contentsOf: "null".utf8)
    }
  }

  private func append(_ elements: [JSONValue], level: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      separate(isFirst: isFirst, level: level + 1, in: &bytes)
      append(element, level: level + 1, to: &bytes)
      isFirst = false
    }
    close(by: UInt8(ascii: "]"), isEmpty: isFirst, level: level, in: &bytes)
  }

  private func append(_ members: [JSONMember], level: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    var isFirst = true
    for member in members {
      separate(isFirst: isFirst, level: level + 1, in: &bytes)
      append(name: member.name, to: &bytes)
      append(member.value, level: level + 1, to: &bytes)
      isFirst = false
    }
    close(by: UInt8(ascii: "}"), isEmpty: isFirst, level: level, in: &bytes)
  }

  private func append(name: String, to bytes: inout [UInt8]) {
    Self.append(name, to: &bytes)
    bytes.append(contentsOf: layout == .indented ? ": ".utf8 : ":".utf8)
  }

  private func separate(isFirst: Bool, level: Int, in bytes: inout [UInt8]) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    breakLine(level: level, in: &bytes)
  }

  private func close(by bracket: UInt8, isEmpty: Bool, level: Int, in bytes: inout [UInt8]) {
    if !isEmpty { breakLine(level: level, in: &bytes) }
    bytes.append(bracket)
  }

  private func breakLine(level: Int, in bytes: inout [UInt8]) {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }
}
