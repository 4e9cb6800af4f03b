// Texts whose answer is no string: a JSON object, or a list with an element a line. The free key `x-answer` of a
// text field says so.
//
//     "x-answer": {"as": "object"}
//     "x-answer": {"as": "list", "item": {"type": "integer"}, "minItems": 1, "maxItems": 5, "uniqueItems": true}
//
// `item` holds the keys of a field that the element of one line has to fit. Lines without anything but white space
// are no elements.

import JSON

/// What a typed text stands for.
package indirect enum TextMeaning: Sendable {
  /// The object that the text is as JSON.
  case object
  case list(ListedAnswer)

  /// The value of a text; null where there is nothing in it.
  ///
  /// Throws what keeps it from being one. Linear in the text, but for unique elements.
  func value(of text: String) throws(Refusal) -> JSONValue {
    switch self {
    case .object: try Self.object(text)
    case .list(let list): try list.value(of: text)
    }
  }

  /// The text that a value is entered by.
  ///
  /// Throws what keeps the value from being entered.
  func text(for value: JSONValue) throws(Refusal) -> String {
    switch (self, value) {
    case (.object, .object): String(decoding: JSONWriter(.indented).bytes(of: value), as: UTF8.self)
    case (.list(let list), .array(let elements)): try list.text(for: elements)
    default: throw .wrongType(expected: jsonType, found: value.typeName)
    }
  }

  /// What answers are, with its article.
  var jsonType: String { "an " + typeName }

  /// What answers are, as JSON Schema calls it.
  var typeName: String {
    switch self {
    case .object: "object"
    case .list: "array"
    }
  }

  private static func object(_ text: String) throws(Refusal) -> JSONValue {
    if text.withoutOuterBlanks.isEmpty { return .null }
    let bytes = Array(text.utf8)
    let parsing = JSONDocument.parse(bytes)
    if let problem = parsing.problems.first {
      let source = SourceText(bytes)
      let position = source.position(ofByte: problem.byte)
      throw .notJSON(problem.message(in: source), line: position.line, column: position.column)
    }
    let value = parsing.root?.value ?? .null
    guard case .object = value else { throw .notAnObject(found: value.typeName) }
    return value
  }
}

/// A list that is typed with an element a line.
package struct ListedAnswer: Sendable {
  /// What each element is.
  let item: Field

  let minItems: Int?
  let maxItems: Int?
  let areUnique: Bool

  func value(of text: String) throws(Refusal) -> JSONValue {
    var elements: [JSONValue] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.unicodeScalars.allSatisfy(\.properties.isWhitespace) { continue }
      do throws(Refusal) {
        let element = try item.answer(to: String(line))
        guard !areUnique || !elements.contains(where: { $0.means(element) }) else {
          throw .repeatedOption(String(line))
        }
        elements.append(element)
      } catch {
        throw .line(index + 1, error.sentence)
      }
    }
    if elements.isEmpty { return .null }
    if let minItems, elements.count < minItems {
      throw .tooFewLines(count: elements.count, minimum: minItems)
    }
    if let maxItems, elements.count > maxItems {
      throw .tooManyLines(count: elements.count, maximum: maxItems)
    }
    return .array(elements)
  }

  func text(for elements: [JSONValue]) throws(Refusal) -> String {
    var lines: [String] = []
    for element in elements {
      let line = item.typedText(for: try item.entered(from: element))
      // Neither would lead back to the element.
      guard !JSONValue.string(line).isBlank, !line.utf8.contains(UInt8(ascii: "\n")) else {
        throw .noLine
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
