// Telephone numbers: as people write them, in the signs of ITU-T E.123 and those that stand for an extension.

enum TelephoneNumber {
  /// The shortest numbers that are called: 110, 112, 911.
  static let leastDigits = 3

  /// Whether a text could be a number that is called: digits, at least three of them, with blanks and
  /// `+ - ( ) . / x` among them.
  ///
  /// Which countries have which numbers is not looked at. Linear.
  static func isValid(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0.isDigit || " +-()./xX".utf8.contains($0) }
      && text.utf8.count(where: \.isDigit) >= leastDigits
  }
}
