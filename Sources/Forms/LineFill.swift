// Filling a form from lines: what stdin gives when nobody is asked. Pure: bytes in, answers or every problem out.
//
// One line a field, in the order of the form. A field of several lines takes lines up to one that is a
// single `.`, or to the end of input where no field follows; a line of two dots or more and nothing else
// loses one dot. An empty answer is the default, or none. A producer that ended too early must never look
// like an answer, so input that ends before a field had its line is an error.

import JSON

/// One thing that is wrong with the lines of an input.
package struct LineProblem: Error, Equatable, Sendable {
  /// Counted from 1; for a missing line, the one where it would have stood.
  package let line: Int

  /// The id of the field concerned; `nil` where lines are left over.
  package let field: String?

  package let fact: Fact

  package enum Fact: Equatable, Sendable {
    case refused(Refusal)
    /// `byte` is counted from 0 in the line.
    case invalidUTF8(byte: Int)
    /// The input ended before the field had its line.
    case missing
    /// The input ended before the line of a single dot that ends the field.
    case unfinished
    case leftOver(lines: Int)
  }

  /// What is wrong, and for lines left over also the way to be asked instead.
  package var sentence: String {
    switch fact {
    case .refused(let refusal):
      refusal.sentence
    case .invalidUTF8(let byte):
      "This line is not UTF-8 (byte \(byte + 1))."
    case .missing:
      "The input ended before this field had its line."
    case .unfinished:
      "The input ended before the line with a single \".\" that ends this field."
    case .leftOver(let lines):
      (lines == 1 ? "One line is" : "\(lines) lines are")
        + " left over after the last field; to be asked at the terminal instead, use --tty."
    }
  }
}

/// All that is wrong with the lines of an input, in their order; never empty.
package struct LineProblems: Error, Equatable, Sendable {
  package let problems: [LineProblem]
}

extension Form {
  /// The answers that the lines of `input` give.
  ///
  /// Lines end by LF or CRLF; the last one may end with the input. Linear in the input. Throws every
  /// problem there is, not only the first.
  package func answers(fromLines input: [UInt8]) throws(LineProblems) -> Answers {
    var fill = LineFill(form: self, lines: Lines(input))
    return try fill.run()
  }
}

private struct LineFill {
  let form: Form
  var lines: Lines
  var answers = Answers()
  var problems: [LineProblem] = []

  init(form: Form, lines: Lines) {
    self.form = form
    self.lines = lines
  }

  mutating func run() throws(LineProblems) -> Answers {
    let last = form.fields.lastIndex(where: \.isAsked)
    for (index, field) in form.fields.enumerated() where field.isAsked {
      if field.multiline == nil {
        takeLine(for: field)
      } else {
        takeLines(for: field, isLast: index == last)
      }
    }
    let rest = lines.countRest()
    if rest > 0 {
      problems.append(
        LineProblem(line: lines.number + 1 - rest, field: nil, fact: .leftOver(lines: rest)))
    }
    guard problems.isEmpty else { throw LineProblems(problems: problems) }
    return answers
  }

  private mutating func takeLine(for field: Field) {
    guard let line = lines.next() else {
      return report(.missing, for: field, line: lines.number + 1)
    }
    if let text = decode(line, for: field) { take(text, for: field, line: lines.number) }
  }

  private mutating func takeLines(for field: Field, isLast: Bool) {
    var texts: [String] = []
    var isWhole = true
    let first = lines.number + 1
    while true {
      guard let line = lines.next() else {
        if first > lines.number {
          return report(.missing, for: field, line: first)
        }
        if !isLast { return report(.unfinished, for: field, line: lines.number + 1) }
        break
      }
      if line.elementsEqual(".".utf8) { break }
      if let text = decode(withoutStuffing(line), for: field) {
        texts.append(text)
      } else {
        isWhole = false
      }
    }
    if isWhole { take(texts.joined(separator: "\n"), for: field, line: first) }
  }

  private mutating func take(_ text: String, for field: Field, line: Int) {
    do throws(Refusal) {
      answers.append(
        try field.answer(to: text.isEmpty ? field.defaultText ?? "" : text), for: field)
    } catch {
      report(.refused(error), for: field, line: line)
    }
  }

  private mutating func report(_ fact: LineProblem.Fact, for field: Field, line: Int) {
    problems.append(LineProblem(line: line, field: field.id, fact: fact))
  }

  /// The text of a line, or `nil` after its problem was reported.
  private mutating func decode(_ line: ArraySlice<UInt8>, for field: Field) -> String? {
    guard let text = String(validating: line, as: UTF8.self) else {
      let fault = firstInvalidByte(in: line)
      report(.invalidUTF8(byte: fault - line.startIndex), for: field, line: lines.number)
      return nil
    }
    // Looked for line by line, so that a field of many lines tells which of them is meant.
    if let scalar = field.firstForbidden(in: text) {
      report(.refused(.controlCharacter(scalar)), for: field, line: lines.number)
      return nil
    }
    return text
  }

  /// A line of two dots or more and nothing else stands for one dot fewer, so that every text can be given.
  private func withoutStuffing(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.count > 1 && line.allSatisfy { $0 == UInt8(ascii: ".") } ? line.dropFirst() : line
  }
}

/// The lines of an input, one after the other.
private struct Lines {
  private var rest: ArraySlice<UInt8>

  /// How many lines have been taken: the number of the last one, counted from 1.
  private(set) var number = 0

  init(_ input: [UInt8]) { rest = input[...] }

  /// The next line without its end (LF or CRLF); `nil` at the end of input.
  mutating func next() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    number += 1
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      defer { rest = [] }
      return rest
    }
    let line = rest[..<end]
    rest = rest[(end + 1)...]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  mutating func countRest() -> Int {
    let before = number
    while next() != nil {}
    return number - before
  }
}

/// The index of the first byte that belongs to no well-formed UTF-8 sequence.
private func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int {
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  var at = bytes.startIndex
  while case .scalarValue(let scalar) = decoder.decode(&iterator) {
    at += UTF8.width(scalar)
  }
  return at
}
