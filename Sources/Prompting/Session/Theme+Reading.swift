// A person's own looks: `placeholder=244:accent=cyan+bold:error=#ff8800`, as GREP_COLORS and LS_COLORS are written.

import Forms

extension Theme {
  /// A part of the form whose look a person may name.
  enum Part: String, CaseIterable {
    case title, label, accent, option, check, error, notice, help, hint, placeholder

    var look: WritableKeyPath<Theme, Style> {
      switch self {
      case .title: \.title
      case .label: \.label
      case .accent: \.accent
      case .option: \.option
      case .check: \.check
      case .error: \.error
      case .notice: \.notice
      case .help: \.help
      case .hint: \.hint
      case .placeholder: \.placeholder
      }
    }
  }

  /// Takes the looks of a text: entries `PART=LOOK` between colons, the last one of a part counts.
  ///
  /// A look is a colour as in a form file, or `bold`, `faint`, `underline`, `reverse` or `plain`, or several
  /// of them joined by `+`; it takes the place of the whole look that the part has else.
  ///
  /// - Returns: what is wrong with each entry that means nothing, in their order; the others are taken.
  package mutating func take(_ text: String) -> [ThemeProblem] {
    var problems: [ThemeProblem] = []
    for entry in text.split(separator: ":") {
      do throws(ThemeProblem) {
        try take(entry: entry)
      } catch {
        problems.append(error)
      }
    }
    return problems
  }

  private mutating func take(entry: Substring) throws(ThemeProblem) {
    let halves = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { throw .noLook(String(entry)) }
    let name = String(halves[0])
    guard let part = Part(rawValue: name) else {
      throw .unknownPart(
        name, suggestion: suggestion(for: name, among: Part.allCases.map(\.rawValue)))
    }
    self[keyPath: part.look] = try style(String(halves[1]), of: name)
  }

  private func style(_ look: String, of part: String) throws(ThemeProblem) -> Style {
    var style = Style()
    for word in look.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      switch word {
      case "bold": style.bold = true
      case "faint": style.faint = true
      case "underline": style.underline = true
      case "reverse": style.reverse = true
      case "plain": break
      default:
        guard let color = Color(name: word) else {
          throw .unknownLook(
            word, part: part, suggestion: suggestion(for: word, among: Self.weights + Color.names))
        }
        style.color = TerminalColor(color)
      }
    }
    return style
  }

  private static let weights = ["bold", "faint", "underline", "reverse", "plain"]
}

/// Why an entry of a person's looks means nothing.
package enum ThemeProblem: Error, Equatable, Sendable {
  /// An entry without `=`.
  case noLook(String)
  case unknownPart(String, suggestion: String?)
  case unknownLook(String, part: String, suggestion: String?)

  /// What is wrong and what would be right; not yet harmless for a screen.
  package var sentence: String {
    switch self {
    case .noLook(let entry):
      "\"\(entry)\" is no PART=LOOK, such as error=red"
    case .unknownPart(let name, let suggestion?):
      "unknown part \"\(name)\"; did you mean \"\(suggestion)\"?"
    case .unknownPart(let name, nil):
      "unknown part \"\(name)\"; known: "
        + Theme.Part.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownLook(let look, let part, let suggestion?):
      "\"\(look)\" is no look of \(part); did you mean \"\(suggestion)\"?"
    case .unknownLook(let look, let part, nil):
      "\"\(look)\" is no look of \(part); looks are a colour (a name, 0 to 255 or #rrggbb), bold, faint, "
        + "underline, reverse and plain"
    }
  }
}
