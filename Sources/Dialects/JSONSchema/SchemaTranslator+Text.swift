// Strings: what a `format` or a widget makes of them, how many lines they have, and their rules.

import Forms
import JSON

extension SchemaTranslator {
  mutating func text(
    _ member: Member, _ view: SchemaView, id: String, at range: Range<Int>
  ) -> MadeField {
    let widget = look("widget", view, member.appearance)?.text ?? ""
    let format = textFormat(view, widget, member)
    var draft = FieldDraft(id: id, type: format.type, at: range)
    let isSecret =
      format.isSecret || ["password", "PasswordWidget"].contains(widget) || view.isWriteOnly
    if isSecret { draft["secret"] = .bool(true, at: range) }
    if format.type == "text" {
      draft["multiline"] = multiline(view, member.appearance, widget, at: range)
    }
    for keyword in ["contentEncoding", "contentSchema"] {
      for node in view.every(keyword) { warn("\"\(keyword)\" is not checked", at: node.range) }
    }
    var rules = SchemaRules()
    for part in view.parts { takeTextRules(of: part.node, type: format.type, to: &rules) }
    if let pattern = format.pattern {
      rules.add("pattern", .string(pattern.source, at: range), message: pattern.message)
    }
    draft["validation"] = rules.node(at: range)
    draft["placeholder"] = format.placeholder.map { .string($0, at: range) }
    return MadeField(draft: draft, kind: .text)
  }

  /// What a format asks for.
  private struct TextFormat {
    var type = "text"
    var pattern: (source: String, message: String)?
    /// How an answer is written, where the type does not tell.
    var placeholder: String?
    var isSecret = false
  }

  private mutating func textFormat(
    _ view: SchemaView, _ widget: String, _ member: Member
  ) -> TextFormat {
    guard let node = view["format"], let format = node.text else {
      return TextFormat(type: Self.types[widget] ?? "text")
    }
    switch format {
    case "email", "idn-email": return TextFormat(type: "email")
    case "iri": return TextFormat(type: "url")
    case "uri", "url": return TextFormat(type: "url", pattern: Self.ascii)
    case "date": return TextFormat(type: "date")
    case "iso-time", "local-time", "partial-time": return TextFormat(type: "time")
    case "time":
      // RFC 3339 wants seconds and an offset, and few people mean that: a sample shows it.
      if samples(view, member).contains(where: Self.isPlainTime) { return TextFormat(type: "time") }
      return TextFormat(pattern: Self.fullTime, placeholder: "HH:MM:SS+HH:MM")
    case "date-time", "datetime", "iso-date-time", "datetime-local":
      let hasOffset =
        format == "date-time"
        && !samples(view, member).contains { $0.utf8.count <= "2026-03-31T18:30:00".utf8.count }
      return TextFormat(type: "datetime", pattern: hasOffset ? Self.fullDateTime : nil)
    case "phone", "tel", "telephone": return TextFormat(type: "tel")
    case "password": return TextFormat(isSecret: true)
    case "path", "file-path", "directory-path", "file", "directory": return TextFormat(type: "path")
    case "uuid": return TextFormat(pattern: Self.uuid)
    case "ipv4": return TextFormat(pattern: Self.ipv4)
    case "textarea", "multiline", "markdown", "text", "string", "": return TextFormat()
    default:
      warn("the format \"\(format)\" is not checked", at: node.range)
      return TextFormat()
    }
  }

  private static let types = [
    "email": "email", "uri": "url", "url": "url", "date": "date", "alt-date": "date", "tel": "tel",
  ]

  private static let ascii = (
    "^[!-~]*$", "A URI is written with ASCII characters; others as % and two digits."
  )
  private static let fullTime = (
    "^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?(Z|[+\\-]([01][0-9]|2[0-3]):[0-5][0-9])$",
    "A time with seconds and an offset is needed, such as 18:30:00Z or 18:30:00+02:00."
  )
  private static let fullDateTime = (
    "^[0-9\\-]{10}T[0-9:]{8}(\\.[0-9]+)?(Z|[+\\-][0-9]{2}:[0-9]{2})$",
    "A date and time with seconds and an offset is needed, such as 2026-03-31T18:30:00+02:00."
  )
  private static let uuid = (
    "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
    "A UUID is needed, such as 123e4567-e89b-12d3-a456-426614174000."
  )
  private static let ipv4 = (
    "^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(?!$)|$)){4}$",
    "An IPv4 address is needed, such as 192.0.2.1."
  )

  /// Values that the schema shows.
  private func samples(_ view: SchemaView, _ member: Member) -> [String] {
    ([member.data, view["default"], view["const"]].compactMap(\.self)
      + (view["examples"]?.elements ?? [])).compactMap(\.text).filter { !$0.isEmpty }
  }

  private static func isPlainTime(_ text: String) -> Bool {
    let size = text.utf8.count
    return (size == 5 || size == 8) && text.utf8.allSatisfy { $0 != UInt8(ascii: "Z") && $0 < 0x3B }
  }

  private func multiline(
    _ view: SchemaView, _ appearance: JSONNode?, _ widget: String, at range: Range<Int>
  ) -> JSONNode? {
    let rows = look("rows", view, appearance)
    let languages = [
      "application/json": "json", "text/markdown": "markdown", "text/html": "html",
      "application/yaml": "yaml", "text/x-shellscript": "shell",
    ]
    let language = view["contentMediaType"]?.text.flatMap { languages[$0] }
    let isLong =
      ["textarea", "TextareaWidget", "markdown"].contains(widget) || rows != nil
      || ["textarea", "multiline", "markdown"].contains(view["format"]?.text) || language != nil
    guard isLong else { return nil }
    let count = rows?.shownText.flatMap(Int.init).map { min(max($0, 1), 50) }
    if count == nil, language == nil { return .bool(true, at: range) }
    return .object(
      [
        ("rows", count.map { JSONNode(.number(String($0)), at: rows?.range ?? range) }),
        ("language", language.map { .string($0, at: range) }),
      ], at: range)
  }

  private mutating func takeTextRules(
    of schema: JSONNode, type: String, to rules: inout SchemaRules
  ) {
    let isCalendar = ["date", "time", "datetime"].contains(type)
    for keyword in ["minLength", "maxLength"] {
      guard let node = schema[member: keyword] else { continue }
      if isCalendar {
        // Every date has the same length.
        warn("\"\(keyword)\" of a \(type) is not checked", at: node.range)
      } else if let limit = Self.wholeNumber(node) {
        let message = SchemaRules.message(for: keyword, in: schema)
        rules.add(keyword, JSONNode(.number(String(limit)), at: node.range), message: message)
        if keyword == "maxLength", let pattern = Self.pattern(ofAtMost: limit) {
          // A schema counts code points: of a letter and its accents each.
          rules.add(
            "pattern", .string(pattern, at: node.range),
            message: message
              ?? "At most \(limit) characters, please; accents and parts of emoji count too.")
        }
      } else {
        warn("\"\(keyword)\" is no whole number; it is not checked", at: node.range)
      }
    }
    takePattern(of: schema, to: &rules)
    for (keyword, rule) in [("formatMinimum", "min"), ("formatMaximum", "max")] where isCalendar {
      if let node = schema[member: keyword] { rules.add(rule, node, message: nil) }
    }
  }

  private mutating func takePattern(of schema: JSONNode, to rules: inout SchemaRules) {
    guard let node = schema[member: "pattern"], let source = node.text else { return }
    do throws(PatternError) {
      _ = try Pattern(source)
      rules.add("pattern", node, message: SchemaRules.message(for: "pattern", in: schema))
    } catch {
      warnings.append(
        DialectWarning(
          "this pattern is not checked: \(error.sentence)", at: node.range,
          scalar: error.range.lowerBound))
    }
  }

  /// A whole number of at most nine digits; `5.0` is one to a schema.
  static func wholeNumber(_ node: JSONNode) -> Int? {
    guard case .number(let digits) = node.content else { return nil }
    let whole = digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    guard let number = Int(whole), number >= 0, number < 1_000_000_000 else { return nil }
    return number
  }

  /// A pattern of at most so many scalars; `nil` for more than a pattern counts well.
  private static func pattern(ofAtMost count: Int) -> String? {
    count > 500 ? nil : "^[\\s\\S]{0,\(count)}$"
  }
}

extension SchemaView {
  /// Whether answers go in and never come out, as passwords do.
  fileprivate var isWriteOnly: Bool {
    if case .bool(true) = self["writeOnly"]?.content { true } else { false }
  }
}
