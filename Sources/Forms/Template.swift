// Words of a form with `{{id}}` in them, which show earlier answers.

/// Words that may show earlier answers.
///
/// `{{id}}` (blanks inside allowed) stands for the answer of an earlier field; `{{{{` is a literal
/// `{{`; every other brace is text. An id that holds `{` cannot be referred to.
package struct Template: Sendable, Equatable {
  package enum Part: Sendable, Equatable {
    case literal(String)
    /// The index of the field whose answer is shown.
    case answer(field: Int)
  }

  package let parts: [Part]

  /// Words without any reference.
  package init(_ literal: String) {
    parts = literal.isEmpty ? [] : [.literal(literal)]
  }

  /// Reads the references in `source`.
  ///
  /// Linear in the source.
  ///
  /// - Parameter earlier: the index of the field with an id, given as UTF-8, where that may be referred to.
  package init(_ source: String, earlier: @escaping ([UInt8]) -> Int?) {
    // Most words refer to nothing.
    guard source.utf8.contains(UInt8(ascii: "{")) else {
      parts = source.isEmpty ? [] : [.literal(source)]
      return
    }
    var scanner = TemplateScanner(bytes: Array(source.utf8), earlier: earlier)
    parts = scanner.scan()
  }

  /// Something in double braces that stays text.
  struct Unresolved: Equatable {
    let id: String
    /// Where its braces begin, counted in scalars from 0.
    let scalar: Int
    /// Whether a `$` stands before the braces, as other template languages have it.
    let followsDollar: Bool
  }

  /// The references in `source` that name nothing.
  ///
  /// Linear in the source.
  static func unresolved(
    in source: String, earlier: @escaping ([UInt8]) -> Int?
  ) -> [Unresolved] {
    var scanner = TemplateScanner(bytes: Array(source.utf8), earlier: earlier)
    _ = scanner.scan()
    var (scalar, counted) = (0, 0)
    return scanner.unresolved.map { id, byte in
      scalar += scanner.bytes[counted..<byte].count { $0 & 0xC0 != 0x80 }
      counted = byte
      let followsDollar = byte > 0 && scanner.bytes[byte - 1] == UInt8(ascii: "$")
      return Unresolved(
        id: String(decoding: id, as: UTF8.self), scalar: scalar, followsDollar: followsDollar)
    }
  }

  /// Whether some part shows an answer.
  package var isLive: Bool {
    parts.contains { if case .answer = $0 { true } else { false } }
  }

  /// The words, with each reference replaced by what `answer` gives for its field's index.
  package func text(_ answer: (Int) -> String) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .answer(let field): text += answer(field)
      }
    }
    return text
  }
}

/// One walk over the bytes of a template; braces are ASCII, so no scalar is ever cut.
private struct TemplateScanner {
  let bytes: [UInt8]
  let earlier: ([UInt8]) -> Int?

  /// The names in double braces that are no field's, and where the braces begin.
  private(set) var unresolved: [(id: [UInt8], byte: Int)] = []

  private var parts: [Template.Part] = []
  private var literal: [UInt8] = []

  init(bytes: [UInt8], earlier: @escaping ([UInt8]) -> Int?) {
    self.bytes = bytes
    self.earlier = earlier
  }

  mutating func scan() -> [Template.Part] {
    var at = 0
    while at < bytes.count {
      if isPair(UInt8(ascii: "{"), at: at) {
        if isPair(UInt8(ascii: "{"), at: at + 2) {
          literal += [UInt8(ascii: "{"), UInt8(ascii: "{")]
          at += 4
          continue
        }
        if let (field, end) = reference(from: at + 2) {
          endLiteral()
          parts.append(.answer(field: field))
          at = end
          continue
        }
      }
      literal.append(bytes[at])
      at += 1
    }
    endLiteral()
    return parts
  }

  /// The field that is named from `start` to the next `}}`, and where that ends.
  private mutating func reference(from start: Int) -> (field: Int, end: Int)? {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "{"), !isPair(UInt8(ascii: "}"), at: end) {
      end += 1
    }
    guard isPair(UInt8(ascii: "}"), at: end) else { return nil }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let name = bytes[start..<end].drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    if let field = earlier(Array(name)) { return (field, end + 2) }
    unresolved.append((Array(name), start - 2))
    return nil
  }

  private func isPair(_ brace: UInt8, at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == brace && bytes[index + 1] == brace
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
    literal = []
  }
}
