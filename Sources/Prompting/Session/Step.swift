// What the loop has to do after a command.

package import Forms

/// What comes after a command.
///
/// Leaving is a result, not an error.
package enum Step: Sendable, Equatable {
  /// Draw and wait for the next command.
  case stay
  /// Draw everything anew, whatever the screen shows.
  case redraw
  /// The form was sent, and every answer is valid.
  case done(Answers)
  /// The person gave up.
  case gaveUp
  /// The keys that the terminal's settings name for these signals were pressed.
  case interrupt
  case quit
  case suspend
  /// The open field's text is to be edited outside; what comes of it goes to `Session.take(_:in:)`.
  case editOutside(OutsideText)
  /// The names in a directory are wanted, given as it was typed: empty for the one the program is in, and
  /// with `~` at its start for the person's own. What comes of it goes to `Session.take(_:in:)`.
  case list(String)
}
