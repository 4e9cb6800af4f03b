// Groups: (...) (?:...) (?<name>...) (?i:...), and look-around: (?=...) (?!...) (?<=...) (?<!...).

/// What may be switched inside of a group (ECMA-262, 2025).
struct Modifiers {
  var ignoresCase = false
  var isMultiline = false
  var dotTakesAll = false
}

/// A group whose end is not read yet.
struct OpenGroup {
  enum Kind {
    case wholePattern
    case group
    case lookaround(isBehind: Bool, isNegated: Bool)
  }

  let kind: Kind

  /// The place of its bracket.
  var start = 0

  /// What applies outside of it.
  var outerModifiers = Modifiers()

  /// The alternatives that are read, and the terms of the one that is being read.
  var alternatives: [PatternNode] = []
  var terms: [PatternNode] = []

  /// The names in alternatives that are read, and in the one that is being read.
  var names: [[Unicode.Scalar]] = []
  var newNames: [[Unicode.Scalar]] = []
}

extension PatternParser {
  /// Reads from the bracket up to where the body begins.
  mutating func openGroup() throws(PatternError) {
    let start = position
    guard outerGroups.count < Pattern.depthLimit else {
      throw error(.tooDeep, from: start, to: start + 1)
    }
    let outerModifiers = modifiers
    let kind: OpenGroup.Kind
    if take("(?=") {
      kind = .lookaround(isBehind: false, isNegated: false)
    } else if take("(?!") {
      kind = .lookaround(isBehind: false, isNegated: true)
    } else if take("(?<=") {
      kind = .lookaround(isBehind: true, isNegated: false)
    } else if take("(?<!") {
      kind = .lookaround(isBehind: true, isNegated: true)
    } else {
      kind = .group
      if take("(?<") {
        try parseName(from: start)
      } else if take("(?") {
        try parseModifiers(from: start)
      } else {
        position += 1
      }
    }
    outerGroups.append(group)
    group = OpenGroup(kind: kind, start: start, outerModifiers: outerModifiers)
  }

  /// - Parameter place: that of the closing bracket, which has been read.
  mutating func closeGroup(at place: Int) throws(PatternError) {
    guard let outer = outerGroups.popLast() else {
      throw error(.unopenedGroup, from: place, to: place + 1)
    }
    let body = endDisjunction()
    let closed = group
    group = outer
    group.newNames += closed.names
    modifiers = closed.outerModifiers
    guard case .lookaround(let isBehind, let isNegated) = closed.kind else {
      return try add(body, from: closed.start)
    }
    lookarounds.append(Lookaround(body: body, isBehind: isBehind))
    try add(
      assertion: .one(.lookaround(lookarounds.count - 1, isNegated: isNegated), takesNothing: true))
  }

  mutating func endAlternative() {
    group.alternatives.append(group.terms.count == 1 ? group.terms[0] : .sequence(group.terms))
    group.terms = []
    // One name may stand in several alternatives (ECMA-262, 2025).
    takenNames.subtract(group.newNames)
    group.names += group.newNames
    group.newNames = []
  }

  mutating func endDisjunction() -> PatternNode {
    endAlternative()
    takenNames.formUnion(group.names)
    return group.alternatives.count == 1
      ? group.alternatives[0] : .alternation(group.alternatives)
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
    group.newNames.append(name)
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
