// Texts for a program that takes what it reads for templates, as cookiecutter takes its configuration for Jinja: each
// is written so that it comes out as it was typed, and none of it runs.
//
//     {{ braces }}   is written   {{ '{' }}{ braces }}

/// How a template tells code from text, and how it has a text by its characters: an expression of one quoted string.
struct TemplateLanguage: Sendable {
  /// What begins an expression, as `{{`.
  let open: [Unicode.Scalar]

  /// What ends an expression, as `}}`.
  let close: [Unicode.Scalar]

  /// Whatever begins code anywhere in a text, `open` among it.
  let openings: [[Unicode.Scalar]]

  /// - Parameters:
  ///   - open: what begins an expression; not empty.
  ///   - close: what ends it; not empty.
  ///   - others: what else means something, as `{%`; empty ones mean nothing.
  init(open: String, close: String, others: [String]) {
    self.open = Array(open.unicodeScalars)
    self.close = Array(close.unicodeScalars)
    openings = ([open] + others).filter { !$0.isEmpty }.map { Array($0.unicodeScalars) }
  }

  /// The template that comes to a text.
  ///
  /// Linear; a text in which nothing would be code stays as it is.
  func template(for text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let isQuoted = quoted(of: scalars)
    guard isQuoted.contains(true) else { return text }
    var template = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isFirst = isQuoted[index] && (index == 0 || !isQuoted[index - 1])
      if isFirst { template.append(contentsOf: open + [" ", "'"]) }
      template.append(contentsOf: isQuoted[index] ? Self.quoted(scalar) : [scalar])
      let isLast = isQuoted[index] && (index + 1 == scalars.count || !isQuoted[index + 1])
      if isLast { template.append(contentsOf: ["'", " "] + close) }
    }
    return String(template)
  }

  /// The text that ``template(for:)`` made a template of; `nil` where it makes no such one.
  ///
  /// Linear.
  func text(of template: String) -> String? {
    let scalars = Array(template.unicodeScalars)
    let start = open + [" ", "'"]
    var text = String.UnicodeScalarView()
    var at = 0
    while at < scalars.count {
      guard scalars[at...].starts(with: start) else {
        text.append(scalars[at])
        at += 1
        continue
      }
      at += start.count
      while at < scalars.count, scalars[at] != "'" {
        let (scalar, length) = Self.unquoted(scalars[at...])
        text.append(scalar)
        at += length
      }
      let end = ["'", " "] + close
      guard scalars.dropFirst(at).starts(with: end) else { return nil }
      at += end.count
    }
    let result = String(text)
    return self.template(for: result).isIdentical(to: template) ? result : nil
  }

  /// Which scalars have to stand in a quoted string.
  private func quoted(of scalars: [Unicode.Scalar]) -> [Bool] {
    var isQuoted = scalars.map { $0.isLostInTemplates }
    // A template loses the newline at its end.
    if scalars.last == "\n" { isQuoted[scalars.count - 1] = true }
    var end = scalars.count
    for index in scalars.indices.reversed() {
      // What a template has behind this scalar: the text up to the next expression, and that.
      isQuoted[index] =
        isQuoted[index]
        || openings.contains { opening in
          let plain = scalars[index..<min(end, index + opening.count)]
          guard opening.starts(with: plain) else { return false }
          let rest = opening.dropFirst(plain.count)
          return rest.isEmpty || end < scalars.count && (open + [" ", "'"]).starts(with: rest)
        }
      if isQuoted[index] { end = index }
    }
    return isQuoted
  }
}

extension TemplateLanguage {
  /// A scalar inside of quotes.
  private static func quoted(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "\n": return ["\\", "n"]
    case "\r": return ["\\", "r"]
    case "'", "\\": return ["\\", scalar]
    case " "..."~": return [scalar]
    default:
      let digits = String(scalar.value, radix: 16).unicodeScalars
      let (letter, width): (Unicode.Scalar, Int) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
      let zeros = repeatElement(Unicode.Scalar("0"), count: max(0, width - digits.count))
      return ["\\", letter] + zeros + digits
    }
  }

  /// The scalar that begins a quoted text, and how many it is written with.
  private static func unquoted(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let next = scalars.dropFirst()
    guard let first = scalars.first, first == "\\", let letter = next.first else {
      return (scalars.first ?? "\\", 1)
    }
    switch letter {
    case "n": return ("\n", 2)
    case "r": return ("\r", 2)
    case "u", "U":
      let digits = next.dropFirst().prefix(letter == "u" ? 4 : 8)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: digits)
      let scalar = UInt32(String(text), radix: 16).flatMap { Unicode.Scalar($0) }
      return (scalar ?? letter, 2 + digits.count)
    default: return (letter, 2)
    }
  }
}

extension Unicode.Scalar {
  /// Whether a template, or YAML that holds it in double quotes, has another character instead or is refused for it.
  fileprivate var isLostInTemplates: Bool {
    switch value {
    case 0x0D, 0x7F...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
