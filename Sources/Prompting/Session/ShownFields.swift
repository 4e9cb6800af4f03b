// Which fields of a form are there to be seen: where the cursor may go, and what is counted.

import Forms

/// The fields whose condition holds and whose answer is not known, with the counts that are asked for at each key: what is hidden must
/// not be walked through then.
struct ShownFields: Sendable {
  /// The indices of all that show, notes among them, ascending.
  private let all: [Int]

  /// How many show before each field, the count of all at the end.
  private let shownBefore: [Int]

  /// The indices of those that are asked, ascending.
  let asked: [Int]

  /// How many are asked before each field, the count of all at the end.
  let askedBefore: [Int]

  /// Linear in the fields.
  init(_ state: FormState) {
    var (all, asked): ([Int], [Int]) = ([], [])
    var (shownBefore, askedBefore) = ([0], [0])
    for index in state.form.fields.indices {
      // What is known is neither asked nor seen.
      if state.shows(index), !state.isKnown(index) {
        all.append(index)
        if state.asks(index) { asked.append(index) }
      }
      shownBefore.append(all.count)
      askedBefore.append(asked.count)
    }
    (self.all, self.asked) = (all, asked)
    (self.shownBefore, self.askedBefore) = (shownBefore, askedBefore)
  }

  /// The field that shows next after one, or after the head of the form (-1); `nil` after the last.
  func next(after index: Int) -> Int? {
    let place = shownBefore[index + 1]
    return place < all.count ? all[place] : nil
  }

  /// The field that shows next before one; `nil` before the first.
  func previous(before index: Int) -> Int? {
    let place = index < 0 ? 0 : shownBefore[index]
    return place > 0 ? all[place - 1] : nil
  }
}
