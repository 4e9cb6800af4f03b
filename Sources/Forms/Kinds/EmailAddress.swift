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
    let bytes = Array(text.utf8)
    return isValid(bytes.span, bytes.indices)
  }

  /// The same of a part of some bytes.
  static func isValid(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound, isLocal(text[at]) { at += 1 }
    guard at > range.lowerBound, at < range.upperBound, text[at] == UInt8(ascii: "@") else {
      return false
    }
    repeat {
      let label = at + 1
      at = label
      while at < range.upperBound, text[at].isLetterOrDigit || text[at] == UInt8(ascii: "-") {
        at += 1
      }
      guard 1...63 ~= at - label, text[label].isLetterOrDigit, text[at - 1].isLetterOrDigit else {
        return false
      }
    } while at < range.upperBound && text[at] == UInt8(ascii: ".")
    return at == range.upperBound
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || isMark(byte)
  }

  /// One of ``.!#$%&'*+/=?^_`{|}~-``.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "-")...UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "?"), UInt8(ascii: "^")...UInt8(ascii: "`"),
      UInt8(ascii: "{")...UInt8(ascii: "~"):
      true
    default: false
    }
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
