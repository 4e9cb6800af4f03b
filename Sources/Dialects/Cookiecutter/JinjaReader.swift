// Reads a template of Jinja, part by part.

import Forms

/// Reads one template.
struct JinjaReader {
  private let scalars: [Unicode.Scalar]
  private let syntax: JinjaSyntax
  private let openings: [String]
  private let context: TemplateContext
  private var at = 0

  init(_ text: String, syntax: JinjaSyntax, context: TemplateContext) {
    scalars = Array(text.unicodeScalars)
    (self.syntax, self.context) = (syntax, context)
    openings = syntax.openings
  }

  /// What the next piece of the template comes to; `nil` at its end.
  mutating func next() throws(JinjaFault) -> [TemplatePart]? {
    guard at < scalars.count else { return nil }
    if let opening = openings.first(where: stands) {
      guard opening == syntax.variable.open else {
        throw fault("\"\(opening)\" is a statement of Jinja", at: at)
      }
      return try expression()
    }
    var text = String.UnicodeScalarView()
    while at < scalars.count, !openings.contains(where: stands) {
      text.append(scalars[at])
      at += 1
    }
    return [.literal(String(text))]
  }

  private mutating func expression() throws(JinjaFault) -> [TemplatePart] {
    let start = at
    at += syntax.variable.open.unicodeScalars.count
    skipBlanks()
    let place = at
    guard word() == "cookiecutter" else {
      throw fault("this is no reference to a variable", at: place)
    }
    let name = try name()
    var parts: [TemplatePart]
    switch context[name] {
    case .text(let known): parts = known
    case .other: throw fault("\"\(name)\" is no text that a default could follow", at: place)
    case nil: throw fault("no variable before this is called \"\(name)\"", at: place)
    }
    while true {
      skipBlanks()
      if take(syntax.variable.close) { return parts }
      let place = at
      let isMethod = take(".")
      guard isMethod || take("|") else {
        throw fault(
          at < scalars.count
            ? "this is more than a reference and filters" : "the braces are never closed",
          at: at < scalars.count ? at : start)
      }
      skipBlanks()
      for filter in try isMethod ? method(at: place) : filters(at: place) {
        try Self.apply(filter, to: &parts, at: place)
      }
    }
  }

  /// `.name` or `['name']`.
  private mutating func name() throws(JinjaFault) -> String {
    if take("[") {
      guard let name = quoted(), take("]") else {
        throw fault("this is no reference to a variable", at: at)
      }
      return name
    }
    let place = at
    guard take("."), case let name = word(), !name.isEmpty else {
      throw fault("this is no reference to a variable", at: place)
    }
    return name
  }

  /// The filters that one of Jinja's or cookiecutter's is.
  private mutating func filters(at place: Int) throws(JinjaFault) -> [TemplateFilter] {
    let name = word()
    let arguments = try arguments() ?? []
    switch (name, arguments.count) {
    case ("lower", 0): return [.lower]
    case ("upper", 0): return [.upper]
    case ("title", 0): return [.title]
    case ("trim", 0): return [.trim]
    case ("replace", 2): return [try Self.replacement(arguments, at: place)]
    case ("slugify", 0): return [.slugify]
    case ("slugify", 1) where arguments[0].name == "separator":
      return [.slugify, .replace("-", with: arguments[0].text)]
    default: throw fault("\"\(name)\" is no filter that a default could follow", at: place)
    }
  }

  /// The filters that a method of Python's texts is.
  private mutating func method(at place: Int) throws(JinjaFault) -> [TemplateFilter] {
    let name = word()
    guard let arguments = try arguments() else {
      throw fault("\"\(name)\" is no method that a default could follow", at: place)
    }
    switch (name, arguments.count) {
    case ("lower", 0): return [.lower]
    case ("upper", 0): return [.upper]
    case ("title", 0): return [.titleRuns]
    case ("strip", 0): return [.trim]
    case ("replace", 2): return [try Self.replacement(arguments, at: place)]
    default: throw fault("\"\(name)\" is no method that a default could follow", at: place)
    }
  }

  /// Where nothing is looked for, Python finds it everywhere.
  private static func replacement(
    _ arguments: [(name: String?, text: String)], at place: Int
  ) throws(JinjaFault) -> TemplateFilter {
    guard !arguments[0].text.isEmpty, arguments.allSatisfy({ $0.name == nil }) else {
      throw JinjaFault(sentence: "\"replace\" is followed only with two texts", scalar: place)
    }
    return .replace(arguments[0].text, with: arguments[1].text)
  }

  /// `nil` where there are no parentheses.
  private mutating func arguments() throws(JinjaFault) -> [(name: String?, text: String)]? {
    guard take("(") else { return nil }
    var arguments: [(name: String?, text: String)] = []
    skipBlanks()
    if take(")") { return arguments }
    repeat {
      skipBlanks()
      let name = word()
      if !name.isEmpty {
        skipBlanks()
        guard take("=") else { throw fault("this argument is no text", at: at) }
        skipBlanks()
      }
      guard let text = quoted() else { throw fault("this argument is no text", at: at) }
      arguments.append((name.isEmpty ? nil : name, text))
      skipBlanks()
    } while take(",")
    guard take(")") else { throw fault("this argument is no text", at: at) }
    return arguments
  }

  private static func apply(
    _ filter: TemplateFilter, to parts: inout [TemplatePart], at place: Int
  ) throws(JinjaFault) {
    guard parts.count < 2 || filter.isPartwise else {
      throw JinjaFault(sentence: "this filter goes over a text of several parts", scalar: place)
    }
    for index in parts.indices {
      switch parts[index] {
      case .literal(let text):
        guard let filtered = filter.apply(to: text, limit: DefaultTemplate.byteLimit) else {
          throw JinjaFault(sentence: "this filter makes too long a text", scalar: place)
        }
        parts[index] = .literal(filtered)
      case .answer(let name, var filters):
        // With a second owner the list would be copied for each filter.
        parts[index] = .literal("")
        filters.append(filter)
        parts[index] = .answer(name, filters: filters)
      }
    }
  }

  /// `nil` where there is none, or one with an escape other than of a quote or a backslash.
  private mutating func quoted() -> String? {
    guard at < scalars.count, scalars[at] == "'" || scalars[at] == "\"" else { return nil }
    let quote = scalars[at]
    var text = String.UnicodeScalarView()
    at += 1
    while at < scalars.count, scalars[at] != quote {
      if scalars[at] == "\\", at + 1 < scalars.count {
        at += 1
        guard ["\\", "'", "\""].contains(scalars[at]) else { return nil }
      }
      text.append(scalars[at])
      at += 1
    }
    return take(String(quote)) ? String(text) : nil
  }

  private mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while at < scalars.count, scalars[at].properties.isXIDContinue || scalars[at] == "_" {
      word.append(scalars[at])
      at += 1
    }
    return String(word)
  }

  private mutating func skipBlanks() {
    while at < scalars.count, scalars[at].properties.isWhitespace { at += 1 }
  }

  private func stands(_ text: String) -> Bool { scalars[at...].starts(with: text.unicodeScalars) }

  private mutating func take(_ text: String) -> Bool {
    guard stands(text) else { return false }
    at += text.unicodeScalars.count
    return true
  }

  private func fault(_ sentence: String, at place: Int) -> JinjaFault {
    JinjaFault(sentence: sentence, scalar: place)
  }
}
