// Block scalars: `|` keeps the lines of a text, `>` folds them.
//
// Reference: YAML 1.2.2, 8.1 "Block Scalar Styles".

extension YAMLScanner {
  /// Scans the block scalar whose indicator stands here.
  ///
  /// - Returns: whether it is one. Otherwise that is noted, and nothing was moved over.
  mutating func scanBlockScalar() throws(YAMLProblem) -> Bool {
    let start = index
    guard let header = scanHeader() else {
      note(.blockHeader(Unicode.Scalar(bytes[start])), at: start..<start + 1)
      index = start
      return false
    }
    var end = index
    removeKey()
    var scalar = BlockScalar(isFolded: bytes[start] == UInt8(ascii: ">"))
    let least = max(indent + 1, 0)
    let indentation: Int
    if let given = header.indentation {
      indentation = max(indent, 0) + given
    } else {
      indentation = try detectIndentation(least: least)
    }
    lines: while YAMLCharacters.isBreak(byte()) {
      skipBreak()
      guard takeIndentation(indentation) else {
        // The next token begins this line, of which only the indentation was looked at.
        index = lineStart
        break lines
      }
      if YAMLCharacters.isBreak(byte()) {
        scalar.blankLines += 1
      } else if let next = byte(), !(index == lineStart && isAtMarker) {
        let line = index
        skipLine()
        scalar.append(bytes[line..<index], startsBlank: YAMLCharacters.isBlank(next))
        scalar.endsInBreak = byte() != nil
        end = index
      } else {
        break lines
      }
    }
    append(
      .scalar(String(decoding: scalar.text(header.chomping), as: UTF8.self), isPlain: false),
      start..<end)
    allowsKey = true
    return true
  }

  private enum Chomping { case strip, clip, keep }

  /// Scans indicators and comment up to the end of the line; `nil` where something else stands there.
  private mutating func scanHeader() -> (indentation: Int?, chomping: Chomping)? {
    index += 1
    var indentation: Int?
    var chomping: Chomping?
    while let next = byte(), !YAMLCharacters.isSpace(next) {
      switch next {
      case UInt8(ascii: "+") where chomping == nil: chomping = .keep
      case UInt8(ascii: "-") where chomping == nil: chomping = .strip
      case UInt8(ascii: "1")...UInt8(ascii: "9") where indentation == nil:
        indentation = Int(next - UInt8(ascii: "0"))
      default: return nil
      }
      index += 1
    }
    let end = index
    skipBlanks()
    if byte() == UInt8(ascii: "#"), index > end { skipLine() }
    guard byte() == nil || YAMLCharacters.isBreak(byte()) else { return nil }
    return (indentation, chomping ?? .clip)
  }

  /// How many spaces the first line that has a text is indented by, or the longest of blank ones; `least` or more.
  ///
  /// - Throws: a tab among them.
  private mutating func detectIndentation(least: Int) throws(YAMLProblem) -> Int {
    var ahead = index
    var blank = (spaces: 0, end: index)
    while ahead < bytes.count {
      ahead += bytes[ahead] == 0x0D && ahead + 1 < bytes.count && bytes[ahead + 1] == 0x0A ? 2 : 1
      let start = ahead
      while ahead < bytes.count, bytes[ahead] == 0x20 { ahead += 1 }
      let spaces = ahead - start
      guard ahead < bytes.count, !YAMLCharacters.isBreak(bytes[ahead]) else {
        if spaces > blank.spaces { blank = (spaces, ahead) }
        continue
      }
      if bytes[ahead] == 0x09, spaces < least {
        throw YAMLProblem(.tabIndentation, at: ahead..<ahead + 1)
      }
      if spaces < least { break }
      if blank.spaces > spaces { note(.deepBlankLine, at: blank.end..<blank.end) }
      return spaces
    }
    return max(blank.spaces, least)
  }

  /// Moves over as many spaces as a line is indented by, or fewer where the line is blank.
  ///
  /// - Returns: whether the line belongs to the scalar.
  private mutating func takeIndentation(_ indentation: Int) -> Bool {
    while column < indentation, byte() == 0x20 { index += 1 }
    return column == indentation || YAMLCharacters.isBreak(byte())
  }

  /// The lines of a block scalar, as far as they are read.
  private struct BlockScalar {
    let isFolded: Bool
    /// Blank lines since the last one with a text.
    var blankLines = 0
    /// Whether a line end stands behind the last line with a text.
    var endsInBreak = false

    private var bytes: [UInt8] = []
    private var startedBlank = false
    private var hasText = false

    init(isFolded: Bool) { self.isFolded = isFolded }

    mutating func append(_ line: ArraySlice<UInt8>, startsBlank: Bool) {
      if hasText {
        // Lines that begin with white space are kept as they are.
        if !isFolded || startedBlank || startsBlank {
          bytes.append(0x0A)
        } else if blankLines == 0 {
          bytes.append(0x20)
        }
      }
      bytes += repeatElement(0x0A, count: blankLines)
      bytes += line
      blankLines = 0
      startedBlank = startsBlank
      hasText = true
    }

    func text(_ chomping: Chomping) -> [UInt8] {
      switch chomping {
      case .strip: bytes
      case .clip: bytes + (endsInBreak ? [0x0A] : [])
      case .keep: bytes + repeatElement(0x0A, count: blankLines + (endsInBreak ? 1 : 0))
      }
    }
  }
}
