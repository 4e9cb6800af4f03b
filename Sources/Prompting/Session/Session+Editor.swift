// A field's text in the person's own editor: what goes out, and what may come back.

import Forms

/// A text on its way to an editor.
package struct OutsideText: Equatable, Sendable {
  /// What the editor's file holds: the text, and the line break with which text files end; nothing where
  /// there is no text.
  package let bytes: [UInt8]

  /// The end of the file's name without the dot, from which editors tell the language: `md`.
  package let fileExtension: String
}

/// What came of editing outside.
package enum OutsideResult: Equatable, Sendable {
  /// What the file holds now.
  case bytes([UInt8])
  case failed(OutsideProblem)
}

/// Why a text stayed as it was.
package enum OutsideProblem: Equatable, Sendable {
  /// No editor can be opened where the form is filled in.
  case unavailable
  /// There is no such program.
  case notFound(String)
  /// The editor ended with a status that is not 0.
  case exited(Int)
  /// A signal ended it; the file that holds what it had saved, where that is something new.
  case killed(Int, saved: String? = nil)
  /// The file could not be written, or not be read again; the system says why.
  case file(String)

  var sentence: String {
    let what =
      switch self {
      case .unavailable: "No editor is opened here"
      case .notFound(let name): "There is no editor \(name)"
      case .exited(let status): "The editor ended with status \(status)"
      case .killed(let number, _): "The editor was ended by signal \(number)"
      case .file(let reason): "The editor’s file failed (\(reason))"
      }
    if case .killed(_, let file?) = self {
      return what + "; nothing was changed. What it had saved is in \(file)."
    }
    return what + "; nothing was changed."
  }
}

extension Session {
  /// The open field's text, where it may go to an editor, and with it into a file; a secret must never.
  private var openText: (any TypedPrompt)? { entries[focus].prompt as? any TypedPrompt }

  /// The open field's text for an editor; `nil` where it may not go there.
  func outsideText() -> OutsideText? {
    guard let buffer = openText?.text.editor.buffer else { return nil }
    return OutsideText(
      bytes: Self.fileBytes(buffer),
      fileExtension: Self.fileExtension(focusedField.multiline?.language))
  }

  /// Takes what an editor left, as one undo step with the cursor at its end; what no text can hold is
  /// dropped or repaired as in a paste, with a notice.
  package mutating func take(_ result: OutsideResult, in size: Size) {
    notice = nil
    switch result {
    case .failed(let problem): notice = .editorFailed(problem)
    case .bytes(let bytes): takeFile(bytes)
    }
    laidOut = BlockCache()
    show(in: size)
  }

  private mutating func takeFile(_ bytes: [UInt8]) {
    guard var prompt = openText, bytes != Self.fileBytes(prompt.text.editor.buffer) else { return }
    let file = Paste(cleaning: bytes)
    var text = file.text
    if text.utf8.last == 0x0A { text.unicodeScalars.removeLast() }
    prompt.text.viewport.releaseColumn()
    let result = prompt.text.editor.setText(text)
    entries[focus].prompt = prompt
    if result.lineBreaksMadeSpaces > 0 {
      notice = .lineBreaksMadeSpaces(result.lineBreaksMadeSpaces)
    }
    noteLosses(of: file)
    if result.effect == .changed { noteChange() }
  }

  /// Editors end a file with a line break, so it is there from the start and does not count.
  private static func fileBytes(_ buffer: TextBuffer) -> [UInt8] {
    buffer.isEmpty ? [] : buffer.bytes(in: 0..<buffer.utf8Count) + [0x0A]
  }

  /// The file extension of a language: its own name where that looks like one, such as `swift`.
  static func fileExtension(_ language: String?) -> String {
    guard let name = language?.lowercased() else { return "txt" }
    if let known = fileExtensions[name] { return known }
    let isPlain = name.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
    return isPlain && 1...12 ~= name.utf8.count ? name : "txt"
  }

  private static let fileExtensions = [
    "bash": "sh", "c++": "cpp", "c#": "cs", "javascript": "js", "kotlin": "kt", "markdown": "md",
    "perl": "pl", "plain": "txt", "python": "py", "ruby": "rb", "rust": "rs", "shell": "sh",
    "text": "txt", "typescript": "ts", "yml": "yaml", "zsh": "sh",
  ]
}
