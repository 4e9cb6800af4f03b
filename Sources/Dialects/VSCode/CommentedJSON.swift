// JSON with comments and trailing commas, as VS Code reads its own files, -> JSON of the same length -> its tree.

package import JSON

package enum CommentedJSON {
  /// Reads a document and tells every problem of it but the comments and trailing commas.
  ///
  /// Linear in its size.
  package static func parse(_ bytes: [UInt8]) -> (root: JSONNode?, problems: [JSONProblem]) {
    let parsing = JSONDocument.parse(blanked(bytes))
    let problems = parsing.problems.filter { problem in
      // Of `1,,]` the second comma is the one too many.
      if case .trailingComma = problem.kind { false } else { true }
    }
    return (parsing.root, problems)
  }

  /// What is wrong, where comments are not.
  static func sentence(for problem: JSONProblem, in source: SourceText) -> String {
    switch problem.kind {
    case .comment: "# begins no comment here; write //"
    case .unclosedComment: "this comment is not closed; */ is missing"
    default: problem.message(in: source)
    }
  }

  /// The document with blanks for its comments and for commas before a closing bracket: every other byte stays where
  /// it is, so that places in it are places in the file.
  ///
  /// A comment that is never closed stays as it is with all behind it, for the parser to tell. Linear.
  package static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var at = 0
    // The last comma behind a value, while nothing but blanks came since.
    var comma: Int?
    var isBehindValue = false
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at = endOfString(in: bytes, from: at)
        (comma, isBehindValue) = (nil, true)
      case UInt8(ascii: "/"):
        guard let end = endOfComment(in: bytes, from: at) else { return bytes }
        for index in at..<end where bytes[index] != 0x0A && bytes[index] != 0x0D {
          bytes[index] = UInt8(ascii: " ")
        }
        at = max(end, at + 1)
      case UInt8(ascii: ","):
        comma = isBehindValue ? at : nil
        isBehindValue = false
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma { bytes[comma] = UInt8(ascii: " ") }
        (comma, isBehindValue) = (nil, true)
        at += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        (comma, isBehindValue) = (nil, false)
        at += 1
      case 0x20, 0x09, 0x0A, 0x0D:
        at += 1
      default:
        (comma, isBehindValue) = (nil, true)
        at += 1
      }
    }
    return bytes
  }

  /// Behind the closing quote; one that ends with its line ends there, as the parser has it.
  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var at = start + 1
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      if bytes[at] == UInt8(ascii: "\"") { return at + 1 }
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(at, bytes.count)
  }

  /// Behind the comment; `start` where none begins there, `nil` where it is never closed.
  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return start }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      var at = start + 2
      while at + 1 < bytes.count {
        if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") { return at + 2 }
        at += 1
      }
      return nil
    default:
      return start
    }
  }
}
