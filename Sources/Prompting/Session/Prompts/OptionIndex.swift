// Finding options by what is typed of them.

import Forms

/// The options of a choice, made ready for a search that is blind to case and accents.
struct OptionIndex: Sendable {
  private struct Option: Sendable {
    let label: [UInt8]
    let value: [UInt8]
  }

  private let options: [Option]

  /// Linear in the labels.
  init(_ choices: Choices) {
    options = choices.options.map {
      Option(label: Self.folded($0.label), value: Self.folded($0.valueText))
    }
  }

  /// The options that a text finds: first those whose value it is, then those whose label begins with it,
  /// then those in which a word does, then those that hold it anywhere; each in their own order.
  ///
  /// Costs the labels.
  func matches(_ text: String) -> [Int] {
    let wanted = Self.folded(text)
    var found: [[Int]] = [[], [], [], []]
    for (index, option) in options.enumerated() {
      if let rank = rank(of: option, wanted) { found[rank].append(index) }
    }
    return Array(found.joined())
  }

  /// Whether some label goes on with a blank behind the text: then a blank is more of what is searched.
  ///
  /// Costs the labels.
  func goesOn(behind text: String) -> Bool {
    let wanted = Self.folded(text) + [0x20]
    return options.contains { rank(of: $0, wanted) != nil }
  }

  private func rank(of option: Option, _ wanted: [UInt8]) -> Int? {
    if option.value == wanted { return 0 }
    if option.label.starts(with: wanted) { return 1 }
    guard let first = wanted.first else { return nil }
    var isInside = false
    var index = 1
    while index + wanted.count <= option.label.count {
      if option.label[index] == first, option.label[index...].starts(with: wanted) {
        if !Self.isPartOfWord(option.label[index - 1]) { return 2 }
        isInside = true
      }
      index += 1
    }
    return isInside ? 3 : nil
  }

  /// Every byte outside ASCII counts as a letter's.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte
  }

  /// Small letters without accents, white space as single blanks with none at the ends.
  private static func folded(_ text: String) -> [UInt8] {
    text.withoutAccents.lowercased().split(whereSeparator: \.isWhitespace)
      .map { Array($0.utf8) }.joined(separator: [0x20]).map(\.self)
  }
}
