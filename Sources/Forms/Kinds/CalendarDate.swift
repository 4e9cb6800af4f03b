// Days of the calendar: `YYYY-MM-DD` of RFC 3339, in the Gregorian calendar, which reaches back to the year 0.

/// Why a text is no date, time, or both.
package enum CalendarFault: Error, Equatable, Sendable {
  case notADate
  case notATime
  case notADateTime
  case notADateTimeWithOffset
  case noSuchMonth(Int)
  case noSuchDay(Int, month: Int, year: Int)
  case noSuchHour(Int)
  case noSuchMinute(Int)
  case noSuchSecond(Int)
  case noSuchOffset

  /// The same without anything of the text.
  func withoutAnswer(_ kind: FieldKind) -> CalendarFault {
    switch kind {
    case .date: .notADate
    case .time: .notATime
    default: .notADateTime
    }
  }

  var sentence: String {
    switch self {
    case .notADate: "A date is needed, written YYYY-MM-DD, such as 2026-03-31."
    case .notATime: "A time is needed, written HH:MM or HH:MM:SS, such as 18:30."
    case .notADateTime:
      "A date and a time are needed, such as 2026-03-31T18:30:00 or 2026-03-31T18:30:00+02:00."
    case .notADateTimeWithOffset:
      "A date and time with seconds and an offset is needed, such as 2026-03-31T18:30:00+02:00."
    case .noSuchMonth(let month): "There is no month \(month); months are 01 to 12."
    case .noSuchDay(0, _, _): "There is no day 0; days begin at 01."
    case .noSuchDay(let day, let month, let year):
      "There is no day \(day) in that month: it has "
        + "\(CalendarDate.days(inMonth: month, ofYear: year)) days."
    case .noSuchHour(let hour): "There is no hour \(hour); hours are 00 to 23."
    case .noSuchMinute(let minute): "There is no minute \(minute); minutes are 00 to 59."
    case .noSuchSecond(let second): "There is no second \(second); seconds are 00 to 59."
    case .noSuchOffset: "An offset from UTC is Z, or -23:59 to +23:59."
    }
  }
}

/// A day of the calendar.
package struct CalendarDate: Sendable, Hashable {
  /// 0 to 9999.
  package let year: Int

  /// 1 to 12.
  package let month: Int

  /// 1 to what the month has.
  package let day: Int

  /// Reads `YYYY-MM-DD`.
  ///
  /// Throws what keeps the text from being a day of the calendar.
  package init(parsing text: String) throws(CalendarFault) {
    try self.init(Array(text.utf8)[...])
  }

  /// A day that is there.
  private init?(year: Int, month: Int, day: Int) {
    guard 1...12 ~= month, day >= 1, day <= Self.days(inMonth: month, ofYear: year) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads `YYYY-MM-DD` in a part of some bytes.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard range.count == 10 else { return nil }
    var fields = (year: 0, month: 0, day: 0)
    for offset in 0..<10 {
      let byte = text[range.lowerBound + offset]
      let digit = Int(byte & 0xF)
      switch offset {
      case 4, 7:
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      case 0..<4: fields.year = fields.year * 10 + digit
      case 5, 6: fields.month = fields.month * 10 + digit
      default: fields.day = fields.day * 10 + digit
      }
      guard byte.isDigit else { return nil }
    }
    self.init(year: fields.year, month: fields.month, day: fields.day)
  }

  init(_ bytes: ArraySlice<UInt8>) throws(CalendarFault) {
    if let date = CalendarDate(bytes.span, 0..<bytes.count) {
      self = date
      return
    }
    var reader = DigitReader(bytes)
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2),
      reader.take("-"), let day = reader.number(2), reader.isAtEnd
    else { throw .notADate }
    guard 1...12 ~= month else { throw .noSuchMonth(month) }
    throw .noSuchDay(day, month: month, year: year)
  }

  /// How many days a month has.
  ///
  /// - Parameter month: 1 to 12; 31 for anything else.
  package static func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since March 1 of 400 years before the year 0, so that no year counts as negative.
  ///
  /// Years that begin in March have the leap day at their end, so months need no table.
  var dayNumber: Int {
    let years = (month > 2 ? year : year - 1) + 400
    let months = month > 2 ? month - 3 : month + 9
    let leapDays = years / 4 - years / 100 + years / 400
    return 365 * years + leapDays + (153 * months + 2) / 5 + day - 1
  }
}

extension CalendarDate: Comparable {
  package static func < (one: CalendarDate, two: CalendarDate) -> Bool {
    (one.year, one.month, one.day) < (two.year, two.month, two.day)
  }
}

/// Reads the fixed forms of dates and times.
struct DigitReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// What has not been read yet.
  var remainder: ArraySlice<UInt8> { rest }

  /// A number of exactly that many digits, at most 18.
  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Digits as they stand, however many.
  mutating func digits() -> ArraySlice<UInt8> {
    let digits = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(digits.count)
    return digits
  }

  /// Goes past one of those ASCII characters, where it stands next.
  mutating func take(_ characters: String) -> Bool {
    guard let first = rest.first, characters.utf8.contains(first) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
