// How wide the column of labels has to be while labels show answers and so change.

import Forms

/// The widths of a form's labels, in cells of their first lines.
struct LabelWidths: Sendable {
  /// The greatest of all.
  private(set) var widest: Int

  /// The greatest of those that show no answer.
  private let widestFixed: Int

  /// Those that show answers, by their fields' indices.
  private var live: [Int: Int] = [:]

  /// Linear in the form.
  init(_ state: FormState) {
    var widestFixed = 0
    for index in state.form.fields.indices
    where state.form.fields[index].isAsked && !state.isKnown(index) {
      let width = Self.width(ofLabel: index, state)
      if state.form.fields[index].label.isLive {
        live[index] = width
      } else {
        widestFixed = max(widestFixed, width)
      }
    }
    self.widestFixed = widestFixed
    widest = max(widestFixed, live.values.max() ?? 0)
  }

  /// Measures the labels of some fields again, where they show answers.
  ///
  /// Costs those labels, and a look at all widths where the widest label became narrower.
  mutating func update(_ indices: some Sequence<Int>, _ state: FormState) {
    var mustSearch = false
    for index in indices {
      guard let old = live[index] else { continue }
      let new = Self.width(ofLabel: index, state)
      live[index] = new
      mustSearch = mustSearch || old == widest && new < old
      widest = max(widest, new)
    }
    if mustSearch { widest = max(widestFixed, live.values.max() ?? 0) }
  }

  private static func width(ofLabel index: Int, _ state: FormState) -> Int {
    Row(state.text(of: state.form.fields[index].label).prefix { $0 != "\n" }).width
  }
}
