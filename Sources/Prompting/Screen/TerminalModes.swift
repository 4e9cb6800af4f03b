// Every escape sequence that the program ever sends, and the constants among them.
//
//     sequence         name              meaning here
//     ---------------  ----------------  ------------------------------------------------------------
//     CR, LF, BS                         column 0; one row down (scrolls at the bottom); one left
//     CSI n A, B       CUU, CUD          n rows up, down, inside the form's region
//     CSI n C, D       CUF, CUB          n columns right, left
//     CSI n G          CHA               to column n, counted from 1
//     CSI K            EL 0              erase from the cursor to the end of the row
//     CSI J            ED 0              erase from the cursor to the end of the screen
//     CSI ... m        SGR               looks: 0 1 2 4 7 22 24 27 30-37 39 90-97 38;5;n 38;2;r;g;b
//     CSI ? 25 h, l    DECTCEM           show, hide the cursor while several rows change
//     CSI ? 7 h, l     DECAWM            no wrap while a cluster of doubtful width is at the margin
//     CSI ? 2026 h, l                    synchronized update around a change of several rows
//     CSI ? 2004 h, l                    bracketed paste
//     CSI ? 1036 s     XTSAVE            save the state of mode 1036
//     CSI ? 1036 h, r  metaSendsEscape   alt sends ESC first (xterm); back to the saved state
//     CSI > 4 ; 1 m    XTMODKEYS         modified keys that have no code of their own get one
//     CSI > 4 m                          back to the terminal's setting
//     CSI 6 n          DSR, CPR          where is the cursor? Once after a change of width
//
// Terminals ignore those that they do not know. Sources: ECMA-48, xterm's ctlseqs, and the
// synchronized output specification. Never sent: the alternate screen, scrolling regions, tabs,
// insert mode, queries of any other kind.

/// The modes that the form needs from the terminal, as bytes to write.
package enum TerminalModes {
  /// Written when the form takes the terminal, at the start and after every stop.
  package static let enter = bytes("\u{1B}[?2004h\u{1B}[?1036s\u{1B}[?1036h\u{1B}[>4;1m")

  /// Written when the form gives it back, whatever state drawing was in.
  ///
  /// It is constant, so that a signal handler can write it.
  package static let leave = bytes(
    "\u{1B}[>4m\u{1B}[?1036r\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[m\u{1B}[?2026l")

  /// Asks for the cursor's place; the answer is `CSI row ; column R`, both from 1.
  package static let cursorReport = bytes("\u{1B}[6n")

  static let hideCursor = bytes("\u{1B}[?25l")
  static let showCursor = bytes("\u{1B}[?25h")
  static let beginUpdate = bytes("\u{1B}[?2026h")
  static let endUpdate = bytes("\u{1B}[?2026l")
  static let wrapOff = bytes("\u{1B}[?7l")
  static let wrapOn = bytes("\u{1B}[?7h")
  static let eraseToEndOfRow = bytes("\u{1B}[K")
  static let eraseBelow = bytes("\u{1B}[J")

  private static func bytes(_ text: StaticString) -> [UInt8] {
    Array(text.description.utf8)
  }
}
