// Groups: (...) (?:...) (?<name>...) (?i:...), and look-around: (?=...) (?!...) (?<=...) (?<!...).

/// What may be switched inside of a group (ECMA-262, 2025).
struct Modifiers {
  var ignoresCase = false
  var isMultiline = false
  var dotTakesAll = false
}

extension PatternParser {
  /// - Parameter start: the place of the bracket, which has been read.
  mutating func parseGroup(from start: Int) throws(PatternError) -> PatternNode {
    let outer = modifiers
    if take("?<") {
      try parseName(from: start)
    } else if take("?") {
      try parseModifiers(from: start)
    }
    let body = try parseBody(from: start)
    modifiers = outer
    return body
  }

  mutating func parseLookaround() throws(PatternError) -> PatternNode? {
    let start = position
    let isBehind: Bool
    let isNegated: Bool
    if take("(?=") {
      (isBehind, isNegated) = (false, false)
    } else if take("(?!") {
      (isBehind, isNegated) = (false, true)
    } else if take("(?<=") {
      (isBehind, isNegated) = (true, false)
    } else if take("(?<!") {
      (isBehind, isNegated) = (true, true)
    } else {
      return nil
    }
    let body = try parseBody(from: start)
    lookarounds.append(Lookaround(body: body, isBehind: isBehind))
    return .one(.lookaround(lookarounds.count - 1, isNegated: isNegated), takesNothing: true)
  }

  private mutating func parseBody(from start: Int) throws(PatternError) -> PatternNode {
    guard depth < Pattern.depthLimit else { throw error(.tooDeep, from: start, to: start + 1) }
    depth += 1
    let body = try parseDisjunction()
    depth -= 1
    guard take(")") else { throw error(.unclosedGroup, from: start, to: start + 1) }
    return body
  }

  private mutating func parseName(from start: Int) throws(PatternError) {
    let nameStart = position
    var name: [Unicode.Scalar] = []
    while let scalar = peek(), scalar != ">" {
      let escapeStart = position
      position += 1
      var value = scalar
      if scalar == "\\" {
        // Names know the escapes \uHHHH and \u{H...} only.
        guard peek() == "u",
          case .scalar(let code) = try parseEscape(from: escapeStart, inClass: false),
          let escaped = Unicode.Scalar(code)
        else { throw error(.malformedName(text(from: start)), from: start, to: position) }
        value = escaped
      }
      guard name.isEmpty ? value.startsName : value.continuesName else {
        throw error(.malformedName(text(from: start)), from: start, to: position)
      }
      name.append(value)
    }
    guard !name.isEmpty, take(">") else {
      throw error(.malformedName(text(from: start)), from: start, to: position)
    }
    guard takenNames.insert(name).inserted else {
      let end = position - 1
      throw error(.duplicateName(text(from: nameStart, to: end)), from: nameStart, to: end)
    }
  }

  /// Reads up to the colon of `(?:`, `(?i:`, `(?-i:` or `(?ms-i:`.
  private mutating func parseModifiers(from start: Int) throws(PatternError) {
    var seen: Set<Unicode.Scalar> = []
    var isOn = true
    while let scalar = next() {
      switch scalar {
      case ":" where isOn || !seen.isEmpty:
        return
      case "-" where isOn:
        isOn = false
      case "i", "m", "s":
        guard seen.insert(scalar).inserted else {
          throw error(.malformedModifiers(text(from: start)), from: start, to: position)
        }
        if scalar == "i" { modifiers.ignoresCase = isOn }
        if scalar == "m" { modifiers.isMultiline = isOn }
        if scalar == "s" { modifiers.dotTakesAll = isOn }
      case _ where isOn && seen.isEmpty:
        throw error(.unknownGroup(text(from: start)), from: start, to: position)
      default:
        throw error(.malformedModifiers(text(from: start)), from: start, to: position)
      }
    }
    throw error(.unclosedGroup, from: start, to: start + 1)
  }
}

extension Unicode.Scalar {
  fileprivate var startsName: Bool {
    properties.isIDStart || self == "$" || self == "_"
  }

  /// U+200C and U+200D join and part letters inside of names.
  fileprivate var continuesName: Bool {
    properties.isIDContinue || self == "$" || self == "\u{200C}" || self == "\u{200D}"
  }
}
