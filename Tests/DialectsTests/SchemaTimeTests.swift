// Schemas are hostile input: what they cost grows no faster than they do.

import JSON
import Testing

@testable import Dialects

@Suite(.serialized) struct `the time that a schema takes` {
  enum Shape: CaseIterable {
    case numbers, texts, bothLists, oneFieldOfManyBranches, oneConstantOfManyBranches
    case fields, unknownAnchors

    /// A schema of so many parts.
    func schema(_ count: Int) -> String {
      func list(_ part: (Int) -> String) -> String {
        (0..<count).map(part).joined(separator: ", ")
      }
      func branches(_ then: String) -> String {
        let branches = list {
          #"{"if": {"properties": {"t": {"const": \#($0)}}}, "then": {"properties": {"p": \#(then)}}}"#
        }
        return
          #"{"properties": {"t": {"type": "integer"}}, "required": ["t"], "allOf": [\#(branches)]}"#
      }
      return switch self {
      case .numbers: #"{"properties": {"a": {"enum": [\#(list { "\($0)" })]}}}"#
      case .texts: #"{"properties": {"a": {"enum": [\#(list { "\"o\($0)\"" })]}}}"#
      case .bothLists:
        #"{"properties": {"a": {"allOf": [{"enum": [\#(list { "\($0)" })]}, {"enum": [\#(list { "\($0).0" })]}]}}}"#
      case .oneFieldOfManyBranches: branches(#"{"type": "string"}"#)
      case .oneConstantOfManyBranches: branches(#"{"const": 1}"#)
      case .fields: #"{"properties": {\#(list { "\"p\($0)\": {}" })}}"#
      case .unknownAnchors:
        ##"{"properties": {"q": {}, \##(list { "\"p\($0)\": {\"$ref\": \"#no\"}" })}}"##
      }
    }
  }

  /// Ten times as many are ten times the work, and not a hundred times.
  @Test(arguments: Shape.allCases)
  func `grows as the schema does`(shape: Shape) throws {
    func time(_ count: Int) throws -> Duration {
      let root = try JSONDocument(parsing: Array(shape.schema(count).utf8)).root
      return try (0..<3).map { _ in
        let start = ContinuousClock.now
        let translation = try JSONSchemaForm.translate(root)
        let duration = ContinuousClock.now - start
        #expect(translation.root[member: "fields"] != nil)
        return duration
      }.min() ?? .zero
    }
    let (small, large) = (try time(100), try time(1_000))
    #expect(large < small * 40, "\(small) for 100, \(large) for 1,000")
  }

  private static let doubling: [String] = [
    ##"{"properties": {"a": {"$ref": "#/$defs/d0"}, "b": {}}, "$defs": {LEVELS}}"##,
    ##"""
    {"properties": {"a": {}, "b": {}}, "if": {"$ref": "#/$defs/d0"}, "then": {"required": ["b"]},
     "$defs": {LEVELS}}
    """##,
    ##"""
    {"properties": {"k": {"const": 1}, "b": {}}, "$defs": {LEVELS},
     "if": {"properties": {"k": {"$ref": "#/$defs/d0"}}}, "then": {"required": ["b"]}}
    """##,
  ]

  /// Four references a level, each to the same: all at once would be four times as much with each level.
  @Test(arguments: doubling)
  func `does not double with each level of references`(schema: String) throws {
    func time(_ levels: Int) throws -> Duration {
      let definitions = (0..<levels).map { level in
        let next = ##"{"$ref": "#/$defs/d\##(level + 1)"}"##
        return #""d\#(level)": {"allOf": [\#(next), \#(next), \#(next), \#(next)]}"#
      }
      let text = schema.replacing(
        "LEVELS", with: definitions.joined(separator: ", ") + #", "d\#(levels)": {"title": "T"}"#)
      let root = try JSONDocument(parsing: Array(text.utf8)).root
      let start = ContinuousClock.now
      _ = try JSONSchemaForm.translate(root)
      return ContinuousClock.now - start
    }
    let (small, large) = (try time(7), try time(14))
    #expect(large < small * 40, "\(small) for 7 levels, \(large) for 14")
  }

  @Test func `has no limit for fields that stand in it`() throws {
    let translated = try Translated(Shape.fields.schema(2_001), by: JSONSchemaForm.translate)
    #expect(translated.fields.count == 2_001)
  }
}
