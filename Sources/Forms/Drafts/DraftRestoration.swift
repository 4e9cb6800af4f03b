// From a draft back into a form, which may have changed since.

package import JSON

/// What came of a draft that was entered in a form.
package struct DraftRestoration: Sendable, Equatable {
  /// How many fields got something.
  package var count: Int

  /// How many line breaks became spaces, since their field has one line now.
  package var lineBreaksMadeSpaces: Int

  /// What fits no field, and is kept.
  package var unplaced: [JSONMember]

  /// How many entries were left out for good: their fields are secret now.
  package var secrets: Int

  package init(
    count: Int = 0, lineBreaksMadeSpaces: Int = 0, unplaced: [JSONMember] = [], secrets: Int = 0
  ) {
    (self.count, self.unplaced, self.secrets) = (count, unplaced, secrets)
    self.lineBreaksMadeSpaces = lineBreaksMadeSpaces
  }
}

extension FormState {
  /// Enters what a draft holds, where it still fits: known fields and ids that are gone are passed over, and what
  /// belongs to a field that is secret now is forgotten.
  package mutating func restore(_ draft: Draft) -> DraftRestoration {
    var restoration = DraftRestoration()
    var fields = NameTable()
    for (index, field) in form.fields.enumerated() where field.isAsked {
      fields.insert(field.id.utf8, index)
    }
    for entry in draft.entries {
      let index = fields[entry.name.utf8]
      if let index, form.fields[index].isSecret {
        restoration.secrets += 1
      } else if let index, !isKnown(index),
        let entered = form.fields[index].entered(kept: entry.value)
      {
        set(entered, for: index)
        restoration.count += 1
        if case (.string(let text), .text(let fitting)) = (entry.value, entered) {
          restoration.lineBreaksMadeSpaces += lineBreaks(in: text) - lineBreaks(in: fitting)
        }
      } else {
        restoration.unplaced.append(entry)
      }
    }
    return restoration
  }
}

private func lineBreaks(in text: String) -> Int {
  text.utf8.count { $0 == UInt8(ascii: "\n") }
}

extension Field {
  /// What a draft kept for the field; `nil` where it does not fit.
  fileprivate func entered(kept value: JSONValue) -> Entered? {
    switch (kind, value) {
    case (.note, _): return nil
    case (.boolean, .bool(let truth)): return .truth(truth)
    case (.boolean, .null): return .truth(nil)
    case (.boolean, _): return nil
    case (.select(let choices), .object):
      guard case .array(let chosen)? = value[member: "chosen"] else { return nil }
      let known = choices.indices(of: chosen).compactMap(\.self)
      guard known.count == chosen.count else { return nil }
      var other: String?
      if case .string(let text)? = value[member: "typed"] { other = text }
      if let other, firstForbidden(in: other) != nil { return nil }
      return .choices(Set(known).sorted(), other: other)
    case (.select, _): return nil
    case (_, .string(let text)):
      // The field may have had several lines when this was typed.
      let fitting = multiline == nil ? text.replacing("\n", with: " ") : text
      return firstForbidden(in: fitting) == nil ? .text(fitting) : nil
    default: return nil
    }
  }
}
