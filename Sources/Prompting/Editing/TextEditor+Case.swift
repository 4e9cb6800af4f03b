/// Changing the case of a word, from the cursor to its end.

extension TextEditor {
  /// Changes the rest of the word at the cursor, or the next word, and moves behind it.
  ///
  /// A text that is the same afterwards is no change, only a move.
  mutating func changeCase(_ transform: (String) -> String) -> EditResult {
    let range = buffer.wordStart(atOrAfter: cursor)..<buffer.wordEnd(after: cursor)
    let word = buffer.string(in: range)
    let changed = transform(word)
    guard !changed.utf8.elementsEqual(word.utf8) else { return move(to: range.upperBound) }
    return change(range, to: changed, kind: .single)
  }

  /// A word with its first scalar in title case (one letter may become two) and the rest lower.
  static func capitalized(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    let rest = String(word.unicodeScalars.dropFirst()).lowercased()
    return first.properties.titlecaseMapping + rest
  }
}
