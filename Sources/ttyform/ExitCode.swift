// How the program ends: the codes are fixed for ever, scripts rely on them.

import Terminal

/// An exit code that a script can rely on.
enum ExitCode: Int32 {
  /// The answers were written.
  case success = 0
  /// The person gave up.
  case gaveUp = 1
  /// A usage error, or errors in the form file.
  case usage = 2
  /// Answers are missing or not valid, and could not be asked.
  case invalidAnswers = 3
  case noTerminal = 4
  /// Reading or writing failed, a missing form file included.
  case inputOutput = 5
  /// The time that was given was over.
  case timedOut = 124
}

/// How the process ends.
enum Ending: Equatable {
  case exit(ExitCode)
  /// By the signal itself, so that the calling script sees the true cause and stops too.
  case signal(Signal)
}
