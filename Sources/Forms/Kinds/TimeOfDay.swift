// Times of day: `HH:MM` or `HH:MM:SS`, 00:00 to 23:59:59. There is no 24:00, and no leap second: hardly any program
// can read one.

/// A time of day.
package struct TimeOfDay: Sendable, Hashable {
  /// 0 to 86,399.
  package let secondOfDay: Int

  /// Reads `HH:MM` or `HH:MM:SS`.
  ///
  /// Throws what keeps the text from being a time of day.
  package init(parsing text: String) throws(CalendarFault) {
    var reader = DigitReader(Array(text.utf8)[...])
    guard let time = try Self.read(&reader), reader.isAtEnd else { throw .notATime }
    self = time
  }

  private init(secondOfDay: Int) { self.secondOfDay = secondOfDay }

  /// The time that stands next; `nil` where none does.
  static func read(
    _ reader: inout DigitReader, needsSeconds: Bool = false
  ) throws(CalendarFault) -> TimeOfDay? {
    guard let hour = reader.number(2), reader.take(":"), let minute = reader.number(2) else {
      return nil
    }
    var second = 0
    if reader.take(":") {
      guard let written = reader.number(2) else { return nil }
      second = written
    } else if needsSeconds {
      return nil
    }
    guard hour < 24 else { throw .noSuchHour(hour) }
    guard minute < 60 else { throw .noSuchMinute(minute) }
    guard second < 60 else { throw .noSuchSecond(second) }
    return TimeOfDay(secondOfDay: hour * 3600 + minute * 60 + second)
  }
}

extension TimeOfDay: Comparable {
  /// 10:00 and 10:00:00 are the same time.
  package static func < (one: TimeOfDay, two: TimeOfDay) -> Bool {
    one.secondOfDay < two.secondOfDay
  }
}
