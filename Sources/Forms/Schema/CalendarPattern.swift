// Dates and times as patterns: those that the calendar has, and those on one side of a limit.
//
// All have digits in fixed places, so their order is that of their text, and being after 2026-03-31 is: equal up to
// some digit, a greater one there, anything behind. For datetimes that fails, because of their offsets.

import JSON

enum CalendarPattern {
  private static let day =
    "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    + "|02-(?:0[1-9]|1[0-9]|2[0-8]))"
    // Leap years.
    + "|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"

  private static let minute = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"

  static let date = "^" + day + "$"
  static let time = "^" + minute + "(?::[0-5][0-9])?$"
  static let datetime =
    "^" + day + "[Tt]" + minute + #":[0-5][0-9](?:\.[0-9]+)?(?:[Zz]|[+-]"# + minute + ")?$"

  /// The answers on the right side of a limit, itself among them; `nil` where no pattern can tell.
  static func pattern(of limit: Limit, asMinimum: Bool) -> String? {
    if let date = limit.date {
      let digits =
        date.year.padded(to: 4) + "-" + date.month.padded(to: 2) + "-" + date.day.padded(to: 2)
      return "^(?:" + (beyond(digits, asMinimum) + [digits]).joined(separator: "|") + ")"
    }
    guard let time = limit.time else { return nil }
    let (minutes, second) = time.secondOfDay.quotientAndRemainder(dividingBy: 60)
    let digits = (minutes / 60).padded(to: 2) + ":" + (minutes % 60).padded(to: 2)
    // A time without seconds is one with :00.
    let seconds =
      beyond(second.padded(to: 2), asMinimum).map { ":" + $0 } + [":" + second.padded(to: 2)]
    let isWithoutSeconds = asMinimum ? second == 0 : true
    let same =
      digits + "(?:" + (seconds + (isWithoutSeconds ? ["$"] : [])).joined(separator: "|") + ")"
    return "^(?:" + (beyond(digits, asMinimum) + [same]).joined(separator: "|") + ")"
  }

  /// The beginnings of all texts of that shape that come behind it, or before it.
  private static func beyond(_ text: String, _ isBehind: Bool) -> [String] {
    var beginnings: [String] = []
    var before = ""
    for character in text {
      if let digit = character.wholeNumberValue {
        if isBehind, digit < 9 { beginnings.append(before + "[\(digit + 1)-9]") }
        if !isBehind, digit > 0 { beginnings.append(before + "[0-\(digit - 1)]") }
      }
      before.append(character)
    }
    return beginnings
  }
}

extension Int {
  /// In decimal digits, with zeros before it.
  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
