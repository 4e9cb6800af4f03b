// How the program ends: the codes are fixed for ever, scripts rely on them.

import Terminal

/// An exit code that a script can rely on.
enum ExitCode: Int32, CaseIterable {
  /// The answers were written.
  case success = 0
  /// The person gave up, or said no to a confirmation.
  case gaveUp = 1
  /// A usage error, or errors in the form file.
  case usage = 2
  /// Answers are missing or not valid, and could not be asked.
  case invalidAnswers = 3
  case noTerminal = 4
  /// Reading or writing failed, a missing form file included.
  case inputOutput = 5
  /// The time that `--timeout` gave is over.
  case timedOut = 124

  /// What it means, for help texts.
  var meaning: String {
    switch self {
    case .success: "the answers were written"
    case .gaveUp: "the person gave up, or said no to ask --confirm"
    case .usage: "the command line or the form file is wrong"
    case .invalidAnswers: "answers are missing or not valid, and could not be asked"
    case .noTerminal: "there is no terminal to ask at"
    case .inputOutput: "reading or writing failed; a missing form file too"
    case .timedOut: "the time of --timeout is over"
    }
  }
}

/// How the process ends.
enum Ending: Equatable {
  case exit(ExitCode)
  /// By the signal itself, so that the calling script sees the true cause and stops too.
  case signal(Signal)
}

/// The end of the program before its work is done; what there is to say about it was said.
struct Stop: Error, Equatable {
  let ending: Ending

  /// Ends without a word.
  init(_ ending: Ending) { self.ending = ending }

  /// Ends with words on stderr.
  init(_ code: ExitCode, _ lines: [String]) {
    Diagnostics.write(lines)
    ending = .exit(code)
  }

  /// Ends with one message on stderr.
  init(_ code: ExitCode, _ message: String) {
    self.init(code, ["ttyform: \(message)"])
  }
}
