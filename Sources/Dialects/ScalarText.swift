// Texts of other dialects on their way into a native form.

import JSON

extension JSONNode {
  var isNull: Bool {
    if case .null = content { true } else { false }
  }
}

extension String {
  /// The text with every `{{` written so that it shows as such, and not as an earlier answer.
  var asTemplate: String {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    var bytes: [UInt8] = []
    var isSecond = false
    for byte in utf8 {
      bytes.append(byte)
      let isBrace = byte == UInt8(ascii: "{")
      if isBrace, isSecond { bytes += "{{".utf8 }
      isSecond = isBrace && !isSecond
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text without line breaks at its ends.
  var withoutOuterBreaks: String {
    String(withoutFinalBreaks.drop(while: \.isNewline))
  }

  /// The text without line breaks at its ends, with spaces for those inside: what can be chosen by a line of stdin.
  var asOneLine: String {
    let text = withoutOuterBreaks
    return text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  /// The text without line breaks at its end: those that YAML's `|` leaves.
  var withoutFinalBreaks: String {
    guard let last, last.isNewline else { return self }
    return String(prefix(upTo: lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex))
  }
}

extension Range<Int> {
  /// The place where the range begins: its first byte.
  var start: Range<Int> { lowerBound..<Swift.min(upperBound, lowerBound + 1) }
}
