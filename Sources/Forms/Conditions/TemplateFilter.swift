// The filters of a `defaultTemplate`.

/// What an answer goes through on its way into a default.
package enum TemplateFilter: Sendable, Equatable {
  case lower
  case upper
  /// The first character behind each white space, hyphen or opening bracket large, the others small.
  case title
  /// The first letter of each run of letters large, the others small.
  case titleRuns
  /// Without white space at the ends.
  case trim
  /// Each occurrence, from the left; an empty text to look for changes nothing.
  case replace(String, with: String)
  /// In lower case, Latin letters without accents, with each run of anything but letters and digits of any script as
  /// one hyphen, and none at the ends; see ``Swift/String/slug``.
  case slugify

  /// The names that a form file may write.
  static let names = ["lower", "upper", "title", "titleRuns", "trim", "replace", "slugify"]

  /// The text behind the filter; `nil` where that would be longer than `limit`, in bytes.
  ///
  /// Linear in the text and in the limit.
  package func apply(to text: String, limit: Int) -> String? {
    let result: String? =
      switch self {
      case .lower: text.inSmallLetters
      case .upper: text.uppercased()
      case .title: text.inTitleCase
      case .titleRuns: text.withCapitalsInRuns
      case .trim: text.withoutOuterBlanks
      case .replace(let old, let new): Self.replace(old, by: new, in: text, limit: limit)
      case .slugify: text.slug
      }
    return result.flatMap { $0.utf8.count <= limit ? $0 : nil }
  }

  /// By bytes: no scalar of one text can begin inside a scalar of another.
  private static func replace(
    _ old: String, by new: String, in text: String, limit: Int
  ) -> String? {
    let (old, new, bytes) = (Array(old.utf8), Array(new.utf8), Array(text.utf8))
    guard !old.isEmpty else { return text }
    var result: [UInt8] = []
    var at = 0
    while at < bytes.count {
      guard result.count <= limit else { return nil }
      if bytes[at] == old[0], bytes[at...].starts(with: old) {
        result += new
        at += old.count
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
