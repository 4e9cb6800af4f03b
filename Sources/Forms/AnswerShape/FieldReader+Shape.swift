// `x-answer`: what a field says of its answer that is no key of the format.

import JSON

extension FieldReader {
  /// Reads what the answer is; before its default, which has to fit.
  mutating func readAnswerShape(of field: inout Field) {
    guard let node = object.value("x-answer") else { return }
    guard case .object(let members) = node.content else {
      object.wrongType("x-answer", node, expected: "an object")
      return
    }
    var reader = ObjectReader(node, members: members, as: .answerShape)
    field.emptyAnswer = reader.value("empty")?.value
    field.excluded = reader.excluded
    field.divisor = reader.divisor
    let word = reader.word("as", as: MeaningWord.self)
    object.take(reader.problems)
    guard let word else { return }
    guard field.multiline != nil else {
      let why = "only a text of several lines stands for something else"
      object.report(.noMeaning(key: "as", why: why), at: node.range)
      return
    }
    switch word {
    case .object: field.meaning = .object
    case .list: field.meaning = readList(node, members).map(TextMeaning.list)
    }
  }

  private enum MeaningWord: String, CaseIterable {
    case object, list
  }

  private mutating func readList(
    _ node: JSONNode, _ members: [JSONNode.Member]
  ) -> ListedAnswer? {
    var reader = ObjectReader(node, members: members, as: .answerShape)
    let minItems = reader.wholeNumber("minItems", least: 0)
    let maxItems = reader.wholeNumber("maxItems", least: 0)
    let areUnique = reader.boolean("uniqueItems") ?? false
    let item = reader.value("item").map { Self.unnamed($0, as: "item", &reader) } ?? Field.anyLine
    object.take(reader.problems)
    return item.map {
      ListedAnswer(item: $0, minItems: minItems, maxItems: maxItems, areUnique: areUnique)
    }
  }

  /// A field that is described by its keys alone, under a key of another object.
  static func unnamed(_ node: JSONNode, as key: String, _ reader: inout ObjectReader) -> Field? {
    guard case .object(let members) = node.content else {
      reader.wrongType(key, node, expected: "an object of a field's keys")
      return nil
    }
    let scope = FieldScope(position: 0, positions: NameTable(), earlier: [], suggests: false)
    var field = FieldReader(
      ObjectReader(node, members: members, as: .field), id: key, formColor: .grey, scope: scope)
    let read = field.read()
    reader.take(field.object.problems)
    return read
  }
}

extension ObjectReader {
  fileprivate var divisor: JSONValue? {
    mutating get {
      guard let node = value("multipleOf") else { return nil }
      guard case .number = node.content else {
        wrongType("multipleOf", node, expected: "a number")
        return nil
      }
      return node.value
    }
  }

  fileprivate var excluded: [JSONValue] {
    mutating get {
      guard let node = value("not") else { return [] }
      guard case .array(let values) = node.content else {
        wrongType("not", node, expected: "an array of values")
        return []
      }
      return values.map(\.value)
    }
  }
}

extension Field {
  /// What an element of a list is that nothing is said of.
  fileprivate static var anyLine: Field? {
    Field(id: "item", kind: .text(nil), label: Template("item"))
  }
}
