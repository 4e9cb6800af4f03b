// Answers to a form made at random, right and wrong ones, and what ttyform says of them.

package import Forms
package import JSON

/// What ttyform says of an object as the answers of a form.
package enum AnswerVerdict: Equatable {
  /// It would write exactly these.
  case accepted
  case refused
  /// It would write others, such as without the blanks at the ends, or would refuse them for a reason that no schema
  /// can tell: see FormSchema.
  case between
}

/// Makes answers to one form.
package struct RandomAnswers {
  package let form: Form
  /// Values that are worth trying, for each field.
  package let pools: [[JSONValue]]
  private let accepted: [[JSONValue]]

  package init(_ form: Form) {
    self.form = form
    pools = form.fields.map(Self.pool)
    accepted = zip(form.fields, pools).map { field, pool in
      pool.filter { field.verdict(on: $0) == .accepted }
    }
  }

  /// Members by whole ids.
  package func next(_ generator: inout SeededGenerator) -> [JSONMember] {
    var members: [JSONMember] = []
    var state = FormState(form: form)
    let faults = [0, 0, 1, 1, 2].randomElement(using: &generator) ?? 0
    let count = form.fields.count
    let faulty = Set((0..<faults).map { _ in Int.random(in: 0..<count, using: &generator) })
    for (index, field) in form.fields.enumerated() where field.isAsked {
      let isFaulty = faulty.contains(index)
      let isShown = state.shows(index)
      guard isShown || isFaulty else { continue }
      if isFaulty, isShown, Int.random(in: 0..<5, using: &generator) == 0 { continue }
      let pool = isFaulty || accepted[index].isEmpty ? pools[index] : accepted[index]
      let value = pool.randomElement(using: &generator) ?? .null
      if isShown, let entered = try? field.entered(from: value) {
        state.set(entered, for: index)
      }
      // What is not entered would leave the default.
      else if isShown {
        state.set(field.nothing, for: index)
      }
      members.append(JSONMember(name: field.id, value: value))
    }
    if faults > 0, Int.random(in: 0..<10, using: &generator) == 0 {
      members.append(JSONMember(name: "no_such_field", value: .null))
    }
    return members
  }

  /// Members that are right as far as can be, but for one value that is given.
  package func next(
    _ generator: inout SeededGenerator, with value: JSONValue, at index: Int
  ) -> [JSONMember] {
    var members: [JSONMember] = []
    var state = FormState(form: form)
    for (place, field) in form.fields.enumerated() where field.isAsked && state.shows(place) {
      let right = accepted[place].randomElement(using: &generator) ?? .null
      let value = place == index ? value : right
      state.set((try? field.entered(from: value)) ?? field.nothing, for: place)
      members.append(JSONMember(name: field.id, value: value))
    }
    return members
  }

  /// Values that are right for some field of that kind, and others.
  private static func pool(of field: Field) -> [JSONValue] {
    var pool =
      numbers.map(JSONValue.number) + texts.map(JSONValue.string) + [
        .null, .bool(true), .bool(false), .array([]), .array([.string("x")]),
      ]
    if let entered = field.defaultEntered, let answer = try? field.answer(to: entered) {
      pool.append(answer)
    }
    for rule in field.rules {
      if let const = rule.const { pool.append(const) }
      for length in [rule.minLength, rule.maxLength].compactMap(\.self) where length < 1_000 {
        pool += [length - 1, length, length + 1].map {
          .string(String(repeating: "a", count: max(0, $0)))
        }
        pool.append(.string(String(repeating: "e\u{301}", count: length)))
      }
      for limit in [rule.min, rule.max].compactMap(\.self) {
        pool += [.string(limit.text), .number(limit.isNumber ? limit.text : "3")]
      }
    }
    guard let choices = field.choices else { return pool }
    let values = choices.options.map(\.value)
    pool += values + choices.options.map { .string($0.label) }
    pool +=
      values.map { .array([$0]) } + [
        .array(values), .array(values.reversed()), .array(values + values.prefix(1)),
      ]
    pool += [
      .array(Array(values.prefix(2))), .array(Array(values.suffix(2))),
      .array(values + [.string("x")]),
    ]
    pool += [
      .array(values.prefix(1) + [.string("x")]),
      .array(values.prefix(1) + [.string("x"), .string("y")]),
    ]
    let required = choices.options.filter(\.isRequired).map(\.value)
    return pool + [.array(required), .array(Array(required.dropFirst()))]
  }

  private static let numbers = [
    "0", "-0", "3", "-5", "5", "5.5", "1.0", "1e3", "-1e-3", "100000000000000000000000001", "0.1",
    "12", "99",
  ]

  private static let texts = [
    "", " ", "\u{3000}", "\u{FEFF}", "x", "xy", "abc def", " padded", "padded ", "tab\there",
    "two\nlines", "bell\u{7}", "\u{85}",
    "del\u{7F}", "e\u{301}", "👩‍👩‍👧", "日本語", "한국어", "עברית", "العربية", "नमस्ते", "🇩🇪🇫🇷", "yes", "true",
    "ada@example.org", "ada@", "a b@c", "a..b@c-d.e", "ada@-x.org", "ada@example.org.",
    "https://example.org/", "HTTP://x", "http:/x", "https://", "https://:80/", "https://a:65535",
    "https://a:65536/", "https://a:000080?q",
    "https://u:p@host:1/@", "https://[::1]:8080/", "https://[::1", "https://[]x/", "mailto:ada",
    "a:b", ":b", "x: y", "x:\"", "https://münchen.example/ä", "1a:b",
    "+49 30 1234", "112", "12", "(030) 12-34 x5", "1a23", "0", "007", "A1A 1A1", "AB1234567",
    "10.0.0.0/16", "12345", "samples.csv", "en_US", "Str0ng!password", "user.name",
    "account-123456",
    "2026-03-31", "2026-04-31", "2024-02-29", "2023-02-29", "2000-02-29", "1900-02-29",
    "0000-01-01", "2026-13-01", "2026-00-10", "20260331", "9999-12-31", "2026-01-01",
    "18:30", "18:30:59", "24:00", "23:60", "7:30", "18:30:60", "00:00", "09:00:00", "09:00",
    "16:59",
    "2026-03-31T18:30:00Z", "2026-03-31t18:30:00.5+02:00", "2026-03-31T18:30",
    "2026-03-31 18:30:00", "2026-03-31T18:30:00", "2026-03-31T24:00:00Z",
    "2026-03-31T18:30:00+24:00",
  ]
}

extension Limit {
  fileprivate var isNumber: Bool { !text.contains(":") && !text.dropFirst().contains("-") }
}

extension RandomAnswers {
  /// What ttyform says of members, by walking the form as it does.
  package func verdict(on members: [JSONMember]) -> AnswerVerdict {
    var state = FormState(form: form)
    var rest = members
    var isChanged = false
    for (index, field) in form.fields.enumerated() where field.isAsked {
      let place = rest.firstIndex { Array($0.name.utf8) == Array(field.id.utf8) }
      guard state.shows(index) == (place != nil) else {
        return field.condition?.looksAtDatetimes(in: form) == true ? .between : .refused
      }
      guard let place else { continue }
      let value = rest.remove(at: place).value
      switch field.verdict(on: value) {
      case .refused: return .refused
      case .between: isChanged = true
      case .accepted: break
      }
      state.set((try? field.entered(from: value)) ?? field.nothing, for: index)
    }
    guard rest.isEmpty else { return .refused }
    return isChanged ? .between : .accepted
  }

  /// The members as the object that is written.
  package func object(_ members: [JSONMember]) -> JSONValue {
    var answers = Answers(nested: form.isNested)
    for member in members {
      guard let field = form.fields.first(where: { Array($0.id.utf8) == Array(member.name.utf8) })
      else { continue }
      answers.append(member.value, for: field)
    }
    guard case .object(var object) = answers.value else { return .null }
    object += members.filter { $0.name == "no_such_field" }
    return .object(object)
  }
}

extension Condition {
  fileprivate func looksAtDatetimes(in form: Form) -> Bool {
    fields.contains { if case .datetime = form.fields[$0].kind { true } else { false } }
  }
}

extension Field {
  fileprivate func verdict(on value: JSONValue) -> AnswerVerdict {
    do throws(Refusal) {
      let answer = try answer(to: entered(from: value))
      return answer == value ? .accepted : .between
    } catch {
      switch error {
      case .under(_, isOfCalendar: true), .over(_, isOfCalendar: true):
        if case .datetime = kind { return .between }
      // 1.0 is an integer to a schema.
      case .notANumber(.notWhole, _), .notANumber(.exponent, _):
        return .between
      // The schema counts code points, and in the other direction those that are surely one character.
      case .tooShort, .tooLong:
        return value.isPlain ? .refused : .between
      // Told for a secret without its reason; a choice is called so, and could be chosen by other means.
      case .ambiguousOption:
        return .between
      default:
        break
      }
      return .refused
    }
  }
}

extension JSONValue {
  /// Whether this is a text whose characters every counting agrees on.
  fileprivate var isPlain: Bool {
    guard case .string(let text) = self else { return true }
    return text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}
