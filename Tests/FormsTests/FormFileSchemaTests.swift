// forms/form.schema.json against the reader: both say the same of a form file, as far as a schema can say.
//
// The corpus: every sample, every real form, the forms of Tests/Data/forms, every form that the tables of problems
// refuse, and each of the first with one thing changed at random.

import JSON
import Support
import Testing

@testable import Forms

private let accepted: [[UInt8]] =
  ["../../forms", "../Data/real-forms", "../Data/forms"].flatMap { path in
    let folder = FixtureFolder(path)
    return folder.names(withExtension: "json").filter { !$0.hasSuffix(".schema.json") }.compactMap(
      folder.bytes)
  } + tolerated.map { Array($0.utf8) }

/// Forms at the edge of what is accepted.
private let tolerated = [
  #"{"$schema": 1, "$comment": [], "x-a": null, "fields": [{"id": "a", "x-": {}, "$comment": 1}]}"#,
  #"{"fields": [{"type": "note"}]}"#,
  #"{"fields": [{"id": "a"}, {"type": "note", "id": "n", "when": {"not": {"not": {"any": [{"field": "a", "answered": false}]}}}}]}"#,
  ##"{"color": 255, "fields": [{"label": "A", "color": "#AbCdEf"}, {"id": "b", "color": "007", "validation": []}]}"##,
  #"{"fields": [{"id": "a", "type": "number", "multiline": false, "options": false, "multiple": false, "other": false, "secret": false, "required": false}]}"#,
  #"{"fields": [{"id": "a", "label": "", "multiline": {"x-a": 1, "rows": 20}, "default": "", "validation": {}}]}"#,
  #"{"fields": [{"id": "a", "type": "date", "default": " 2026-03-31 "}, {"id": "b", "type": "time", "default": ""}]}"#,
  #"{"fields": [{"id": "a", "type": "select", "multiple": true, "default": [], "options": [1, true, "", {"value": 2, "required": false, "x-a": 1}, {"label": "l"}]}]}"#,
]

private let rejected: [String] =
  formFaults.map(\.form) + choiceFaults.map { #"{"fields": [{"id": "f", \#($0.keys)}]}"# }
  + ruleFaults.map { #"{"fields": [{"id": "f", \#($0.keys)}]}"# }
  + conditionFaults.map { form(withCondition: $0.condition) }

@Suite struct `the schema of form files` {
  @Test(.enabled(if: SchemaOracle.isThere, SchemaOracle.advice))
  func `says of forms what the reader says`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    var oracle = SchemaOracle()
    let schema = try #require(FixtureFolder("../../forms").bytes(of: "form.schema.json"))
    oracle.use(try JSONDocument(parsing: schema).root.value)
    var questions: [(form: JSONValue, verdict: FormFileVerdict)] = []
    var forms = try accepted.map { try JSONDocument(parsing: $0).root.value }
    forms += forms.flatMap { form in (0..<25).map { _ in form.changed(&generator) } }
    forms += try rejected.map { try JSONDocument(parsing: MarkedText($0).bytes).root.value }
    for form in forms {
      questions.append((form, try FormFileVerdict(form)))
      oracle.ask(form)
    }
    let verdicts = try oracle.verdicts()
    try #require(verdicts.count == questions.count)
    for (question, isValid) in zip(questions, verdicts) {
      switch question.verdict {
      case .accepted:
        #expect(isValid, "seed \(seed): accepted: \(oneLine(question.form).prefix(2_000))")
      case .refused(let sentences):
        #expect(!isValid, "seed \(seed): \(sentences): \(oneLine(question.form).prefix(2_000))")
      case .beyondSchemas: break
      }
    }
    for form in accepted {
      #expect(try FormFileVerdict(JSONDocument(parsing: form).root.value) == .accepted)
    }
  }

  @Test func `describes every key for editors`() throws {
    let bytes = try #require(FixtureFolder("../../forms").bytes(of: "form.schema.json"))
    let root = try JSONDocument(parsing: bytes).root.value
    var objects = [root]
    for name in ["field", "multiline", "option", "validation", "condition"] {
      var object = try #require(root[member: "$defs"]?[member: name])
      if let then = object[member: "then"], object[member: "properties"] == nil { object = then }
      objects.append(object)
    }
    for (object, kind) in zip(
      objects, [FormObject.form, .field, .multiline, .option, .validation, .condition])
    {
      guard case .object(let properties) = object[member: "properties"] else {
        Issue.record("no properties of \(kind)")
        continue
      }
      let keys = properties.map(\.name).filter { !$0.hasPrefix("$") }
      #expect(keys == kind.keys)
      for property in properties where !property.name.hasPrefix("$") {
        #expect(property.value[member: "description"] != nil, "\(property.name) of \(kind)")
      }
    }
  }
}

/// What the reader says of a form file.
private enum FormFileVerdict: Equatable {
  case accepted
  case refused([String])
  /// Refused, but only for reasons that a schema cannot say.
  case beyondSchemas

  init(_ form: JSONValue) throws {
    let bytes = JSONWriter().bytes(of: form)
    let parsing = JSONDocument.parse(bytes)
    // Two keys of one name are no matter of schemas.
    guard parsing.problems.isEmpty, let root = parsing.root else {
      self = .beyondSchemas
      return
    }
    do throws(FormError) {
      _ = try FormReader.form(from: root)
      self = .accepted
    } catch {
      let source = SourceText(bytes)
      let sayable = error.problems.filter { $0.kind.isSayable }
      self = sayable.isEmpty ? .beyondSchemas : .refused(sayable.map { $0.sentence(in: source) })
    }
  }
}

extension FormProblem.Kind {
  /// Whether a schema can say it.
  fileprivate var isSayable: Bool {
    switch self {
    // What one place says of another.
    case .duplicateID, .idInsideID, .emptyIDPart, .tooManyIDParts, .minOverMax, .tooFewOptions,
      .rowsOverMaxRows,
      .defaultRefused, .defaultNoOption, .constRefused, .constNoOption, .template:
      false
    case .option(let problem):
      switch problem {
      case .duplicate, .sameNumber: false
      default: true
      }
    case .condition(let problem):
      switch problem {
      case .reference, .unfit: false
      default: true
      }
    // The types of values in conditions are those of other fields.
    case .wrongType(let key, _, _):
      !["equals", "notEquals", "in", "contains", "min", "max"].contains(key)
    // The calendar, and languages of their own.
    case .notALimit, .pattern: false
    // 1.0 and 1e2 are whole numbers to a schema.
    case .notAWholeNumber(_, let found, _), .unknownColor(let found, _):
      found.first?.isNumber != true || !found.contains { "eE.".contains($0) }
    default: true
    }
  }
}

extension JSONValue {
  /// The same with one thing changed somewhere.
  fileprivate func changed(_ generator: inout SeededGenerator) -> JSONValue {
    switch self {
    case .object(var members) where !members.isEmpty:
      let place = Int.random(in: members.indices, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: members.remove(at: place)
      case 1: members[place].name = Self.keys.randomElement(using: &generator) ?? "id"
      case 2:
        members.append(
          JSONMember(
            name: Self.keys.randomElement(using: &generator) ?? "id", value: Self.other(&generator))
        )
      default: members[place].value = members[place].value.changed(&generator)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty:
      let place = Int.random(in: elements.indices, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: elements.remove(at: place)
      case 1: elements.append(Self.other(&generator))
      default: elements[place] = elements[place].changed(&generator)
      }
      return .array(elements)
    default:
      return Self.other(&generator)
    }
  }

  private static func other(_ generator: inout SeededGenerator) -> JSONValue {
    let values: [JSONValue] = [
      .null, .bool(true), .bool(false), .number("1"), .number("0"), .number("-1"), .number("2.5"),
      .number("1e2"), .string(""), .string("a"),
      .string("a\u{7}"), .string("text"), .string("select"), .string("date"), .string("number"),
      .string("note"), .string("2026-03-31"), .string("typing"), .array([]), .array([.string("a")]),
      .object([]), .object([JSONMember(name: "rows", value: .number("2"))]),
      .object([JSONMember(name: "message", value: .string("m"))]),
      .object([JSONMember(name: "minLength", value: .number("2"))]),
      .object([JSONMember(name: "answered", value: .bool(true))]),
    ]
    return values.randomElement(using: &generator) ?? .null
  }

  private static let keys =
    [FormObject.form, .field, .multiline, .option, .validation, .condition].flatMap(\.keys) + [
      "x-a", "$comment", "titel",
    ]
}
