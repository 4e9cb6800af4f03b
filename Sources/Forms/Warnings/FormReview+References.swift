// `{{id}}`s that name no earlier field: they stay text, which is rarely meant.

import JSON

extension FormReview {
  /// - Parameter index: the field that the words belong to.
  mutating func lookForReferences(in words: JSONNode, from index: Int) {
    guard case .string(let source) = words.content, source.utf8.contains(UInt8(ascii: "{")) else {
      return
    }
    let review = self
    let earlier = { (id: [UInt8]) in review.place(of: id, before: index) }
    for unresolved in Template.unresolved(in: source, earlier: earlier) {
      guard let problem = problem(unresolved, from: index) else { continue }
      warn(.reference(problem), at: words.range, scalar: unresolved.scalar)
    }
  }

  private func place(of id: [UInt8], before index: Int) -> Int? {
    guard let place = positions[id], place < index, form.fields[place].isAsked else { return nil }
    return place
  }

  /// What is wrong with a reference; `nil` where it was surely meant as text, such as `${{ env.X }}` of
  /// another program's language.
  private func problem(_ reference: Template.Unresolved, from index: Int) -> ReferenceProblem? {
    let id = reference.id
    if let place = positions[Array(id.utf8)] {
      if place == index { return .itself }
      return place > index ? .later(id) : .note(id)
    }
    guard !reference.followsDollar, id.isPlainName else { return nil }
    // Near ids are looked for as long as warnings are read.
    guard warnings.count < 100 else { return .unknown(id, suggestion: nil) }
    let known = form.fields[..<index].filter(\.isAsked).map(\.id)
    return .unknown(id, suggestion: suggestion(for: id, among: known))
  }
}

extension String {
  /// Whether this is one word, as ids mostly are.
  fileprivate var isPlainName: Bool {
    unicodeScalars.first?.isPartOfWord == true
      && unicodeScalars.allSatisfy { $0.isPartOfWord || "_-.".unicodeScalars.contains($0) }
  }
}
