// Which fields look at which others, so that a change costs only what depends on it.

/// The fields that depend on each field, worked out once for a form.
struct Dependents: Sendable {
  /// Later fields whose condition or default looks at the one with an index; ascending.
  private let direct: [[Int]]

  /// Linear in the form.
  init(_ form: Form) {
    var direct = [[Int]](repeating: [], count: form.fields.count)
    for (index, field) in form.fields.enumerated() {
      let sources = (field.condition?.fields ?? []) + (field.defaultTemplate?.fields ?? [])
      for source in Set(sources) where direct.indices.contains(source) {
        direct[source].append(index)
      }
    }
    self.direct = direct
  }

  /// Whether other fields look at the one with an index.
  func has(_ index: Int) -> Bool { !direct[index].isEmpty }

  /// Later fields whose condition or default looks at the one with an index; ascending.
  func of(_ index: Int) -> [Int] { direct[index] }

  /// Whether it depends on a field, or on a default that follows it, which others are asked.
  ///
  /// Linear in what depends on the field.
  func decideWhatIsAsked(_ index: Int, in form: Form) -> Bool {
    following([index]).contains { form.fields[$0].condition != nil && form.fields[$0].isAsked }
  }

  /// All fields that look at some of those with the indices, or at fields that do.
  ///
  /// Linear in what depends on them.
  func following(_ indices: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    var pending = indices.flatMap { direct[$0] }
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += direct[next] }
    }
    return found
  }
}

/// The fields that are to be worked out anew, the first of the form first: so each is looked at once, after all
/// that it depends on.
struct PendingFields {
  /// A binary heap: no element is greater than its children, those of `i` at `2i + 1` and `2i + 2`.
  private var heap: [Int] = []
  private var waiting: Set<Int> = []

  mutating func insert(_ index: Int) {
    guard waiting.insert(index).inserted else { return }
    heap.append(index)
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the least index.
  mutating func popFirst() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    waiting.remove(first)
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter(heap.indices.contains)
      guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[place] else {
        return first
      }
      heap.swapAt(place, least)
      place = least
    }
  }
}
