// E-mail addresses: the rule of HTML's <input type=email>, which is what people write rather than all that
// RFC 5322 allows (comments, quotes, blanks).
//
//     address = 1*( atext / "." ) "@" label *( "." label )
//     label   = let-dig [ *61( let-dig / "-" ) let-dig ]

enum EmailAddress {
  /// Whether a text is one address.
  ///
  /// Linear.
  static func isValid(_ text: String) -> Bool {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "@"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(isLocal) else { return false }
    return parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy(isLabel)
  }

  private static let marks = Set(".!#$%&'*+/=?^_`{|}~-".utf8)

  private static func isLocal(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || marks.contains(byte)
  }

  private static func isLabel(_ label: Substring.UTF8View) -> Bool {
    guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
    return first.isLetterOrDigit && last.isLetterOrDigit
      && label.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter or digit.
  var isLetterOrDigit: Bool { isLetter || isDigit }

  /// Whether this is an ASCII letter.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether this is an ASCII digit.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
