// Keys as tests write them: text, and names in angle brackets such as `<Enter>`, `<Ctrl-W>`, `<Tab*3>`.
//
// Each name stands for the bytes that xterm sends.

/// What is done at a terminal, one thing after the other.
package struct TypedKeys: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case bytes([UInt8])
    /// Nothing comes for so long that what waits for more bytes is settled.
    case silence
    case resize(columns: Int, rows: Int)
  }

  /// A name in angle brackets that means nothing.
  package struct UnknownName: Error, Equatable {
    package let name: String
  }

  package private(set) var parts: [Part] = []

  /// Reads text with names: `<lt>` is a `<`, `<Space>` a blank, `<Paste>` and `</Paste>` the ends of a bracketed paste,
  /// `<Byte-1B>` any byte, `<Resize-40x10>` another size, and `<NAME*3>` the same three times.
  package init(_ text: String) throws(UnknownName) {
    // By scalars: a mark that is typed after a name must not join its bracket.
    var rest = text.unicodeScalars[...]
    while let next = rest.first {
      guard next == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        append(.bytes(Array(String(rest[..<end]).utf8)))
        rest = rest[end...]
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw UnknownName(name: String(rest)) }
      let name = String(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst()
      let pieces = name.split(separator: "*", omittingEmptySubsequences: false)
      let count = pieces.count == 2 ? Int(pieces[1]) : 1
      guard let count, let part = Self.part(named: String(pieces[0])) else {
        throw UnknownName(name: name)
      }
      for _ in 0..<count { append(part) }
    }
  }

  /// All bytes, without what is no byte.
  package var bytes: [UInt8] {
    parts.flatMap { part -> [UInt8] in
      guard case .bytes(let bytes) = part else { return [] }
      return bytes
    }
  }

  private mutating func append(_ part: Part) {
    if case .bytes(let more) = part, case .bytes(let bytes) = parts.last {
      parts[parts.count - 1] = .bytes(bytes + more)
    } else {
      parts.append(part)
    }
  }

  private static func part(named name: String) -> Part? {
    if name == "Silence" { return .silence }
    if let size = name.droppingPrefix("Resize-") {
      let numbers = size.split(separator: "x").map { Int($0) }
      guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1] else { return nil }
      return .resize(columns: columns, rows: rows)
    }
    return bytes(named: name).map(Part.bytes)
  }

  private static func bytes(named name: String) -> [UInt8]? {
    if let bytes = fixed[name] { return Array(bytes.utf8) }
    if let digits = name.droppingPrefix("Byte-") { return UInt8(digits, radix: 16).map { [$0] } }
    if let letter = name.droppingPrefix("Ctrl-"), letter.utf8.count == 1,
      let byte = letter.utf8.first,
      0x40...0x7F ~= byte
    {
      return [byte & 0x1F]
    }
    if let key = name.droppingPrefix("Alt-"), !key.isEmpty {
      return [0x1B] + (bytes(named: key) ?? Array(key.utf8))
    }
    return nil
  }

  private static let fixed = [
    "lt": "<", "Space": " ", "Enter": "\r", "Tab": "\t", "Escape": "\u{1B}", "Backspace": "\u{7F}",
    "Newline": "\n",
    "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C", "Left": "\u{1B}[D",
    "Home": "\u{1B}[H", "End": "\u{1B}[F", "Delete": "\u{1B}[3~", "PageUp": "\u{1B}[5~",
    "PageDown": "\u{1B}[6~", "Shift-Tab": "\u{1B}[Z", "Shift-Enter": "\u{1B}[27;2;13~",
    "Ctrl-Left": "\u{1B}[1;5D", "Ctrl-Right": "\u{1B}[1;5C", "Ctrl-Home": "\u{1B}[1;5H",
    "Ctrl-End": "\u{1B}[1;5F", "Paste": "\u{1B}[200~", "/Paste": "\u{1B}[201~",
  ]
}

extension String {
  fileprivate func droppingPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
