// Which fields look at which others, so that a change costs only what depends on it.

/// The fields that depend on each field, worked out once for a form.
struct Dependents: Sendable {
  /// Later fields whose condition or default looks at the one with an index; ascending.
  private let direct: [[Int]]

  /// The fields that each one looks at itself.
  let sources: [Set<Int>]

  /// Linear in the form.
  init(_ form: Form) {
    var direct = [[Int]](repeating: [], count: form.fields.count)
    sources = form.fields.map { field in
      Set((field.condition?.fields ?? []) + (field.defaultTemplate?.fields ?? []))
    }
    for (index, sources) in sources.enumerated() {
      for source in sources where direct.indices.contains(source) { direct[source].append(index) }
    }
    self.direct = direct
  }

  /// Whether other fields look at the one with an index.
  func has(_ index: Int) -> Bool { !direct[index].isEmpty }

  /// The fields whose condition looks at one, or at a default that follows it; ascending.
  func conditional(on index: Int, in form: Form) -> [Int] {
    all(of: index).filter { form.fields[$0].condition != nil }
  }

  /// All fields that depend on one, those through others too; ascending.
  func all(of index: Int) -> [Int] {
    var found: Set<Int> = []
    var pending = direct[index]
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += direct[next] }
    }
    return found.sorted()
  }
}
