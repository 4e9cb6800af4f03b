// The patterns of the texts of a schema, but for dates and times (CalendarPattern).

import JSON

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
