// Reads the members of one object of a form file, and notes what is wrong with each.

import JSON

/// The members of one object, read by key; problems are collected, never thrown, so that all of them are told.
struct ObjectReader {
  let node: JSONNode
  private(set) var problems: [FormProblem] = []

  private let members: [JSONNode.Member]

  /// - Parameter members: the members of `node`.
  init(_ node: JSONNode, members: [JSONNode.Member], as object: FormObject) {
    self.node = node
    self.members = members
    for member in members
    where !object.keys.contains(member.name) && !FormVocabulary.isFree(member.name) {
      let suggestion = suggestion(for: member.name, among: object.keys)
      report(.unknownKey(member.name, of: object, suggestion: suggestion), at: member.nameRange)
    }
  }

  /// - Parameter scalar: where the range is a string, the scalar in it that is meant, counted from 0.
  mutating func report(_ kind: FormProblem.Kind, at range: Range<Int>, scalar: Int? = nil) {
    problems.append(FormProblem(kind, at: range, scalar: scalar))
  }

  mutating func take(_ others: [FormProblem]) {
    problems += others
  }

  func member(_ key: String) -> JSONNode.Member? {
    // A key that stands twice is the parser's to tell; the first counts.
    members.first { $0.name.isIdentical(to: key) }
  }

  func value(_ key: String) -> JSONNode? {
    member(key)?.value
  }

  mutating func wrongType(_ key: String, _ node: JSONNode, expected: String) {
    report(.wrongType(key: key, expected: expected, found: node.typeName), at: node.range)
  }

  mutating func string(_ key: String) -> String? {
    guard let node = value(key) else { return nil }
    if case .string(let text) = node.content { return text }
    wrongType(key, node, expected: "a string")
    return nil
  }

  mutating func boolean(_ key: String) -> Bool? {
    guard let node = value(key) else { return nil }
    if case .bool(let truth) = node.content { return truth }
    wrongType(key, node, expected: "true or false")
    return nil
  }

  /// A whole number in plain digits, at least `least`; one beyond `Int` counts as `Int.max`.
  mutating func wholeNumber(_ key: String, least: Int) -> Int? {
    guard let node = value(key) else { return nil }
    guard case .number(let digits) = node.content else {
      wrongType(key, node, expected: "a whole number")
      return nil
    }
    let isPlain = digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard isPlain, case let number = Int(digits) ?? .max, number >= least else {
      report(.notAWholeNumber(key: key, found: digits, least: least), at: node.range)
      return nil
    }
    return number
  }

  /// A regular expression; what is wrong in it is told at its place.
  mutating func pattern(_ key: String) -> Pattern? {
    guard let node = value(key), let source = string(key) else { return nil }
    do throws(PatternError) {
      return try Pattern(source)
    } catch {
      report(.pattern(error.sentence), at: node.range, scalar: error.range.lowerBound)
      return nil
    }
  }

  /// One of the raw values of a set of words.
  mutating func word<Word>(_ key: String, as _: Word.Type) -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    guard let node = value(key), let text = string(key) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    let suggestion = suggestion(for: text, among: known)
    report(.unknownWord(text, key: key, known: known, suggestion: suggestion), at: node.range)
    return nil
  }

  mutating func color(_ key: String) -> Color? {
    guard let node = value(key) else { return nil }
    let name: String
    switch node.content {
    case .string(let text): name = text
    case .number(let digits): name = digits
    default:
      wrongType(key, node, expected: "a colour's name, a number from 0 to 255 or \"#rrggbb\"")
      return nil
    }
    if let color = Color(name: name) { return color }
    report(
      .unknownColor(name, suggestion: suggestion(for: name, among: Color.names)), at: node.range)
    return nil
  }
}
