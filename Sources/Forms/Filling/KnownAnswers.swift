// Answers that are known before anybody is asked: of JSON objects, whose types must fit, and of texts as a person
// would type them.

package import JSON

/// What is entered in some fields of a form from the start.
package struct KnownAnswers: Sendable {
  package let form: Form

  /// For each field what is entered, and whether that is known. (Arrays of optional values cost the start of
  /// the program as much as reading a form: see ``NameTable``.)
  private var values: [Entered]
  private var isGiven: [Bool]

  private let fields: NameTable

  /// Nothing is known yet.
  ///
  /// Linear in the form.
  package init(of form: Form) {
    self.form = form
    values = form.fields.map(\.nothing)
    isGiven = form.fields.map { _ in false }
    var fields = NameTable()
    for (index, field) in form.fields.enumerated() where field.isAsked {
      fields.insert(field.id.utf8, index)
    }
    self.fields = fields
  }

  /// What is known of the field with an index; `nil` where that is nothing.
  package func entered(_ index: Int) -> Entered? { isGiven[index] ? values[index] : nil }

  private mutating func take(_ entered: Entered, for index: Int) {
    values[index] = entered
    isGiven[index] = true
  }

  /// The index of the field that takes an answer under a name.
  package func index(of name: String) -> Int? { fields[name.utf8] }

  /// The index of the field that `NAME=VALUE` means: since an id may have some `=`, the one of the
  /// longest id that stands before one.
  ///
  /// Linear in the form.
  package func index(ofAssignment assignment: [UInt8]) -> Int? {
    let named = form.fields.indices.filter { index in
      let id = form.fields[index].id.utf8
      return form.fields[index].isAsked && assignment.dropFirst(id.count).first == UInt8(ascii: "=")
        && assignment.starts(with: id)
    }
    return named.max { form.fields[$0].id.utf8.count < form.fields[$1].id.utf8.count }
  }

  /// The id that was probably meant by an unknown one.
  package func suggestion(for name: String) -> String? {
    Forms.suggestion(for: name, among: form.fields.lazy.filter(\.isAsked).map(\.id))
  }

  /// Takes the answers of an object, instead of what was known of the same fields.
  ///
  /// Where the form is nested, objects in it are looked into; dotted names are taken there, too.
  ///
  /// - Returns: everything that is wrong with it, in its order. Recurses once a level.
  package mutating func take(_ root: JSONNode) -> [KnownProblem] {
    if let inner = form.answerShape?.wrapper.flatMap({ root[member: $0] }) {
      return take(inner, written: form.templateLanguage)
    }
    return take(root, written: nil)
  }

  /// - Parameter language: the one whose templates the texts are, where they were written.
  private mutating func take(
    _ root: JSONNode, written language: TemplateLanguage?
  ) -> [KnownProblem] {
    guard case .object(let members) = root.content else {
      return [KnownProblem(.notAnObject(found: root.typeName), at: root.range)]
    }
    var problems: [KnownProblem] = []
    var taken = NameTable()
    take(members, under: "", written: language, &taken, &problems)
    return problems
  }

  private mutating func take(
    _ members: [JSONNode.Member], under path: String, written language: TemplateLanguage?,
    _ taken: inout NameTable, _ problems: inout [KnownProblem]
  ) {
    for member in members {
      let name = path + member.name
      if let index = index(of: name) {
        if !taken.insert(name.utf8, index) {
          problems.append(KnownProblem(.repeated, of: name, at: member.nameRange))
        } else if let refusal = take(member.value.value, for: index, written: language) {
          problems.append(KnownProblem(.refused(refusal), of: name, at: member.value.range))
        }
      } else if isConstant(name, member.value.value) {
        continue
      } else if case .object(let inner) = member.value.content, holdsFields(under: name + ".") {
        take(inner, under: name + ".", written: language, &taken, &problems)
      } else {
        // Nobody is told so many, and each search costs as much as the form is long.
        let isSought = problems.count < 100
        let problem = KnownProblem.Fact.unknown(
          name, suggestion: isSought ? suggestion(for: name) : nil)
        problems.append(KnownProblem(problem, at: member.nameRange))
      }
    }
  }

  /// Whether a name and its value are what is among the answers anyway: answers that were written may come
  /// back.
  private func isConstant(_ name: String, _ value: JSONValue) -> Bool {
    form.answerShape?.constants.contains { $0.id.isIdentical(to: name) && $0.value == value }
      ?? false
  }

  /// Whether the form is nested and has fields, or constants, whose ids begin so.
  private func holdsFields(under path: String) -> Bool {
    guard form.isNested else { return false }
    let isUnder = { (id: String) in id.utf8.starts(with: path.utf8) }
    let shape = form.answerShape
    return form.fields.contains { $0.isAsked && isUnder($0.id) }
      || shape?.constants.contains { isUnder($0.id) } ?? false
      || shape?.objects.contains { isUnder($0.id + ".") } ?? false
  }

  /// Takes a value whose type must fit; returns why it does not.
  private mutating func take(
    _ value: JSONValue, for index: Int, written language: TemplateLanguage?
  ) -> Refusal? {
    let field = form.fields[index]
    let value = language.map { field.answer(written: value, in: $0) } ?? value
    do throws(Refusal) {
      take(try field.entered(from: value), for: index)
      return nil
    } catch {
      return field.isSecret ? error.withoutAnswer(field.kind) : error
    }
  }

  /// Takes the text that a person would type; an empty one is no answer.
  ///
  /// - Returns: why it is none.
  package mutating func take(text: String, for index: Int) -> Refusal? {
    let field = form.fields[index]
    do throws(Refusal) {
      take(text.isEmpty ? field.nothing : try field.entered(fromLine: text), for: index)
      return nil
    } catch {
      return field.isSecret ? error.withoutAnswer(field.kind) : error
    }
  }

  /// Takes what others know, instead of what was known of the same fields.
  package mutating func take(_ others: KnownAnswers) {
    for index in values.indices {
      if let other = others.entered(index) { take(other, for: index) }
    }
  }
}

/// One thing that is wrong with an object of answers, and where.
package struct KnownProblem: Error, Equatable, Sendable {
  package let fact: Fact

  /// The field's id; `nil` where no field is meant.
  package let field: String?

  /// The bytes that are meant; end exclusive.
  package let range: Range<Int>

  init(_ fact: Fact, of field: String? = nil, at range: Range<Int>) {
    (self.fact, self.field, self.range) = (fact, field, range)
  }

  package enum Fact: Equatable, Sendable {
    case notAnObject(found: String)
    /// No field that takes an answer has the name.
    case unknown(String, suggestion: String?)
    /// Once dotted, once as nested objects.
    case repeated
    case refused(Refusal)
  }

  /// What is wrong, in one sentence, which names the field where there is one.
  ///
  /// It quotes names, so it is not yet harmless for a screen.
  package var sentence: String {
    let name = field.map { "\($0): " } ?? ""
    switch fact {
    case .notAnObject(let found):
      return "answers are an object such as {\"name\": \"Ada\"}, not \(found)"
    case .unknown(let name, let suggestion): return Self.unknown(name, suggestion)
    case .repeated: return name + "The answer is there twice."
    case .refused(let refusal): return name + refusal.sentence
    }
  }

  /// That no field has a name.
  package static func unknown(_ name: String, _ suggestion: String?) -> String {
    "no field is called \"\(name)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
  }
}
