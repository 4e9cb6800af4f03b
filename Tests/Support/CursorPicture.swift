/// A text with its cursor as a picture: `ab|c`, with `⏎` (or a real line break) between lines.
///
/// Tests of the editor read and print pictures, so a failure shows where the cursor is.

package import Prompting

/// What an editor holds, as a test sees it.
package struct CursorPicture: Equatable, CustomStringConvertible, ExpressibleByStringLiteral,
  Sendable
{
  /// The text before and behind the cursor.
  package let before: String
  package let after: String

  /// Reads a picture; the first bar is the cursor, and without one it stands at the end.
  package init(_ picture: String) {
    let text = String(picture.map { $0 == "⏎" ? "\n" : $0 })
    let parts = text.unicodeScalars.split(
      separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    before = parts.first.map { String($0) } ?? ""
    after = parts.dropFirst().first.map { String($0) } ?? ""
  }

  /// Reads a picture that is written into the test.
  package init(stringLiteral picture: String) {
    self.init(picture)
  }

  /// Takes the picture of an editor.
  package init(_ editor: TextEditor) {
    before = editor.buffer.string(in: 0..<editor.cursor)
    after = editor.buffer.string(in: editor.cursor..<editor.buffer.utf8Count)
  }

  /// An editor that looks like the picture.
  package func editor(allowsNewlines: Bool = true) -> TextEditor {
    var editor = TextEditor(before + after, allowsNewlines: allowsNewlines)
    editor.moveCursor(to: before.utf8.count)
    return editor
  }

  /// The picture, with `⏎` for line breaks.
  package var description: String {
    String((before + "|" + after).map { $0 == "\n" ? "⏎" : $0 })
  }

  /// Compares scalars: canonically equal texts are different texts to an editor.
  package static func == (left: CursorPicture, right: CursorPicture) -> Bool {
    left.before.unicodeScalars.elementsEqual(right.before.unicodeScalars)
      && left.after.unicodeScalars.elementsEqual(right.after.unicodeScalars)
  }
}
