// A day and a time: date-time of RFC 3339 §5.6, where the offset may also be left out.
//
//     datetime = YYYY-MM-DD "T" HH:MM:SS [ "." 1*digit ] [ "Z" / ( "+" / "-" ) HH:MM ]

/// A day and a time of that day, with or without the offset of its clock.
package struct DateTime: Sendable, Hashable {
  /// Seconds on the clock that it was read from, since the day that `CalendarDate.dayNumber` counts from.
  private let clock: Int

  /// ASCII digits of the second's fraction, without zeros at the end.
  private let fraction: [UInt8]

  /// Seconds that the clock is ahead of UTC; `nil` where that is not told.
  private let offset: Int?

  /// Reads a day and a time.
  ///
  /// Throws what keeps the text from being both. Linear.
  package init(parsing text: String) throws(CalendarFault) {
    let bytes = Array(text.utf8)
    guard bytes.count > 10, bytes[10] | 0x20 == UInt8(ascii: "t") else { throw .notADateTime }
    let date: CalendarDate
    do throws(CalendarFault) {
      date = try CalendarDate(bytes[..<10])
    } catch {
      throw error == .notADate ? .notADateTime : error
    }
    var reader = DigitReader(bytes[11...])
    guard let time = try TimeOfDay.read(&reader, needsSeconds: true) else { throw .notADateTime }
    var fraction: ArraySlice<UInt8> = []
    if reader.take(".") {
      fraction = reader.digits()
      if fraction.isEmpty { throw .notADateTime }
    }
    while fraction.last == UInt8(ascii: "0") { fraction = fraction.dropLast() }
    self.fraction = Array(fraction)
    offset = try Self.readOffset(&reader)
    clock = date.dayNumber * 86_400 + time.secondOfDay
  }

  private static func readOffset(_ reader: inout DigitReader) throws(CalendarFault) -> Int? {
    if reader.isAtEnd { return nil }
    if reader.take("Zz") {
      guard reader.isAtEnd else { throw .notADateTime }
      return 0
    }
    let isBehind = reader.remainder.first == UInt8(ascii: "-")
    guard reader.take("+-"), let hours = reader.number(2), reader.take(":"),
      let minutes = reader.number(2), reader.isAtEnd
    else { throw .notADateTime }
    guard hours < 24, minutes < 60 else { throw .noSuchOffset }
    let seconds = hours * 3600 + minutes * 60
    return isBehind ? -seconds : seconds
  }

  /// Whether this comes before another: by the instant where both tell their offset, else by the clock.
  package func precedes(_ other: DateTime) -> Bool {
    var (mine, theirs) = (clock, other.clock)
    if let offset, let otherOffset = other.offset {
      mine -= offset
      theirs -= otherOffset
    }
    if mine != theirs { return mine < theirs }
    return fraction.lexicographicallyPrecedes(other.fraction)
  }
}
