// The text of a `defaultTemplate` -> its parts.
//
//     template  = *( text / "{{{{" / reference )
//     reference = "{{" id *( "|" filter ) "}}"
//     filter    = name [ "(" quoted "," quoted ")" ]
//     quoted    = "'" *( not "'" ) "'" / DQUOTE *( not DQUOTE ) DQUOTE
//
// Blanks may stand between all of these. Inside quotes a backslash takes the next character as it is.

/// Where a `defaultTemplate` is wrong.
struct TemplateFault: Error, Equatable {
  let problem: TemplateProblem

  /// Counted from 0.
  let scalar: Int
}

/// Reads one `defaultTemplate`.
struct DefaultTemplateReader {
  private let scalars: [Unicode.Scalar]
  private let scope: FieldScope
  private let isSecret: Bool
  private var at = 0

  /// - Parameter isSecret: whether the field of the template is; only such a one may show secrets.
  init(_ source: String, scope: FieldScope, isSecret: Bool) {
    scalars = Array(source.unicodeScalars)
    self.scope = scope
    self.isSecret = isSecret
  }

  /// Throws the first thing that is wrong.
  mutating func read() throws(TemplateFault) -> DefaultTemplate {
    var parts: [DefaultTemplate.Part] = []
    var literal = ""
    while at < scalars.count {
      if stands("{{{{") {
        literal += "{{"
        at += 4
      } else if stands("{{") {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        if let part = try reference() { parts.append(part) }
      } else {
        literal.unicodeScalars.append(scalars[at])
        at += 1
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return DefaultTemplate(parts: parts)
  }

  /// `nil` for the answer of a field that has mistakes itself.
  private mutating func reference() throws(TemplateFault) -> DefaultTemplate.Part? {
    let start = at
    at += 2
    skipBlanks()
    let place = at
    let id = word { $0 == "|" || $0 == "}" || $0 == "{" }.withoutOuterBlanks
    if id.isEmpty { throw fault(.noID, at: start) }
    let field = try field(id, at: place)
    var filters: [TemplateFilter] = []
    while true {
      skipBlanks()
      if stands("}}") {
        at += 2
        return field.map { .answer(field: $0, filters: filters) }
      }
      if take("|") {
        filters.append(try filter())
      } else if at < scalars.count, !stands("{") {
        throw fault(.leftOver(String(scalars[at])), at: at)
      } else {
        throw fault(.unclosed, at: start)
      }
    }
  }

  private func field(_ id: String, at place: Int) throws(TemplateFault) -> Int? {
    let named = scope.field(named: id)
    if let problem = named.problem(id) { throw fault(.reference(problem), at: place) }
    guard case .earlier(let index, let field) = named else { return nil }
    if field.isSecret, !isSecret { throw fault(.secret(id), at: place) }
    return index
  }

  private mutating func filter() throws(TemplateFault) -> TemplateFilter {
    skipBlanks()
    let place = at
    let name = word { !$0.isPartOfWord && $0 != "_" }
    if name.isEmpty { throw fault(.filterMissing, at: min(place, max(0, scalars.count - 1))) }
    let arguments = try arguments(of: name)
    switch (name, arguments.count) {
    case ("lower", 0): return .lower
    case ("upper", 0): return .upper
    case ("title", 0): return .title
    case ("titleRuns", 0): return .titleRuns
    case ("trim", 0): return .trim
    case ("slugify", 0): return .slugify
    case ("replace", 2): return .replace(arguments[0], with: arguments[1])
    case ("replace", _): throw fault(.argumentsNeeded(filter: name), at: place)
    case _ where TemplateFilter.names.contains(name):
      throw fault(.noArguments(filter: name), at: place)
    default:
      let suggestion = suggestion(for: name, among: TemplateFilter.names)
      throw fault(.unknownFilter(name, suggestion: suggestion), at: place)
    }
  }

  private mutating func arguments(of filter: String) throws(TemplateFault) -> [String] {
    skipBlanks()
    let start = at
    guard take("(") else { return [] }
    var arguments: [String] = []
    repeat {
      skipBlanks()
      guard let argument = try quoted() else {
        throw fault(.argumentsNeeded(filter: filter), at: min(at, scalars.count - 1))
      }
      arguments.append(argument)
      skipBlanks()
    } while take(",")
    guard take(")") else { throw fault(.argumentsNeeded(filter: filter), at: start) }
    return arguments
  }

  private mutating func quoted() throws(TemplateFault) -> String? {
    guard at < scalars.count, scalars[at] == "'" || scalars[at] == "\"" else { return nil }
    let start = at
    let quote = scalars[at]
    var text = String.UnicodeScalarView()
    at += 1
    while at < scalars.count, scalars[at] != quote {
      if scalars[at] == "\\", at + 1 < scalars.count { at += 1 }
      text.append(scalars[at])
      at += 1
    }
    guard take(String(quote)) else { throw fault(.unclosedQuote, at: start) }
    return String(text)
  }

  private mutating func word(until isEnd: (Unicode.Scalar) -> Bool) -> String {
    var word = String.UnicodeScalarView()
    while at < scalars.count, !isEnd(scalars[at]) {
      word.append(scalars[at])
      at += 1
    }
    return String(word)
  }

  private mutating func skipBlanks() {
    while at < scalars.count, scalars[at] == " " || scalars[at] == "\t" { at += 1 }
  }

  private func stands(_ text: String) -> Bool {
    scalars[at...].starts(with: text.unicodeScalars)
  }

  private mutating func take(_ text: String) -> Bool {
    guard stands(text) else { return false }
    at += text.unicodeScalars.count
    return true
  }

  private func fault(_ problem: TemplateProblem, at place: Int) -> TemplateFault {
    TemplateFault(problem: problem, scalar: place)
  }
}
