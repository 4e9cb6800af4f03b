// The least or greatest answer of a rule or a condition: a number, a date, a time or both.

package import JSON

/// A limit of `min` or `max`.
package struct Limit: Sendable, Equatable {
  /// As the form file writes it, without quotes.
  package let text: String

  private let value: Value

  private enum Value: Sendable, Equatable {
    case number(DecimalNumber)
    case date(CalendarDate)
    case time(TimeOfDay)
    case datetime(DateTime)

    func precedes(_ other: Value) -> Bool {
      switch (self, other) {
      case (.number(let one), .number(let two)): one < two
      case (.date(let one), .date(let two)): one < two
      case (.time(let one), .time(let two)): one < two
      case (.datetime(let one), .datetime(let two)): one.precedes(two)
      default: false
      }
    }
  }

  /// The limit that a value of a form file sets for answers of a kind.
  ///
  /// `nil` where it is no such limit, or the kind has none. Those of a `select` are numbers.
  package init?(_ value: JSONValue, for kind: FieldKind) {
    text = value.bareText
    switch (kind, value) {
    case (.number, .number), (.integer, .number), (.select, .number):
      guard let number = try? DecimalNumber(parsing: text) else { return nil }
      self.value = .number(number)
    case (.date, .string):
      guard let date = try? CalendarDate(parsing: text) else { return nil }
      self.value = .date(date)
    case (.time, .string):
      guard let time = try? TimeOfDay(parsing: text) else { return nil }
      self.value = .time(time)
    case (.datetime, .string):
      guard let datetime = try? DateTime(parsing: text) else { return nil }
      self.value = .datetime(datetime)
    default:
      return nil
    }
  }

  /// Whether this is a limit of dates or times, not of numbers.
  var isOfCalendar: Bool {
    if case .number = value { false } else { true }
  }

  /// The day, where this is a limit of dates.
  var date: CalendarDate? {
    if case .date(let date) = value { date } else { nil }
  }

  /// The time, where this is a limit of times.
  var time: TimeOfDay? {
    if case .time(let time) = value { time } else { nil }
  }

  /// Whether the limit is over an answer: as a `min`, it is broken.
  func isOver(_ answer: JSONValue) -> Bool? {
    guard let other = sameKind(answer) else { return nil }
    return other.precedes(value)
  }

  /// Whether the limit is under an answer: as a `max`, it is broken.
  func isUnder(_ answer: JSONValue) -> Bool? {
    guard let other = sameKind(answer) else { return nil }
    return value.precedes(other)
  }

  /// Whether no answer can be at least this and at most another.
  func isOver(_ other: Limit) -> Bool { other.value.precedes(value) }

  private func sameKind(_ answer: JSONValue) -> Value? {
    switch (value, answer) {
    case (.number, .number(let digits)):
      (try? DecimalNumber(parsing: digits)).map(Value.number)
    case (.date, .string(let text)): (try? CalendarDate(parsing: text)).map(Value.date)
    case (.time, .string(let text)): (try? TimeOfDay(parsing: text)).map(Value.time)
    case (.datetime, .string(let text)): (try? DateTime(parsing: text)).map(Value.datetime)
    default: nil
    }
  }
}
