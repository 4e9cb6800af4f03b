// What many texts of a schema have in common: under `$defs`, so that it is told once.

import JSON

/// One entry of `$defs`: a schema for strings.
enum SchemaDefinition: String, CaseIterable {
  case line, lines, filled, email, url, tel, date, time, datetime

  var path: String { "#/$defs/\(rawValue)" }

  var reference: JSONValue { .keyword("$ref", .string(path)) }

  var schema: JSONValue {
    var schema = SchemaObject()
    schema["description"] = .string(words)
    schema.append(patterns: patterns)
    if self == .url { schema.append(requirements: [TextPattern.hostWhereNeeded]) }
    return schema.value
  }

  private var words: String {
    switch self {
    case .line: "No control characters but tab."
    case .lines: "No control characters but tab and newline."
    case .filled: "Not white space alone."
    case .email: "An e-mail address by the rule of HTML."
    case .url: "An absolute URL, of http and https with a host."
    case .tel: "A telephone number of at least three digits."
    case .date: "A day of the calendar, YYYY-MM-DD."
    case .time: "A time of day, HH:MM or HH:MM:SS."
    case .datetime: "A day and a time of RFC 3339, the offset of which may be left out."
    }
  }

  private var patterns: [String] {
    switch self {
    case .line: [TextPattern.oneLine]
    case .lines: [TextPattern.severalLines]
    case .filled: [TextPattern.notBlank]
    case .email: [TextPattern.email]
    case .url: [TextPattern.url]
    case .tel: TextPattern.telephone
    case .date: [CalendarPattern.date]
    case .time: [CalendarPattern.time]
    case .datetime: [CalendarPattern.datetime]
    }
  }
}
