// Dates and times: true to the calendar, in one fixed form each.

import Forms
import JSON
import Support
import Testing

@Suite struct calendar {
  static let date = "A date is needed, written YYYY-MM-DD, such as 2026-03-31."

  @Test(arguments: [
    ("2024-02-29", #""2024-02-29""#), (" 2026-03-31 ", #""2026-03-31""#),
    ("2000-02-29", #""2000-02-29""#), ("0000-02-29", #""0000-02-29""#),
    ("9999-12-31", #""9999-12-31""#), ("", "null"),
    ("2023-02-29", "There is no day 29 in that month: it has 28 days."),
    ("1900-02-29", "There is no day 29 in that month: it has 28 days."),
    ("2026-04-31", "There is no day 31 in that month: it has 30 days."),
    ("2026-01-00", "There is no day 0; days begin at 01."),
    ("2026-13-01", "There is no month 13; months are 01 to 12."),
    ("2026-00-01", "There is no month 0; months are 01 to 12."),
    ("2026-3-1", date), ("26-03-01", date), ("31.03.2026", date), ("2026-03-31x", date),
    ("+2026-03-31", date), ("12026-03-31", date), ("２０２６-03-31", date), ("today", date),
  ])
  func `a date is a day of the calendar`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", "type": "date"}"#), text) == outcome)
  }

  static let time = "A time is needed, written HH:MM or HH:MM:SS, such as 18:30."

  @Test(arguments: [
    ("00:00", #""00:00""#), ("23:59:59", #""23:59:59""#), (" 09:05 ", #""09:05""#),
    ("24:00", "There is no hour 24; hours are 00 to 23."),
    ("12:60", "There is no minute 60; minutes are 00 to 59."),
    ("23:59:60", "There is no second 60; seconds are 00 to 59."),
    ("9:05", time), ("09:05:", time), ("0905", time), ("09:05 am", time), ("09:05:00.5", time),
  ])
  func `a time is one of a day`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", "type": "time"}"#), text) == outcome)
  }

  static let datetime =
    "A date and a time are needed, such as 2026-03-31T18:30:00 or 2026-03-31T18:30:00+02:00."

  @Test(arguments: [
    ("2026-03-31T18:30:00", #""2026-03-31T18:30:00""#),
    ("2026-03-31t18:30:00z", #""2026-03-31t18:30:00z""#),
    ("2026-03-31T18:30:00.25-00:30", #""2026-03-31T18:30:00.25-00:30""#),
    ("2026-02-30T18:30:00", "There is no day 30 in that month: it has 28 days."),
    ("2026-03-31T25:30:00", "There is no hour 25; hours are 00 to 23."),
    ("2026-03-31T18:30:00+24:00", "An offset from UTC is Z, or -23:59 to +23:59."),
    ("2026-03-31T18:30", datetime), ("2026-03-31 18:30:00", datetime), ("2026-03-31", datetime),
    ("2026-03-31T18:30:00.", datetime), ("2026-03-31T18:30:00+2", datetime),
    ("2026-03-31T18:30:00Zx", datetime), ("2026-03-31T", datetime), ("18:30:00", datetime),
  ])
  func `a datetime is one of RFC 3339, its offset aside`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", "type": "datetime"}"#), text) == outcome)
  }

  @Test(arguments: [
    ("date", #""min": "2026-01-01""#, "2025-12-31", "Not before 2026-01-01, please."),
    ("date", #""min": "2026-01-01""#, "2026-01-01", #""2026-01-01""#),
    ("date", #""max": "2026-01-01""#, "2026-01-02", "Not after 2026-01-01, please."),
    ("time", #""max": "18:00""#, "18:00:00", #""18:00:00""#),
    ("time", #""max": "18:00""#, "18:00:01", "Not after 18:00, please."),
    (
      "datetime", #""min": "2026-01-01T00:00:00Z""#, "2026-01-01T01:00:00+01:00",
      #""2026-01-01T01:00:00+01:00""#
    ),
    (
      "datetime", #""min": "2026-01-01T00:00:00Z""#, "2026-01-01T00:30:00+01:00",
      "Not before 2026-01-01T00:00:00Z, please."
    ),
    (
      "datetime", #""min": "2026-01-01T00:00:00.50Z""#, "2026-01-01T00:00:00.5Z",
      #""2026-01-01T00:00:00.5Z""#
    ),
    (
      "datetime", #""min": "2026-01-01T00:00:00.51Z""#, "2026-01-01T00:00:00.5Z",
      "Not before 2026-01-01T00:00:00.51Z, please."
    ),
    (
      "datetime", #""min": "2026-01-01T00:00:00Z""#, "2026-01-01T00:00:00",
      #""2026-01-01T00:00:00""#
    ),
  ])
  func `limits of the calendar hold`(
    type: String, rule: String, text: String, outcome: String
  ) throws {
    let field = try field(#"{"id": "a", "type": "\#(type)", "validation": {\#(rule)}}"#)
    #expect(FormsTests.outcome(field, text) == outcome)
  }

  /// Against Julian day numbers, by the algorithm of Fliegel and Van Flandern (CACM 1968), which
  /// knows no table of months.
  @Test(arguments: [UInt64](1...4))
  func `a date is accepted exactly where its day number leads back to it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let year = Int.random(in: 1...9999, using: &generator)
      let month = Int.random(in: 1...12, using: &generator)
      let day = Int.random(in: 27...33, using: &generator)
      let text = padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
      let back = gregorian(julianDay(year, month, day))
      let isDay = back == (year, month, day)
      #expect(((try? CalendarDate(parsing: text)) != nil) == isDay, "\(text), seed \(seed)")
    }
  }

  @Test(arguments: [UInt64](1...4))
  func `the order of instants is that of their seconds`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func random() -> (text: String, seconds: Int) {
      // Few days, so that offsets decide.
      let year = [1, 1999, 2000, 2024].randomElement(using: &generator) ?? 1
      let (month, day) =
        [(1, 1), (2, 28), (3, 1), (12, 31)].randomElement(using: &generator) ?? (1, 1)
      let hour = Int.random(in: 0...23, using: &generator)
      let minute = Int.random(in: 0...59, using: &generator)
      let offset = Int.random(in: -1439...1439, using: &generator)
      let zone =
        (offset < 0 ? "-" : "+") + padded(abs(offset) / 60, 2) + ":" + padded(abs(offset) % 60, 2)
      let text =
        "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(padded(hour, 2)):"
        + "\(padded(minute, 2)):00\(zone)"
      let minutes = julianDay(year, month, day) * 1440 + hour * 60 + minute - offset
      return (text, minutes * 60)
    }
    for _ in 0..<500 {
      let (one, two) = (random(), random())
      let isBefore = try DateTime(parsing: one.text).precedes(DateTime(parsing: two.text))
      #expect(isBefore == (one.seconds < two.seconds), "\(one.text) < \(two.text), seed \(seed)")
    }
  }

  /// What is shown of how an answer is written, with digits in place of its letters.
  @Test(arguments: [
    (#"{"type": "date"}"#, "YYYY-MM-DD", "2026-03-31"), (#"{"type": "time"}"#, "HH:MM", "18:30"),
    (#"{"type": "datetime"}"#, "YYYY-MM-DDTHH:MM:SS", "2026-03-31T18:30:00"),
    (
      #"{"type": "datetime", "validation": {"pattern": "(Z|[+-]..:..)$"}}"#,
      "YYYY-MM-DDTHH:MM:SS+HH:MM", "2026-03-31T18:30:00+02:00"
    ),
  ])
  func `what is written as it is shown is taken`(
    keys: String, format: String, answer: String
  ) throws {
    let field = try field(#"{"id": "a", "# + keys.dropFirst())
    #expect(field.format == format)
    #expect(outcome(field, answer) == "\"\(answer)\"")
    #expect(
      zip(format, answer).allSatisfy { $1.isNumber == ("YMDHS".contains($0)) || $0 == $1 }
        && format.count == answer.count)
  }

  @Test func `a datetime that needs an offset says so`() throws {
    let field = try field(
      #"{"id": "a", "type": "datetime", "validation": {"pattern": "(Z|[+-]..:..)$", "message": "M"}}"#
    )
    #expect(
      outcome(field, "2026-03-31T18:30")
        == "A date and time with seconds and an offset is needed, such as 2026-03-31T18:30:00+02:00."
    )
    #expect(outcome(field, "2026-03-31T18:30:00") == "M")
  }

  private func julianDay(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let early = (month - 14) / 12
    return (1461 * (year + 4800 + early)) / 4 + (367 * (month - 2 - 12 * early)) / 12
      - (3 * ((year + 4900 + early) / 100)) / 4 + day - 32075
  }

  private func gregorian(_ julianDay: Int) -> (Int, Int, Int) {
    var l = julianDay + 68569
    let n = 4 * l / 146_097
    l -= (146_097 * n + 3) / 4
    let i = 4000 * (l + 1) / 1_461_001
    l = l - 1461 * i / 4 + 31
    let j = 80 * l / 2447
    let day = l - 2447 * j / 80
    l = j / 11
    return (100 * (n - 49) + i + l, j + 2 - 12 * l, day)
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
  }
}
