// The parts of a date or a time as it is written, and what counting one of them up or down makes of the whole.

import Forms

/// A whole, valid date, time or both, as written.
///
/// Every part has a fixed number of digits, so offsets stay what they are while parts change.
struct ClockText: Equatable, Sendable {
  /// One number of it.
  enum Unit: Int, Sendable {
    case year, month, day, hour, minute, second
  }

  private struct Part: Equatable, Sendable {
    let unit: Unit
    /// Bytes of the text.
    let range: Range<Int>
  }

  private var bytes: [UInt8]
  private var parts: [Part] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads `YYYY-MM-DD`, `HH:MM`, `HH:MM:SS`, and a date and a time with `T` between and anything behind;
  /// `nil` for everything else, and for days that no calendar has.
  init?(_ text: String) {
    bytes = Array(text.utf8)
    let isDate = (try? CalendarDate(parsing: text)) != nil
    let isTime = (try? TimeOfDay(parsing: text)) != nil
    guard isDate || isTime || (try? DateTime(parsing: text)) != nil else { return nil }
    var start = 0
    for unit in (isTime ? Unit.hour : .year).rawValue...Unit.second.rawValue {
      guard let unit = Unit(rawValue: unit) else { continue }
      let end = start + (unit == .year ? 4 : 2)
      guard end <= bytes.count, bytes[start..<end].allSatisfy({ 0x30...0x39 ~= $0 }) else { break }
      parts.append(Part(unit: unit, range: start..<end))
      start = end + 1
    }
  }

  /// Counts the part at or before an offset up or down; those above it go along, as in a calendar and on
  /// a clock.
  ///
  /// A day that the month does not have becomes the month's last. What would lie outside the years 0 to
  /// 9999 changes nothing; a time alone goes round.
  mutating func move(partAt offset: Int, by step: Int) {
    let part = parts.last { $0.range.lowerBound <= offset } ?? parts.first
    guard let part else { return }
    var values = ClockValues(parts.map { ($0.unit, number(in: $0.range)) })
    guard values.move(part.unit, by: step) else { return }
    for part in parts { write(values[part.unit], in: part.range) }
  }

  private func number(in range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  private mutating func write(_ number: Int, in range: Range<Int>) {
    var rest = number
    for index in range.reversed() {
      bytes[index] = UInt8(0x30 + rest % 10)
      rest /= 10
    }
  }
}

/// The numbers of a date, a time or both.
private struct ClockValues {
  private var values = [0, 1, 1, 0, 0, 0]
  private let hasDate: Bool

  init(_ numbers: [(ClockText.Unit, Int)]) {
    hasDate = numbers.contains { $0.0 == .day }
    for (unit, number) in numbers { self[unit] = number }
  }

  subscript(unit: ClockText.Unit) -> Int {
    get { values[unit.rawValue] }
    set { values[unit.rawValue] = newValue }
  }

  /// Says whether there is such a day.
  mutating func move(_ unit: ClockText.Unit, by step: Int) -> Bool {
    let before = values
    switch unit {
    case .year: self[.year] += step
    case .month: moveMonth(by: step)
    case .day: moveDay(by: step)
    case .hour: carry(.hour, by: step, 24) { $0.moveDay(by: $1) }
    case .minute: moveMinute(by: step)
    case .second: carry(.second, by: step, 60) { $0.moveMinute(by: $1) }
    }
    guard !hasDate || 0...9999 ~= self[.year] else {
      values = before
      return false
    }
    self[.day] = min(self[.day], daysInMonth)
    return true
  }

  private var daysInMonth: Int {
    CalendarDate.days(inMonth: self[.month], ofYear: self[.year])
  }

  private mutating func moveMinute(by step: Int) {
    carry(.minute, by: step, 60) { values, step in
      values.carry(.hour, by: step, 24) { $0.moveDay(by: $1) }
    }
  }

  private mutating func moveMonth(by step: Int) {
    self[.month] += step
    if self[.month] > 12 { (self[.year], self[.month]) = (self[.year] + 1, 1) }
    if self[.month] < 1 { (self[.year], self[.month]) = (self[.year] - 1, 12) }
  }

  private mutating func moveDay(by step: Int) {
    self[.day] += step
    if self[.day] > daysInMonth {
      self[.day] = 1
      moveMonth(by: 1)
    } else if self[.day] < 1 {
      moveMonth(by: -1)
      self[.day] = daysInMonth
    }
  }

  /// Counts a unit that begins at 0, and the next greater one where it goes over its end.
  private mutating func carry(
    _ unit: ClockText.Unit, by step: Int, _ size: Int, over: (inout Self, Int) -> Void
  ) {
    self[unit] += step
    guard !(0..<size).contains(self[unit]) else { return }
    self[unit] = step > 0 ? 0 : size - 1
    over(&self, step)
  }
}
