// A word of the command line: bytes, since a file's name need not be UTF-8.

import Terminal

/// A word of the command line, or the part of one that is a value.
struct Word: Equatable {
  let bytes: [UInt8]

  /// What is not UTF-8 shows as U+FFFD; that is right for every word but a file's name and an answer.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// What the word names where it stands for an input: a file, or `-` for stdin.
  var source: InputSource { text == "-" ? .standardInput : .file(FilePath(bytes)) }
}

/// Where bytes come from: a form, answers, options.
enum InputSource: Equatable {
  case file(FilePath)
  case standardInput

  /// The name in messages, not yet harmless for a screen.
  var name: String {
    switch self {
    case .file(let path): path.description
    case .standardInput: "stdin"
    }
  }
}
