// Filling a form from lines: what stdin gives when nobody is asked. Pure: bytes in, answers or every problem out.
//
// One line a field, in the order of the form; a hidden field takes none. A field of several lines takes lines up to one that is a
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
    /// The answer decides which fields are asked, so what follows cannot be held against them.
    case restUnchecked
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
    case .restUnchecked:
      "Which fields are asked depends on this answer, so the lines behind it were not checked."
    }
  }
}

/// All that is wrong with the lines of an input, in their order; never empty.
package struct LineProblems: Error, Equatable, Sendable {
  package let problems: [LineProblem]
}

extension Form {
  /// The answers that the lines of `input` give, where nothing is known of the form's fields yet.
  package func answers(fromLines input: [UInt8]) throws(LineProblems) -> Answers {
    try FormState(form: self).filled(fromLines: input).answers
  }
}

extension FormState {
  /// The answers with those that the lines of `input` give, and the state in the end.
  ///
  /// Lines end by LF or CRLF; the last one may end with the input. A byte order mark at the start is no
  /// part of the first line. Linear in the input. Throws every problem there is, not only the first.
  package func filled(
    fromLines input: [UInt8]
  ) throws(LineProblems) -> (answers: Answers, state: FormState) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = input.starts(with: mark) ? input[mark.count...] : input[...]
    var fill = LineFill(state: self, lines: Lines(text))
    return (try fill.run(), fill.state)
  }
}

/// One walk over the form and the lines, side by side.
private struct LineFill {
  private(set) var state: FormState
  private var lines: Lines
  private var problems: [LineProblem] = []

  private var form: Form { state.form }

  init(state: FormState, lines: Lines) {
    self.state = state
    self.lines = lines
  }

  mutating func run() throws(LineProblems) -> Answers {
    var isLost = false
    for (index, field) in form.fields.enumerated() where state.asks(index) {
      let isKnown = field.multiline == nil ? takeLine(for: index) : takeLines(for: index)
      if !isKnown, state.decidesWhatIsAsked(index) {
        // Which lines belong to which field cannot be told any more.
        report(.restUnchecked, for: field, line: lines.number)
        isLost = true
        break
      }
    }
    let rest = isLost ? 0 : lines.countRest()
    if rest > 0 {
      problems.append(
        LineProblem(line: lines.number + 1 - rest, field: nil, fact: .leftOver(lines: rest)))
    }
    guard problems.isEmpty else { throw LineProblems(problems: problems) }
    do throws(RefusedAnswers) {
      return try state.answers()
    } catch {
      // Each answer was accepted above with those before it, so this is what is required of all of them together.
      throw LineProblems(
        problems: error.refusals.sorted { $0.key < $1.key }.map { index, refusal in
          LineProblem(line: lines.number, field: form.fields[index].id, fact: .refused(refusal))
        })
    }
  }

  /// Takes the line of a field; `false` where it does not tell what is entered there.
  private mutating func takeLine(for index: Int) -> Bool {
    let field = form.fields[index]
    guard let line = lines.next() else {
      report(.missing, for: field, line: lines.number + 1)
      // What is asked then follows from the default.
      return true
    }
    guard let text = decode(line, for: field) else { return false }
    return take(text, for: index, line: lines.number)
  }

  /// Takes the lines of a field of several lines; `false` where they do not tell what is entered there.
  private mutating func takeLines(for index: Int) -> Bool {
    let field = form.fields[index]
    var text = ""
    var isFirst = true
    var isWhole = true
    var isEnded = false
    let first = lines.number + 1
    while let line = lines.next() {
      if line.elementsEqual(".".utf8) {
        isEnded = true
        break
      }
      if !isFirst { text += "\n" }
      isFirst = false
      if let part = decode(withoutStuffing(line), for: field) {
        text += part
      } else {
        isWhole = false
      }
    }
    if first > lines.number {
      report(.missing, for: field, line: first)
      return true
    }
    guard isWhole else { return false }
    let isTaken = take(text, for: index, line: first)
    if !isEnded, state.asks(from: index + 1) {
      report(.unfinished, for: field, line: lines.number + 1)
    }
    return isTaken
  }

  /// Enters a text, or the default where it is empty; `false` where it means nothing to the field.
  private mutating func take(_ text: String, for index: Int, line: Int) -> Bool {
    let field = form.fields[index]
    var isUnderstood = true
    do throws(Refusal) {
      if !text.isEmpty {
        let entered: Entered
        do throws(Refusal) {
          entered = try field.entered(fromLine: text)
        } catch {
          isUnderstood = false
          throw error
        }
        state.set(entered, for: index)
      }
      _ = try state.answer(to: state.entered[index], for: index)
    } catch {
      report(.refused(error), for: field, line: line)
      if isUnderstood, !text.isEmpty {
        isUnderstood = field.value(to: state.entered[index]) != .null
      }
    }
    return isUnderstood
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
