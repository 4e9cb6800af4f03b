// Forms that people really use, in this format: each loads, and each is filled in from lines that are made for it.

import Forms
import JSON
import Support
import Testing

private let folder = FixtureFolder("../Data/real-forms")

@Suite struct `real forms` {
  static let names = folder.names(withExtension: "json")

  @Test func `they are found`() {
    #expect(Self.names.count == 12)
  }

  @Test(arguments: names)
  func `a real form is filled in from lines`(name: String) throws {
    let form = try read(name)
    var state = FormState(form: form)
    var lines: [String] = []
    for (index, field) in form.fields.enumerated() where field.isAsked && state.shows(index) {
      let text = answer(for: field)
      state.set(try field.entered(fromLine: text), for: index)
      lines.append(text)
      if field.multiline != nil { lines.append(".") }
    }
    let filled = try form.answers(fromLines: Array((lines.joined(separator: "\n") + "\n").utf8))
    #expect(filled == (try state.answers()))
    #expect(
      filled.members.map(\.name)
        == form.fields.indices.filter { form.fields[$0].isAsked && state.shows($0) }.map {
          form.fields[$0].id
        })
    #expect(filled.members.allSatisfy { $0.value != .null })
  }

  @Test(arguments: names)
  func `empty lines take every default`(name: String) throws {
    let form = try read(name)
    let state = FormState(form: form)
    let asked = form.fields.indices.filter { form.fields[$0].isAsked && state.shows($0) }
    let lines = asked.map { form.fields[$0].multiline == nil ? "\n" : ".\n" }.joined()
    do throws(LineProblems) {
      let filled = try form.answers(fromLines: Array(lines.utf8))
      #expect(filled == (try? state.answers()))
    } catch {
      // What is required and has no default is asked for, and nothing else is wrong.
      let needed = asked.filter { (try? form.fields[$0].answer(to: state.entered[$0])) == nil }
      #expect(error.problems.map(\.field) == needed.map { form.fields[$0].id })
    }
  }

  private func read(_ name: String) throws -> Form {
    let bytes = try #require(folder.bytes(of: name))
    return try FormReader.form(from: try JSONDocument(parsing: bytes).root)
  }

  /// A text that the field accepts.
  private func answer(for field: Field) -> String {
    let candidates = [
      field.defaultEntered.map(field.typedText) ?? "", "yes", "2026-03-31", "18:30", "3", "a b c",
      "ada@example.org", "https://example.org/", "+49 30 1234", "A1A 1A1", "AB1234567", "en_US",
      "Str0ng!password", "user.name", "account-123456", "10.0.0.0/16",
    ]
    let options = field.choices.map { choices in
      choices.allowsSeveral
        ? [choices.options.map(\.valueText).joined(separator: ",")]
        : choices.options.map(\.valueText)
    }
    return (candidates.filter { !$0.isEmpty } + (options ?? [])).first { text in
      guard let entered = try? field.entered(fromLine: text) else { return false }
      return (try? field.answer(to: entered)) != nil
    } ?? ""
  }
}
