// The way into the YAML reader: bytes to the tree that the JSON reader makes, or every problem that could be told.
//
// It reads what forms are written in, and says so where a document goes beyond: block and flow collections, every
// kind of scalar, comments, `---` and `%YAML`. Anchors, aliases, tags, merge keys and second documents are problems.
// Plain scalars follow the core schema (YAML 1.2.2, 10.3): `yes` and `off` are texts. Lines end by LF, CR LF or CR.
//
// The bytes become tokens (YAMLScanner), the tokens a tree (YAMLComposer). As in the reference implementation a block
// collection begins and ends with tokens of its own, which come from the indentation.
//
// References: https://yaml.org/spec/1.2.2/, and libyaml for what its spec leaves to taste.

package import JSON

package enum YAMLDocument {
  /// Reads a document and tells every problem of it, not only the first.
  ///
  /// Linear in its size. Collections may be nested as deep as in JSON (`JSONDocument.depthLimit`).
  package static func parse(_ bytes: [UInt8]) -> YAMLParsing {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return YAMLParsing(root: nil, problems: [YAMLProblem(.otherEncoding, at: 0..<2)])
    }
    var problems = YAMLCharacters.problems(in: bytes)
    var scanner = YAMLScanner(bytes)
    var failure: YAMLProblem?
    do throws(YAMLProblem) {
      try scanner.scan()
    } catch {
      failure = error
    }
    var composer = YAMLComposer(scanner.tokens, of: bytes, isCutShort: failure != nil)
    var root: JSONNode?
    do throws(YAMLProblem) {
      root = try composer.compose()
    } catch {
      // What stands first is the cause, and may be all there is to the other one.
      if failure.map({ error.byte < $0.byte && !composer.isAtEnd }) ?? true { failure = error }
    }
    problems += scanner.problems + composer.problems
    if let failure {
      root = nil
      problems.append(failure)
    }
    return YAMLParsing(root: root, problems: problems.inOrder)
  }
}

/// What came of reading a YAML document.
package struct YAMLParsing: Sendable {
  /// The value; `nil` after a problem of structure, behind which nothing can be told for sure.
  ///
  /// The ranges of scalars hold their quotes, those of collections their brackets, and a value that is left out
  /// has an empty one. A number is one of JSON's grammar, with its digits as written; what is a number for YAML
  /// alone (`0x1F`, `010`, `.5`, `+1`, `.inf`) is a text as it was written. So are keys that are no texts.
  package let root: JSONNode?

  /// In the order of their places; empty exactly when the document was read as it stands.
  package let problems: [YAMLProblem]
}

extension [YAMLProblem] {
  /// By place, those of one place in the order of their finding, and no more than a reader of JSON tells.
  fileprivate var inOrder: [YAMLProblem] {
    let sorted = enumerated().sorted {
      ($0.element.byte, $0.offset) < ($1.element.byte, $1.offset)
    }
    return sorted.prefix(JSONDocument.problemLimit).map(\.element)
  }
}
