// Which way a form is filled in, and the ways themselves.

import Forms
import Prompting
import Terminal

enum Filling {
  /// Where the answers come from.
  enum Way: Equatable {
    /// The form has only notes.
    case nothingToAsk
    case terminal
    case lines
  }

  static func way(of form: Form, _ request: FillRequest) -> Way {
    if !form.fields.contains(where: \.isAsked) { return .nothingToAsk }
    if request.asksAtTerminal || request.form == .standardInput
      || Descriptor.standardInput.isTerminal
    {
      return .terminal
    }
    return .lines
  }

  /// Fills from stdin and asks nothing.
  static func fromLines(_ form: Form, _ request: FillRequest) -> Ending {
    let input: [UInt8]
    do throws(SystemError) {
      input = try Descriptor.standardInput.readAll(limit: Limits.input)
    } catch {
      Diagnostics.write("cannot read stdin: \(error.message)")
      return .exit(.inputOutput)
    }
    do throws(LineProblems) {
      let answers = try form.answers(fromLines: input)
      return write(answers, of: form, request)
    } catch {
      Diagnostics.write(Diagnostics.lines(error.problems))
      return .exit(.invalidAnswers)
    }
  }

  private static func write(_ answers: Answers, of form: Form, _ request: FillRequest) -> Ending {
    Output.write(
      answers, as: request.format, to: request.output,
      isPrivate: form.fields.contains(where: \.isSecret))
  }

  /// Asks at the terminal.
  static func atTerminal(_ form: Form, _ request: FillRequest) -> Ending {
    if let refusal = Output.refusal(of: request.output) { return refusal }
    switch interview(form, request, Surroundings()) {
    case .answered(let answers):
      return write(answers, of: form, request)
    case .gaveUp:
      return .exit(.gaveUp)
    case .timedOut:
      return .exit(.timedOut)
    case .ended(by: let signal):
      return .signal(signal)
    case .noTerminal(let error):
      let advice =
        request.form == .standardInput
        ? "with the form in a file, answers can be given on stdin"
        : "answers can be given on stdin, one line a field"
      Diagnostics.write(
        "there is no terminal to ask at (/dev/tty: \(error.message)); \(advice)")
      return .exit(.noTerminal)
    case .lost(let error):
      Diagnostics.write("the terminal is gone" + (error.map { ": \($0.message)" } ?? ""))
      return .exit(.inputOutput)
    }
  }

  /// Asks by drawing the form, or in plain lines.
  private static func interview(
    _ form: Form, _ request: FillRequest, _ surroundings: Surroundings
  ) -> Interview.Outcome {
    if request.isPlain || surroundings.wantsPlain {
      var interview = PlainInterview(
        PlainDialog(FormState(form: form), glyphs: surroundings.glyphs))
      return interview.run()
    }
    var interview = Interview(
      Session(form: form, glyphs: surroundings.glyphs), surroundings,
      depth: surroundings.colorDepth(request.color), isQuiet: request.isQuiet)
    return interview.run()
  }
}
