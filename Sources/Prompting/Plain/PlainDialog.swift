// One question at a time, in plain lines: for screen readers, logs, and terminals that cannot be drawn on.
//
// Pure: lines come in as they were typed, and what is to be written and read next goes out. What it says
// holds no control character but newline, so no escape sequence either. PlainDialog+Question says how a
// question reads, PlainDialog+Answer what a text means.

package import Forms
package import JSON

/// The state of one filling-in of a form, line by line.
package struct PlainDialog: Sendable {
  /// What was answered so far, and what follows from it.
  package internal(set) var state: FormState

  /// The marks where text has something in place of something else.
  let glyphs: Glyphs

  /// The index of the field that is asked; `nil` before the start and after the end.
  private(set) var current: Int?

  /// How often something was typed.
  package internal(set) var revision = 0

  /// What the dialog started with, before a draft was restored.
  let start: FormState

  /// What a restored draft holds that fits no field.
  package internal(set) var unplaced: [JSONMember] = []

  /// What is said about a draft that was restored.
  var restored = ""

  /// The lines of a text of several lines, as far as they were typed.
  private(set) var lines: [String] = []

  /// What is wrong with the first of those lines that cannot be taken.
  private var fault: LineFault?

  /// - Parameter state: what is entered in it is what an empty line takes; what is known is not asked.
  package init(_ state: FormState, glyphs: Glyphs = .unicode) {
    self.state = state
    start = state
    self.glyphs = glyphs
  }

  /// What to do: write, then read a line, or leave.
  package struct Turn: Equatable, Sendable {
    /// What is written first; where a line is read, it ends in the prompt.
    package var text: String

    package var next: Next

    /// Whether the text leaves the cursor behind a prompt.
    package var hasPrompt: Bool { text.last.map { $0 != "\n" } ?? false }
  }

  package enum Next: Equatable, Sendable {
    /// A line is to be read; where `isEchoed` is false, the terminal must not show it.
    case ask(isEchoed: Bool)

    /// The form is filled in.
    case done(Answers)

    /// The person has left.
    case gaveUp
  }

  /// What is said at the beginning, up to the first prompt.
  package mutating func begin() -> Turn {
    let turn = advance(after: -1)
    // A blank line stands between things, not before the first.
    let text = introduction + turn.text
    return Turn(text: text.first == "\n" ? String(text.dropFirst()) : text, next: turn.next)
  }

  /// Takes a line that was typed.
  package mutating func take(_ line: TypedLine) -> Turn {
    guard let current else { return finish() }
    revision += 1
    let field = form.fields[current]
    // The cursor is still behind the prompt, or behind what was typed.
    let lead = field.isSecret || line.end == .endKey || line.isTypedAhead ? "\n" : ""
    let turn = field.multiline == nil ? takeOnly(line) : takeNext(line)
    return Turn(text: lead + turn.text, next: turn.next)
  }

  /// Takes the end of input, typed on an empty line: it ends a text of several lines that was begun, and
  /// gives up anywhere else.
  package mutating func takeEnd() -> Turn {
    guard lines.isEmpty, fault == nil else { return complete() }
    return Turn(text: "\n", next: .gaveUp)
  }

  /// The question once more, in short, after the terminal was somebody else's for a while; what was typed of
  /// a line is gone.
  package func again() -> Turn {
    guard let current else { return Turn(text: "", next: .gaveUp) }
    let heading = heading(of: current) + "\n"
    guard !lines.isEmpty else { return ask(current, saying: heading) }
    // What was typed of a text is still there, so it goes on.
    let count = lines.count == 1 ? "(1 line)" : "(\(lines.count) lines)"
    let shown = form.fields[current].isSecret ? [count] : lines.map(visible)
    return Turn(text: heading + "> " + shown.lines, next: next)
  }
}

extension PlainDialog {
  var form: Form { state.form }

  /// The indices of the fields that are asked as things stand.
  var asked: [Int] {
    form.fields.indices.filter { state.asks($0) }
  }

  // MARK: Lines

  private mutating func takeOnly(_ line: TypedLine) -> Turn {
    do throws(LineFault) {
      lines = [try line.text]
    } catch {
      fault = error
    }
    return complete()
  }

  private mutating func takeNext(_ line: TypedLine) -> Turn {
    if line.bytes.elementsEqual(".".utf8) { return complete() }
    do throws(LineFault) {
      // A line of dots alone stands for one dot fewer, so that every text can be given.
      let text = try line.text
      lines.append(
        text.utf8.allSatisfy { $0 == UInt8(ascii: ".") } ? String(text.dropFirst()) : text)
    } catch {
      // Its place stays, so that the lines behind it keep their numbers.
      lines.append("")
      if fault == nil { fault = error.numbered(lines.count) }
    }
    guard line.end == .newline else { return complete() }
    return Turn(text: "", next: next)
  }

  private var next: Next {
    .ask(isEchoed: current.map { !form.fields[$0].isSecret } ?? true)
  }

  /// Answers the question with the lines that were typed.
  private mutating func complete() -> Turn {
    guard let current else { return finish() }
    defer { (lines, fault) = ([], nil) }
    if let fault { return ask(current, saying: remark(fault.sentence, on: current)) }
    do throws(Refusal) {
      switch try meaning(of: lines.joined(separator: "\n"), for: current) {
      case .back:
        return goBack(from: current)
      case .asBefore:
        _ = try state.answer(to: state.entered[current], for: current)
        return advance(after: current)
      case .entered(let entered, let remark):
        _ = try state.answer(to: entered, for: current)
        state.set(entered, for: current)
        return advance(after: current, saying: remark.map { visible($0) + "\n" } ?? "")
      }
    } catch {
      return ask(current, saying: remark(error.sentence, on: current))
    }
  }

  // MARK: From question to question

  /// Goes on to the next field that is asked, past the notes before it.
  private mutating func advance(after index: Int, saying words: String = "") -> Turn {
    var text = words
    for next in form.fields.indices.dropFirst(index + 1) where state.shows(next) {
      if state.asks(next) {
        let turn = ask(next, saying: question(next))
        current = next
        return Turn(text: text + turn.text, next: turn.next)
      }
      text += note(next)
    }
    let turn = finish()
    return Turn(text: text + turn.text, next: turn.next)
  }

  private mutating func goBack(from index: Int) -> Turn {
    guard let before = asked.last(where: { $0 < index }) else {
      return ask(index, saying: "There is no question before this one.\n")
    }
    current = before
    return ask(before, saying: question(before))
  }

  private func ask(_ index: Int, saying words: String) -> Turn {
    Turn(text: words + prompt(for: index), next: .ask(isEchoed: !form.fields[index].isSecret))
  }

  /// Each answer was accepted when it was given; what is refused now was known and not asked.
  private mutating func finish() -> Turn {
    do throws(RefusedAnswers) {
      let answers = try state.answers()
      current = nil
      return Turn(text: "", next: .done(answers))
    } catch {
      guard let first = error.refusals.min(by: { $0.key < $1.key }) else {
        return Turn(text: "", next: .gaveUp)
      }
      current = first.key
      let remark = remark(first.value.sentence, on: first.key)
      return ask(first.key, saying: question(first.key) + remark)
    }
  }
}
