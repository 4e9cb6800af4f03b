// Options by their place in a numbered list, where that cannot be mistaken for what they are called.

extension Choices {
  /// Whether a number from 1 to the count of the options can mean nothing but the option in that place.
  ///
  /// False where a number is the value or label of an option in another place: `1` in a list of 3, 2, 1.
  /// Linear.
  package var canBeNumbered: Bool {
    options.enumerated().allSatisfy { index, option in
      [option.valueText, option.label].allSatisfy { text in
        guard let number = Double(text.withoutOuterBlanks) else { return true }
        return number == Double(index + 1) || number != number.rounded()
          || !(1...Double(options.count)).contains(number)
      }
    }
  }

  /// The option whose place in the list, counted from 1, a text names in decimal digits; blanks around it
  /// do not count.
  package func index(ofNumber text: String) -> Int? {
    let digits = text.withoutOuterBlanks
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(digits),
      1...options.count ~= number
    else { return nil }
    return number - 1
  }
}
