// URLs: absolute ones of RFC 3986, in letters of every script (RFC 3987), as far as a look at the text can tell.
//
//     url       = scheme ":" 1*character
//     scheme    = letter *( letter / digit / "+" / "-" / "." )
//     http(s)   = scheme "://" [ user "@" ] host [ ":" port ] [ "/" ... / "?" ... / "#" ... ]

enum WebAddress {
  /// What keeps a text from being a URL.
  enum Fault: Equatable, Sendable {
    /// No scheme, or nothing behind it.
    case notAbsolute
    /// A web address without a host, or with a port that is none.
    case noHost
    /// A character that a URL writes as `%` and two digits.
    case character(Unicode.Scalar)
  }

  /// What is wrong with a text; `nil` where it is a URL.
  ///
  /// Linear.
  static func fault(in text: String) -> Fault? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return .notAbsolute }
    let scheme = text.utf8[..<colon]
    let rest = text.utf8[text.utf8.index(after: colon)...]
    guard scheme.first?.isLetter == true, scheme.allSatisfy(isSchemePart), !rest.isEmpty else {
      return .notAbsolute
    }
    if let scalar = text.unicodeScalars.first(where: isExcluded) { return .character(scalar) }
    if ["http", "https"].contains(text[..<colon].lowercased()), !hasHost(rest) { return .noHost }
    return nil
  }

  private static func isSchemePart(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "+-.".utf8.contains(byte)
  }

  /// White space, and what RFC 3986 excludes although keyboards have it.
  private static func isExcluded(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "\"<>\\^`{|}".unicodeScalars.contains(scalar)
  }

  /// Whether what follows the colon of a web address names a host.
  private static func hasHost(_ rest: Substring.UTF8View) -> Bool {
    guard rest.starts(with: "//".utf8) else { return false }
    let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
    let hostAndPort: Substring.UTF8View
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      hostAndPort = authority[authority.index(after: at)...]
    } else {
      hostAndPort = authority
    }
    var port: Substring.UTF8View
    if hostAndPort.first == UInt8(ascii: "[") {
      guard let end = hostAndPort.firstIndex(of: UInt8(ascii: "]")) else { return false }
      port = hostAndPort[hostAndPort.index(after: end)...]
      guard port.isEmpty || port.first == UInt8(ascii: ":") else { return false }
    } else {
      port = hostAndPort.drop { $0 != UInt8(ascii: ":") }
      guard hostAndPort.count > port.count else { return false }
    }
    port = port.dropFirst()
    return port.allSatisfy(\.isDigit) && (port.isEmpty || UInt16(String(port) ?? "") != nil)
  }
}
