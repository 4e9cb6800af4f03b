// The strings that a field accepts: their type, their rules, and what no answer may hold.
//
// Lengths: a schema counts code points, people and ttyform count grapheme clusters. Every cluster has at
// least one code point, so `minLength` holds as it is. `maxLength` would refuse an accented letter of two code
// points, so a pattern stands for it, which counts only scalars of which no two are ever in one cluster
// (Unicode Standard Annex #29, GB9 to GB13): letters of the large scripts, digits, signs. Where a text has
// others, such as emoji, more of them pass.

import JSON

extension Field {
  /// The keywords for strings that are typed: those of a typed kind, and of a choice what is no option.
  ///
  /// They do not concern null.
  func textSchema() -> SchemaObject {
    var schema = SchemaObject()
    let isBlankRefused = isRequired || !keepsBlanks
    let least = rules.compactMap(\.minLength).max() ?? 0
    schema["minLength"] = .number(String(max(1, least)))
    var patterns = rules.compactMap { $0.pattern?.source }
    if let own = kindPattern { patterns += own } else { patterns.append(allowedCharacters) }
    if isBlankRefused, kindPattern == nil { patterns.append(TextPattern.notBlank) }
    for rule in rules {
      for (limit, isMinimum) in [(rule.min, true), (rule.max, false)] {
        guard let limit, let pattern = CalendarPattern.pattern(of: limit, asMinimum: isMinimum)
        else { continue }
        patterns.append(pattern)
      }
    }
    if let most = rules.compactMap(\.maxLength).min(), most <= TextPattern.mostCounted {
      schema["$comment"] = .string(
        "At most \(most) characters as people count them; the pattern counts those that are surely one."
      )
      patterns.append(TextPattern.atMost(most))
    }
    schema.append(patterns: patterns)
    if case .url = kind { schema.append(requirements: [TextPattern.hostWhereNeeded]) }
    return schema
  }

  /// Whether white space is an answer as any other text is.
  private var keepsBlanks: Bool {
    if case .text = kind { true } else { false }
  }

  private var allowedCharacters: String {
    multiline == nil ? TextPattern.oneLine : TextPattern.severalLines
  }

  /// What a text of the field's kind looks like; `nil` where any text will do.
  private var kindPattern: [String]? {
    switch kind {
    case .email: [TextPattern.email]
    case .url: [TextPattern.url]
    case .tel: TextPattern.telephone
    case .date: [CalendarPattern.date]
    case .time: [CalendarPattern.time]
    case .datetime: [CalendarPattern.datetime]
    default: nil
    }
  }
}

/// Patterns of ECMA-262 with the flag `u`, without what other engines read otherwise: no `\d`, `\s`, `\p`.
enum TextPattern {
  private static let controls = #"\u0000-\u0008\u000B-\u001F\u007F-\u009F"#

  /// White_Space of Unicode, which is what `required` and trimming go by; `\s` is not the same.
  private static let space =
    #"\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000"#

  static let oneLine = #"^[^\n"# + controls + "]*$"
  static let severalLines = "^[^" + controls + "]*$"
  static let notBlank = "[^" + space + "]"

  private static let label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
  static let email =
    #"^[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~-]+@"# + label + #"(?:\."# + label + ")*$"

  static let url =
    "^[A-Za-z][A-Za-z0-9+.-]*:[^" + space + #"\u0000-\u001F\u007F-\u009F"<>\\^`{|}]+$"#

  /// Of web addresses alone: two slashes, a host, a port up to 65535.
  static let hostWhereNeeded = JSONValue.keyword(
    "anyOf",
    .array([
      .negated(.keyword("pattern", .string("^[Hh][Tt][Tt][Pp][Ss]?:"))),
      .keyword("pattern", .string(host)),
    ]))

  private static let host =
    #"^[^:]*:\/\/(?:[^\/?#]*@)?(?:\[[^\]\/?#@]*\]|[^:\/?#@\[][^:\/?#@]*)"#
    + "(?::(?:0*(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?)?"
    + #"(?:[\/?#]|$)"#

  static let telephone = [
    #"^[0-9+().\/xX-](?:[0-9 +().\/xX-]*[0-9+().\/xX-])?$"#, "^(?:[^0-9]*[0-9]){3}",
  ]

  /// Scalars of which no two are ever in one grapheme cluster.
  private static let single =
    #"\t\n -~\u00A1-\u00A8\u00AA-\u00AC\u00AF-\u02FF\u0370-\u0482\u048A-\u058F\u05D0-\u05EA"#
    + #"\u0620-\u064A\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF\uAC00-\uD7A3"#

  /// Counts over this are left out: engines have limits.
  static let mostCounted = 10_000

  static func atMost(_ count: Int) -> String {
    "^[^\(single)]*(?:[\(single)][^\(single)]*){0,\(count)}$"
  }
}
