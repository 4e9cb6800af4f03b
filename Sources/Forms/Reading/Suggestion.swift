// "Did you mean": the known word that is closest to a mistyped one.

/// The closest of `candidates` to `word`, or `nil` where none is close enough to be meant.
///
/// Close is by edits (insert, delete, replace, swap of neighbours; the optimal string alignment
/// distance), letter case aside: at most a third of the word's scalars, rounded up.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let written = Array(word.lowercased().unicodeScalars)
  // Nobody mistypes a word of this length; its distances would take long.
  guard written.count <= 100 else { return nil }
  let limit = (written.count + 2) / 3
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    let known = Array(candidate.lowercased().unicodeScalars)
    guard abs(known.count - written.count) <= limit else { continue }
    let distance = editDistance(written, known)
    // Something of the word has to be in it: one letter is not meant for any other.
    if distance <= limit, distance < max(written.count, known.count),
      distance < best?.distance ?? .max
    {
      best = (candidate, distance)
    }
  }
  return best?.word
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
      var least = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        least = min(least, beforeLast[j - 1] + 1)
      }
      row.append(least)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
