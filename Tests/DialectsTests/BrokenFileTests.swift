// Files that were cut up and put together again at random: whatever comes, every dialect ends in a form, in problems of
// that form at their places, or in an error.

import Forms
import JSON
import Support
import Testing

@testable import Dialects

@Suite struct `broken files of other dialects` {
  private static let folder = FixtureFolder("../Data/dialects/json-schema")

  private static let others = [
    #"{"a": "x", "b": "{{ cookiecutter.a | lower }}", "c": ["x", "y"], "d": {"e": 1}, "__prompts__": {"a": "A"}}"#,
    #"{"inputs": [{"id": "a", "type": "promptString"}, {"id": "b", "type": "pickString", "options": ["x"]}]}"#,
  ]

  @Test func `end in a form or in words`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    let texts =
      try Self.folder.names(withExtension: "json").map { try #require(Self.folder.bytes(of: $0)) }
      + Self.others.map { Array($0.utf8) }
    let trees = try texts.map { try JSONDocument(parsing: $0).root.value }
    let parts = trees.flatMap(\.parts)
    var counts = (forms: 0, problems: 0, errors: 0)
    for tree in trees {
      for _ in 0..<60 {
        var broken = tree
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          guard let part = parts.randomElement(using: &generator) else { continue }
          broken = broken.replacing(Int.random(in: 0..<80, using: &generator), by: part)
        }
        let bytes = JSONWriter(.oneLine).bytes(of: broken)
        guard let root = try? JSONDocument(parsing: bytes).root else { continue }
        for dialect in [Dialect.jsonSchema, .cookiecutter, .vscode] {
          switch outcome(of: root, in: dialect) {
          case .form(let warnings):
            counts.forms += 1
            #expect(warnings.allSatisfy { $0.range.upperBound <= bytes.count }, "seed \(seed)")
          case .problems(let problems):
            counts.problems += 1
            #expect(
              problems.allSatisfy { $0.kind.isOfTheFile },
              "seed \(seed): \(String(decoding: bytes, as: UTF8.self)): \(problems.map(\.kind))")
          case .error(let problems):
            counts.errors += 1
            #expect(!problems.isEmpty, "seed \(seed)")
          }
        }
      }
    }
    #expect(counts.forms > 200 && counts.errors > 200, "seed \(seed): \(counts)")
  }
}

private enum Outcome {
  case form([DialectWarning])
  case problems([FormProblem])
  case error([DialectProblem])
}

private func outcome(of root: JSONNode, in dialect: Dialect) -> Outcome {
  do {
    let translation =
      switch dialect {
      case .cookiecutter: try CookiecutterForm.translate(root)
      case .vscode: try VSCodeForm.translate(root)
      default: try JSONSchemaForm.translate(root)
      }
    _ = try FormReader.form(from: translation.root)
    return .form(translation.warnings)
  } catch let error as FormError {
    return .problems(error.problems)
  } catch {
    return .error((error as? DialectError)?.problems ?? [])
  }
}

extension FormProblem.Kind {
  /// Whether what is wrong is what the file asks for, and not what was made of it.
  fileprivate var isOfTheFile: Bool {
    switch self {
    case .minOverMax, .tooFewOptions, .notALimit, .notAWholeNumber, .option(.duplicate),
      .option(.sameNumber), .constRefused, .tooManyIDParts:
      true
    default: false
    }
  }
}

extension JSONValue {
  /// Every value in this one, itself among them.
  fileprivate var parts: [JSONValue] {
    switch self {
    case .array(let elements): [self] + elements.flatMap(\.parts)
    case .object(let members): [self] + members.flatMap(\.value.parts)
    default: [self]
    }
  }

  /// The value with another in place of the part with a number, counted from the outside.
  fileprivate func replacing(_ number: Int, by part: JSONValue) -> JSONValue {
    var rest = number
    return replacing(&rest, by: part)
  }

  private func replacing(_ rest: inout Int, by part: JSONValue) -> JSONValue {
    rest -= 1
    if rest == -1 { return part }
    switch self {
    case .array(let elements):
      var replaced: [JSONValue] = []
      for element in elements { replaced.append(element.replacing(&rest, by: part)) }
      return .array(replaced)
    case .object(let members):
      var replaced: [JSONMember] = []
      for member in members {
        replaced.append(
          JSONMember(name: member.name, value: member.value.replacing(&rest, by: part)))
      }
      return .object(replaced)
    default:
      return self
    }
  }
}
