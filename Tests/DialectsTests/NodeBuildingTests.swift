// Native forms made of parts: the form reader takes them, and what is wrong is told by the parts' own places.

import Forms
import JSON
import Testing

@testable import Dialects

@Suite struct `a form made of parts` {
  @Test func `is read like one that was written`() throws {
    let field = JSONNode.object(
      [
        ("label", .string("Name", at: 3..<7)), ("placeholder", nil),
        ("required", .bool(true, at: 9..<10)),
      ],
      at: 2..<12)
    let form = try FormReader.form(
      from: .object([("fields", .array([field], at: 2..<12))], at: 0..<20))
    #expect(form.fields.map(\.id) == ["name"])
    #expect(form.fields[0].isRequired)
  }

  @Test func `has its problems where its parts stand`() {
    let field = JSONNode.object([("type", .string("nubmer", at: 3..<7))], at: 2..<12)
    let error = #expect(throws: FormError.self) {
      try FormReader.form(from: .object([("fields", .array([field], at: 2..<12))], at: 0..<20))
    }
    #expect(error?.problems.map(\.range.lowerBound) == [2, 3])
  }
}
