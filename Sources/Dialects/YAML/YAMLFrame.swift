// A collection of YAML whose end has not been reached yet.

import Forms
import JSON

struct YAMLFrame {
  enum Kind: Equatable {
    case blockSequence
    /// A list that is no deeper than the key that it belongs to.
    case indentlessSequence
    case blockMapping
    case flowSequence
    case flowMapping
    /// A key and its value as an element of `[ ]`.
    case flowPair
  }

  /// What comes next in a mapping.
  enum Place {
    case key, value, end
  }

  let kind: Kind
  /// The byte of the first token.
  let start: Int
  var place = Place.key
  /// Whether something stands before the next comma.
  var isEmpty = true

  private var elements: [JSONNode] = []
  private var members: [JSONNode.Member] = []
  private var key: (name: String, range: Range<Int>) = ("", 0..<0)
  private var firstPlaces = NameTable()

  init(_ kind: Kind, start: Int) {
    self.kind = kind
    self.start = start
  }

  /// The kind of brackets around it; `nil` for a block collection.
  var bracket: YAMLProblem.Bracket? {
    switch kind {
    case .flowSequence, .flowPair: .list
    case .flowMapping: .mapping
    default: nil
    }
  }

  /// Takes a whole value: an element, or what comes next in a mapping.
  ///
  /// - Parameter key: the value as a key.
  /// - Returns: what is wrong with it as a key.
  mutating func take(_ node: JSONNode, key: YAMLKey) -> YAMLProblem? {
    isEmpty = false
    switch kind {
    case .blockSequence, .indentlessSequence, .flowSequence:
      elements.append(node)
      return nil
    case .blockMapping, .flowMapping, .flowPair:
      guard place == .key else {
        members.append(
          JSONNode.Member(name: self.key.name, nameRange: self.key.range, value: node))
        place = kind == .flowPair ? .end : .key
        return nil
      }
      place = .value
      return begin(key, at: node.range)
    }
  }

  private mutating func begin(_ key: YAMLKey, at range: Range<Int>) -> YAMLProblem? {
    guard case .name(let name, let isPlain) = key else {
      self.key = ("", range)
      return YAMLProblem(.keyNoScalar, at: range)
    }
    self.key = (name, range)
    if isPlain, name == "<<" { return YAMLProblem(.mergeKey, at: range) }
    if let earlier = firstPlaces[name.utf8] {
      return YAMLProblem(.duplicateKey(name, earlier: earlier), at: range)
    }
    firstPlaces.insert(name.utf8, range.lowerBound)
    return nil
  }

  func node(end: Int) -> JSONNode {
    switch kind {
    case .blockSequence, .indentlessSequence, .flowSequence:
      JSONNode(.array(elements), at: start..<end)
    case .blockMapping, .flowMapping, .flowPair:
      JSONNode(.object(members), at: start..<end)
    }
  }
}

/// A value as the key of a mapping.
enum YAMLKey {
  /// A scalar's text, as it is written where it is plain.
  case name(String, isPlain: Bool)
  case collection
}
