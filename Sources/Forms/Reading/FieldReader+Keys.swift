// Which keys of a field mean something for its type: one that does not is a mistake, and not passed over.

import JSON

extension FieldReader {
  /// Reports the keys of the field that say nothing about a field of its type.
  mutating func refuseKeys(withoutMeaningFor type: String) {
    for key in FormObject.field.keys {
      guard let why = Self.reason(against: key, in: type), let member = object.member(key) else {
        continue
      }
      // `false` asks for nothing, so it may stand; a note has nothing that could be refused either way.
      if case .bool(false) = member.value.content, type != "note" { continue }
      object.report(.noMeaning(key: key, why: why), at: member.nameRange)
    }
  }

  /// Why a key has no meaning for a type; `nil` where it has.
  private static func reason(against key: String, in type: String) -> String? {
    if type == "note" {
      let known = ["id", "type", "label", "description", "when"]
      return known.contains(key) ? nil : "a note asks nothing"
    }
    switch key {
    case "multiline":
      return type == "text" ? nil : "only a text can have several lines"
    case "options", "multiple", "other":
      return type == "select" ? nil : "only a select has options"
    case "secret":
      return ["boolean", "select"].contains(type) ? "only what is typed can be shown as dots" : nil
    default:
      return nil
    }
  }
}

extension FieldKind {
  /// Why a rule has no meaning for answers of this kind; `nil` where it has.
  func reason(againstRule key: String) -> String? {
    switch key {
    case "minLength", "maxLength":
      switch self {
      case .text, .email, .url, .tel, .path: nil
      case .select(let choices) where choices.allowsOther: nil
      default: "only a text has a length"
      }
    case "pattern":
      switch self {
      case .text, .email, .url, .tel, .path, .date, .time, .datetime: nil
      case .select(let choices) where choices.allowsOther: nil
      default: "only a text can match a pattern"
      }
    case "min", "max":
      switch self {
      case .number, .integer, .date, .time, .datetime: nil
      default: "only numbers, dates and times have limits"
      }
    case "minItems", "maxItems":
      if case .select(let choices) = self, choices.allowsSeveral {
        nil
      } else {
        "only a select with \"multiple\" has several answers"
      }
    default:
      nil
    }
  }

  /// What a limit of `min` or `max` looks like for this kind.
  var limitPhrase: String {
    switch self {
    case .date: "a date such as \"2026-03-31\""
    case .time: "a time such as \"18:30\""
    case .datetime: "a date and time such as \"2026-03-31T18:30:00Z\""
    default: "a number"
    }
  }
}
