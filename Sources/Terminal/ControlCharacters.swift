// The keys that the terminal's own settings name.

/// Control characters of the settings that raw mode replaced; nil where one is switched off.
package struct ControlCharacters: Hashable, Sendable {
  /// VINTR, usually ctrl-c.
  package let interrupt: UInt8?
  /// VQUIT, usually ctrl-\.
  package let quit: UInt8?
  /// VSUSP, usually ctrl-z.
  package let suspend: UInt8?
  /// VERASE, usually DEL or backspace.
  package let erase: UInt8?
}
