// What the command line says about the asking itself, the same for a form and for one question.

import Terminal

/// Whether, where and how a person is asked.
struct AskingOptions: Equatable {
  var way = RequestedWay.bySituation
  /// One question a line, without drawing.
  var isPlain = false
  var color = ColorChoice.auto
  /// Milliseconds from the start.
  var timeout: Int?
  var keepsDraft = true
  var isQuiet = false

  /// When to give up, counted from now.
  var deadline: Deadline { timeout.map { MonotonicClock.milliseconds + $0 } }

  /// Takes one of the options that are about asking; `false` where it is another one.
  mutating func take(_ given: GivenOption) throws(UsageError) -> Bool {
    switch given.option {
    case .tty, .noInput:
      let way: RequestedWay = given.option == .tty ? .terminal : .never
      if self.way != .bySituation, self.way != way { throw .exclusive("--tty", "--no-input") }
      self.way = way
    case .plain: isPlain = true
    case .color: color = try given.choice()
    case .timeout: timeout = try given.milliseconds()
    case .noDraft: keepsDraft = false
    case .quiet: isQuiet = true
    default: return false
    }
    return true
  }
}

/// Which way of filling in was asked for.
enum RequestedWay: Equatable {
  /// As stdin and what is known decide.
  case bySituation
  /// At the terminal, although stdin is none.
  case terminal
  /// Nobody is asked.
  case never
}

/// Whether colours are wanted.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}

extension GivenOption {
  /// The value as a span of time: digits, and `s` (or nothing), `m` or `h`.
  fileprivate func milliseconds() throws(UsageError) -> Int {
    let units: [UInt8: Int] = [
      UInt8(ascii: "s"): 1, UInt8(ascii: "m"): 60, UInt8(ascii: "h"): 3600,
    ]
    var digits = value?.bytes ?? []
    var seconds = 1
    if let last = digits.last, let unit = units[last] {
      seconds = unit
      digits.removeLast()
    }
    let isNumber = !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber, let count = Int(Word(digits).text), count > 0 else {
      throw .badDuration(text, option: name)
    }
    // Nobody waits for longer than 68 years, and the clock's time can be added to that.
    let longest = Int(Int32.max) * 1000
    let (milliseconds, overflow) = count.multipliedReportingOverflow(by: 1000 * seconds)
    return overflow ? longest : min(milliseconds, longest)
  }
}
