// The one place that decides what a valid answer is: the terminal, stdin and every later way in come through here.

package import JSON

extension Field {
  /// The answer that something entered gives, or null where it is nothing.
  ///
  /// Throws what is wrong with it. Linear in what was entered; a pattern multiplies that by its own
  /// length.
  package func answer(to entered: Entered) throws(Refusal) -> JSONValue {
    do throws(Refusal) {
      let entered = try resolved(entered)
      let answer = try value(of: entered)
      try check(answer, to: entered)
      return answer
    } catch {
      throw isSecret ? error.withoutAnswer(kind) : error
    }
  }

  /// The answer that a text gives which a person could have typed.
  package func answer(to text: String) throws(Refusal) -> JSONValue {
    try answer(to: .text(text))
  }

  /// The value that something entered has by the field's type, whatever the rules say of it: null for
  /// nothing, and for what is not of the type.
  ///
  /// Conditions look at this, so that a text that is still too short decides already.
  package func value(to entered: Entered) -> JSONValue {
    (try? value(of: resolved(entered))) ?? .null
  }

  /// A text in place of a choice stands for what a person means who types it, and so does what is typed
  /// beside choices: an option where it is called like one.
  private func resolved(_ entered: Entered) throws(Refusal) -> Entered {
    switch (kind, entered) {
    case (.boolean, .text(let text)), (.select, .text(let text)):
      return try self.entered(fromLine: text)
    case (.select(let choices), .choices(let indices, let other?)):
      try refuseControlCharacters(in: other)
      let text = other.withoutOuterBlanks
      if text.isEmpty { return .choices(indices, other: nil) }
      guard let index = try choices.index(ofText: text) else {
        guard choices.allowsOther else { throw choices.noOption(text) }
        return .choices(indices, other: text)
      }
      return .choices(Set(indices + [index]).sorted(), other: nil)
    default:
      return entered
    }
  }

  private func value(of entered: Entered) throws(Refusal) -> JSONValue {
    switch (kind, entered) {
    case (.boolean, .truth(let truth?)):
      return .bool(truth)
    case (.select(let choices), .choices(let indices, let other)):
      return try value(of: indices, other: other, among: choices)
    case (.text, .text(let text)):
      try refuseControlCharacters(in: text)
      if let meaning { return try meaning.value(of: text) }
      return text.isEmpty ? .null : .string(text)
    case (.note, _), (.select, _), (.boolean, _):
      return .null
    case (_, .text(let text)):
      try refuseControlCharacters(in: text)
      let text = text.withoutOuterBlanks
      return text.isEmpty ? .null : try value(ofTyped: text)
    default:
      return .null
    }
  }

  /// The value of a text of the kinds that are typed; not empty, without blanks at its ends.
  private func value(ofTyped text: String) throws(Refusal) -> JSONValue {
    switch kind {
    case .email:
      if !EmailAddress.isValid(text) { throw .notAnEmailAddress }
    case .url:
      switch WebAddress.fault(in: text) {
      case nil: break
      case .notAbsolute: throw .notAWebAddress
      case .noHost: throw .webAddressWithoutHost
      case .character(let scalar): throw .characterInWebAddress(scalar)
      }
    case .tel:
      if !TelephoneNumber.isValid(text) { throw .notATelephoneNumber }
    case .number, .integer:
      try checkNumber(text)
      return .number(text)
    case .date, .time, .datetime:
      try checkCalendar(text)
    case .note, .text, .boolean, .select, .path:
      break
    }
    return .string(text)
  }

  private func checkNumber(_ text: String) throws(Refusal) {
    var isInteger = false
    if case .integer = kind { isInteger = true }
    do throws(NumberFault) {
      let parts = try NumberParts(text)
      if isInteger { try parts.requireWhole() }
    } catch {
      throw .notANumber(error, isInteger: isInteger)
    }
  }

  private func checkCalendar(_ text: String) throws(Refusal) {
    do throws(CalendarFault) {
      switch kind {
      case .date: _ = try CalendarDate(parsing: text)
      case .time: _ = try TimeOfDay(parsing: text)
      default: _ = try DateTime(parsing: text)
      }
    } catch {
      throw .notInCalendar(needsOffset && error == .notADateTime ? .notADateTimeWithOffset : error)
    }
  }

  private func value(
    of indices: [Int], other: String?, among choices: Choices
  ) throws(Refusal) -> JSONValue {
    let chosen = indices.filter(choices.options.indices.contains)
    let values =
      chosen.map { choices.options[$0].value } + [other].compactMap { $0.map(JSONValue.string) }
    if choices.allowsSeveral { return values.isEmpty ? .null : .array(values) }
    if values.count > 1 { throw .tooMany(count: values.count, maximum: 1) }
    return values.first ?? .null
  }

  private func refuseControlCharacters(in text: String) throws(Refusal) {
    guard let scalar = firstForbidden(in: text) else { return }
    throw scalar == "\n" ? .lineBreak : .controlCharacter(scalar)
  }

  /// The first scalar that no text of this field may hold, on whatever way it came in.
  ///
  /// Linear.
  func firstForbidden(in text: String) -> Unicode.Scalar? {
    // A look at the bytes is enough for nearly every text: C0 and DEL stand for themselves in UTF-8,
    // and C1 is C2 80 to C2 9F.
    let allowsNewline = multiline != nil
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 && byte != UInt8(ascii: "\t") && !(allowsNewline && byte == UInt8(ascii: "\n"))
        || byte == 0x7F
      {
        return Unicode.Scalar(byte)
      }
      if previous == 0xC2 && byte < 0xA0 { return Unicode.Scalar(byte) }
      previous = byte
    }
    return nil
  }
}
