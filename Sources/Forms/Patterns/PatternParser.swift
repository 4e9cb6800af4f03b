// The source of a pattern to its tree: alternatives, terms and assertions. The grammar is that of
// ECMA-262 (22.2.1) with the flag `u`, without the leniency of its annex B:
//
//   Disjunction  Alternative ("|" Alternative)*
//   Alternative  Term*
//   Term         Assertion | Atom Quantifier?
//   Assertion    "^" | "$" | "\b" | "\B" | "(?=" ... | "(?!" ... | "(?<=" ... | "(?<!" ...
//   Atom         "." | "\" AtomEscape | Class | Group | any scalar but ^ $ \ . * + ? ( ) [ ] { } |

/// What a pattern consists of; the look-arounds stand inner before outer.
struct ParsedPattern {
  let root: PatternNode
  let sets: [ScalarSet]
  let lookarounds: [Lookaround]
}

/// Reads one pattern, once, and stops at the first fault.
///
/// Open groups are kept in an array, not on the call stack, which a pattern could else overflow.
struct PatternParser {
  let source: [Unicode.Scalar]

  /// The scalar to be read next.
  var position = 0

  var modifiers = Modifiers()
  var sets: [ScalarSet] = []
  var lookarounds: [Lookaround] = []

  /// The innermost group that is open, and those around it.
  var group = OpenGroup(kind: .wholePattern)
  var outerGroups: [OpenGroup] = []

  /// The names of groups that can take part in a match together with what is read next.
  var takenNames: Set<[Unicode.Scalar]> = []

  init(_ source: String) {
    self.source = Array(source.unicodeScalars)
  }

  mutating func parse() throws(PatternError) -> ParsedPattern {
    while let scalar = peek() {
      let start = position
      switch scalar {
      case "|":
        position += 1
        endAlternative()
      case "(":
        try openGroup()
      case ")":
        position += 1
        try closeGroup(at: start)
      default:
        if let assertion = parseAssertion() {
          try add(assertion: assertion)
        } else {
          try add(try parseAtom(), from: start)
        }
      }
    }
    guard outerGroups.isEmpty else {
      throw error(.unclosedGroup, from: group.start, to: group.start + 1)
    }
    let root = endDisjunction()
    let size = lookarounds.reduce(root.size) { $0 + $1.body.size }
    if size > Pattern.instructionLimit { throw error(.tooLarge, from: 0, to: source.count) }
    return ParsedPattern(root: root, sets: sets, lookarounds: lookarounds)
  }

  /// Adds an atom and the quantifier that may follow it.
  mutating func add(_ atom: PatternNode, from start: Int) throws(PatternError) {
    guard let times = try parseQuantifier() else {
      group.terms.append(atom)
      return
    }
    let end = position
    if try parseQuantifier() != nil {
      throw error(.repeatedRepeat(text(from: end)), from: end, to: position)
    }
    let node = PatternNode.repetition(of: atom, times)
    // Told here, where the count stands, and before a product can overflow.
    if node.size > Pattern.instructionLimit { throw error(.tooLarge, from: start, to: end) }
    group.terms.append(node)
  }

  /// Adds an assertion, which no quantifier may follow.
  mutating func add(assertion: PatternNode) throws(PatternError) {
    let end = position
    if try parseQuantifier() != nil {
      throw error(.repeatedAssertion(text(from: end)), from: end, to: position)
    }
    group.terms.append(assertion)
  }

  private mutating func parseAssertion() -> PatternNode? {
    let ignoresCase = modifiers.ignoresCase
    let assertion: Assertion
    if take("^") {
      assertion = modifiers.isMultiline ? .lineStart : .textStart
    } else if take("$") {
      assertion = modifiers.isMultiline ? .lineEnd : .textEnd
    } else if take("\\b") {
      assertion = .wordBoundary(isNegated: false, ignoresCase: ignoresCase)
    } else if take("\\B") {
      assertion = .wordBoundary(isNegated: true, ignoresCase: ignoresCase)
    } else {
      return nil
    }
    return .one(.assertion(assertion), takesNothing: true)
  }

  private mutating func parseAtom() throws(PatternError) -> PatternNode {
    let start = position
    guard let scalar = next() else { return .sequence([]) }
    switch scalar {
    case ".":
      let excluded = modifiers.dotTakesAll ? [] : CharacterClass.lineTerminator
      return node(for: ScalarSet(ScalarMembers(excluded), isNegated: true))
    case "[":
      return try parseClass(from: start)
    case "\\":
      switch try parseEscape(from: start, inClass: false) {
      case .scalar(let value): return node(for: value)
      case .members(let members):
        return node(for: ScalarSet(members, ignoresCase: modifiers.ignoresCase))
      }
    case "*", "+", "?", "{":
      position = start
      _ = try parseQuantifier()
      throw error(.nothingToRepeat(text(from: start)), from: start, to: position)
    case "]", "}":
      throw error(.loneBracket(scalar), from: start, to: start + 1)
    default:
      return node(for: scalar.value)
    }
  }
}

// MARK: - Nodes

extension PatternParser {
  /// A node that takes this scalar, in either case where case is ignored.
  private mutating func node(for scalar: UInt32) -> PatternNode {
    let variants = modifiers.ignoresCase ? SimpleFolding.variants(of: scalar) : [scalar]
    guard variants.count > 1 else { return .one(.scalar(scalar)) }
    return node(for: ScalarSet(ScalarMembers(variants.map { $0...$0 })))
  }

  mutating func node(for set: ScalarSet) -> PatternNode {
    sets.append(set)
    return .one(.set(sets.count - 1))
  }
}

// MARK: - Scalars of the source

extension PatternParser {
  func peek() -> Unicode.Scalar? {
    position < source.count ? source[position] : nil
  }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    position += 1
    return scalar
  }

  /// Goes past `text` where it stands here.
  mutating func take(_ text: StaticString) -> Bool {
    let wanted = text.description.unicodeScalars
    guard source[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  func text(from start: Int) -> String {
    text(from: start, to: position)
  }

  func text(from start: Int, to end: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: source[start..<end])
    return String(text)
  }

  func error(_ kind: PatternError.Kind, from start: Int, to end: Int) -> PatternError {
    PatternError(kind: kind, range: start..<min(end, source.count))
  }
}
