/// The language of scripts in words, for help texts; a test reads every example.

extension KeyScript {
  /// What can be written, and what it does.
  package static let vocabulary: [(written: String, meaning: String)] = [
    ("Ada", "types the text"),
    ("<Enter> <Shift-Tab> <Ctrl-W> <Alt-b> <Page-Down>", "press the key"),
    ("<lt> <gt> <Space>", "press the character: <, > or a blank"),
    ("<Tab*3> <x*80>", "the same several times"),
    ("<Paste>a<Enter>b</Paste>", "pastes a text"),
    ("<Resize 40x10>", "makes the terminal another size"),
    ("<Wait>", "types nothing for a while"),
    ("<Byte 1B>", "sends a byte"),
  ]
}
