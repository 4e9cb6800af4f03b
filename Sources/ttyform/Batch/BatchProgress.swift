// How far a batch is, on stderr where that is a terminal and the work takes long. Nothing but carriage returns and
// blanks moves there, so that it is right on every terminal.

import Forms
import Terminal

/// One line that is written again and again in its place.
struct BatchProgress {
  /// Nothing is shown before, in milliseconds; most batches are over by then.
  private static let patience = 1000

  private static let interval = 200

  private let start = MonotonicClock.milliseconds
  private var lastShown = 0
  private var shownWidth = 0

  /// How many bytes there are to be read, where that is known.
  private let size: Int?

  /// Whether anybody would see it, and nothing else that is written.
  private let isWanted: Bool

  init() {
    isWanted = Descriptor.standardError.isTerminal && !Descriptor.standardOutput.isTerminal
    let status = try? FileStatus(of: .standardInput)
    size = status?.kind == .regular ? status?.size : nil
  }

  /// Shows how far it is, where it is time for that.
  ///
  /// - Parameter bytes: how many were read.
  mutating func show(_ batch: Batch, bytes: Int) {
    guard isWanted else { return }
    let now = MonotonicClock.milliseconds
    guard now - start >= Self.patience, now - lastShown >= Self.interval else { return }
    lastShown = now
    let text = Self.text(
      records: batch.count, leftOut: batch.invalidCount, milliseconds: now - start,
      share: size.map { $0 > 0 ? min(bytes, $0) * 100 / $0 : 100 })
    // A line that wraps could not be written over.
    let columns = WindowSize(of: .standardError).columns ?? 80
    let shown = text.utf8.prefix(max(0, columns - 1))
    write(Array(shown) + blanks(shownWidth - shown.count) + [UInt8(ascii: "\r")])
    shownWidth = shown.count
  }

  /// Takes the line away.
  mutating func erase() {
    guard shownWidth > 0 else { return }
    write(blanks(shownWidth) + [UInt8(ascii: "\r")])
    shownWidth = 0
  }

  /// What is shown, in ASCII.
  static func text(records: Int, leftOut: Int, milliseconds: Int, share: Int?) -> String {
    let (rate, isOver) = records.multipliedReportingOverflow(by: 1000)
    return grouped(records) + (records == 1 ? " record" : " records")
      + (leftOut > 0 ? " (\(grouped(leftOut)) left out)" : "")
      + (isOver ? "" : ", \(grouped(rate / max(1, milliseconds))) a second")
      + (share.map { ", \($0)%" } ?? "")
  }

  /// A number with a comma before every three digits.
  private static func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var digits = String(number)
    while digits.utf8.count > 3 {
      groups.append(String(digits.suffix(3)))
      digits.removeLast(3)
    }
    return ([digits] + groups.reversed()).joined(separator: ",")
  }

  private func blanks(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: " "), count: max(0, count))
  }

  /// Where stderr fails, nobody is there to see it.
  private func write(_ bytes: [UInt8]) { try? Descriptor.standardError.writeAll(bytes) }
}
