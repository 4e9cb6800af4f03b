// A field of a native form while it is put together from parts of another dialect.

import Forms
import JSON

/// The keys of a field in the order in which they were set.
struct FieldDraft {
  private(set) var members: [(name: String, value: JSONNode)] = []

  /// What the field was made from.
  let range: Range<Int>

  /// - Parameter id: `nil` for a note.
  init(id: String?, type: String, at range: Range<Int>) {
    self.range = range
    self["id"] = id.map { .string($0, at: range) }
    if type != "text" { self["type"] = .string(type, at: range) }
  }

  /// The value of a key; `nil` takes the key away.
  subscript(key: String) -> JSONNode? {
    get { members.first { $0.name == key }?.value }
    set {
      let place = members.firstIndex { $0.name == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }

  var node: JSONNode {
    .object(members.map { ($0.name, $0.value) }, at: range)
  }

  /// Shows words in which nothing is a reference to an answer.
  mutating func show(_ words: JSONNode?, as key: String) {
    guard let words, let text = words.text, !text.isEmpty else { return }
    self[key] = .string(text.asTemplate, at: words.range)
  }

  /// Takes a value for the default where the field accepts it.
  ///
  /// - Returns: why it does not, as half a sentence.
  mutating func takeDefault(_ value: JSONNode) -> String? {
    self["default"] = value
    let reason = JSONNode.object(alone, at: range).reasonAgainstDefault
    if reason != nil { self["default"] = nil }
    return reason
  }

  /// The keys without those that name other fields.
  private var alone: [(name: String, value: JSONNode?)] {
    members.filter { $0.name != "when" && $0.name != "defaultTemplate" }
      .map { ($0.name, $0.value) }
  }
}

extension FieldDraft {
  /// Adds to what the field says of its answer beyond the format.
  mutating func addToAnswer(_ key: String, _ value: JSONNode) {
    var members = (self["x-answer"]?.members ?? []).map {
      (name: $0.name, value: JSONNode?.some($0.value))
    }
    if let place = members.firstIndex(where: { $0.name == key }),
      let earlier = members[place].value?.elements, let more = value.elements
    {
      members[place].value = .array(earlier + more, at: value.range)
    } else {
      members.append((key, value))
    }
    self["x-answer"] = .object(members, at: value.range)
  }
}

extension JSONNode {
  /// Why a native field, which looks at no other, refuses its default, as half a sentence; `nil` where it does not.
  var reasonAgainstDefault: String? {
    let form = JSONNode.object([("fields", .array([self], at: range))], at: range)
    do throws(FormError) {
      _ = try FormReader.form(from: form)
      return nil
    } catch {
      return error.problems.lazy.compactMap(\.reasonAgainstDefault).first
    }
  }
}

extension FormProblem {
  /// Why a default is refused; `nil` for every other problem.
  fileprivate var reasonAgainstDefault: String? {
    switch kind {
    case .defaultRefused(let refusal): refusal.sentence
    case .defaultNoOption: "It is no option."
    case .wrongType(key: "default", let expected, let found):
      "It must be \(expected), not \(found)."
    default: nil
    }
  }
}
