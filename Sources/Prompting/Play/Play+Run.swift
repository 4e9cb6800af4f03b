// A whole script from the start to the end: the frames, and how the form was left.

package import Forms

extension Play {
  /// How a script left the form.
  package enum Ending: Equatable, Sendable {
    case sent(Answers)
    case gaveUp
    /// By a key that sends the terminal's signal for it.
    case interrupted
    /// The keys ended first; what keeps the form from being sent, nothing where only the key is missing.
    case unsent([FieldProblem])
  }

  /// Why a field's answer is refused.
  package struct FieldProblem: Equatable, Sendable {
    /// The field's id.
    package let field: String
    package let sentence: String
  }

  /// Does all that a script says, until the form is left.
  ///
  /// A suspended form goes on at once, and the editor is not opened: its notice says so.
  ///
  /// - Parameter show: gets every frame: first that of the form as it opens, with `nil`, then one for each
  ///   step. The last frame is what stays on the terminal.
  /// - Returns: how it ended, and what was not done any more.
  package mutating func run(
    _ script: KeyScript, show: (Frame, KeyScript.Step?) -> Void
  ) -> (ending: Ending, rest: ArraySlice<KeyScript.Step>) {
    // What has nothing to ask is sent at once, and draws nothing.
    guard !session.asksNothing else { return (unasked, script.steps[...]) }
    show(frame, nil)
    // What an unfinished script leaves open shows as it would after a while.
    let pause = KeyScript.Step(name: "<Wait>", action: .wait)
    for (index, step) in (script.steps + [pause]).enumerated() {
      let before = frame
      let ending = ending(perform(step))
      switch ending {
      case nil where index == script.steps.count && frame == before: break
      case nil: show(frame, step)
      case .sent: show(transcript, step)
      default: show(abandoned, step)
      }
      if let ending { return (ending, script.steps.dropFirst(index + 1)) }
    }
    return (.unsent(session.problems), [])
  }

  private var unasked: Ending {
    do throws(RefusedAnswers) {
      return .sent(try session.state.answers())
    } catch {
      return .unsent(error.problems(in: session.form))
    }
  }

  private mutating func ending(_ step: Step) -> Ending? {
    switch step {
    case .stay, .redraw, .suspend, .list: return nil
    case .editOutside:
      refuseEditor()
      return nil
    case .done(let answers): return .sent(answers)
    case .gaveUp: return .gaveUp
    case .interrupt, .quit: return .interrupted
    }
  }
}

extension RefusedAnswers {
  /// What is wrong, in the order of the fields.
  fileprivate func problems(in form: Form) -> [Play.FieldProblem] {
    refusals.sorted { $0.key < $1.key }.map { index, refusal in
      Play.FieldProblem(field: form.fields[index].id, sentence: refusal.sentence)
    }
  }
}

extension Session {
  /// What keeps the form from being sent as it stands, in the order of its fields.
  ///
  /// Costs all that was entered.
  var problems: [Play.FieldProblem] {
    var told = self
    told.tellState(focus)
    do throws(RefusedAnswers) {
      _ = try told.answers()
      return []
    } catch {
      return error.problems(in: form)
    }
  }
}
