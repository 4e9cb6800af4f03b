// Which way answers are come by, and the ways themselves: nobody is asked, lines of stdin, a person at the terminal.

import Forms
import JSON
import Prompting
import Terminal

/// One filling in, of a form or of one question.
struct Filling {
  let asking: AskingOptions
  let deadline: Deadline

  /// Whether stdin gave the form or something known, so that it has no lines of answers.
  var isStandardInputTaken = false

  /// Whether stdin gave an object of answers.
  var hasAnswersOnStandardInput = false

  /// What the draft belongs to; `nil` where none is kept.
  var draftKey: DraftKey?

  /// How a person would give a missing answer on the command line.
  var remedy = Remedy.set

  init(_ asking: AskingOptions, _ deadline: Deadline) {
    self.asking = asking
    self.deadline = deadline
  }

  /// Where answers come from.
  enum Way: Equatable {
    /// From what is known and from defaults.
    case unasked
    case terminal
    case lines
  }

  /// Whether a person is asked where something is left to ask.
  var asksPerson: Bool {
    switch asking.way {
    case .never: false
    case .terminal: true
    case .bySituation: isStandardInputTaken || Descriptor.standardInput.isTerminal
    }
  }

  private func way(_ state: FormState) -> Way {
    if asking.way == .never || !state.asks(from: 0) { return .unasked }
    return asksPerson ? .terminal : .lines
  }

  /// Ends the program where something that is known cannot be an answer.
  ///
  /// Where nobody will be asked, what is missing is told in the same go, unless a file that could not be
  /// understood may hold it.
  func refuse(_ state: FormState, _ known: KnownReader) throws(Stop) {
    var refusals: [Int: Refusal] = [:]
    for (index, refusal) in state.refusedKnown { refusals[index] = refusal }
    if known.problems.isEmpty, refusals.isEmpty { return }
    if asking.way == .never, !known.isIncomplete { refusals.merge(missing(in: state)) { $1 } }
    refusals = refusals.filter { !known.isTroubled[$0.key] }
    throw Stop(
      .invalidAnswers,
      known.problems + Diagnostics.answers(refusals, state, remedy, origins: known.origins))
  }

  /// What is wrong with the answers as they stand; nothing where they are valid.
  private func missing(in state: FormState) -> [Int: Refusal] {
    do throws(RefusedAnswers) {
      _ = try state.answers()
      return [:]
    } catch {
      return error.refusals
    }
  }

  /// Ends the program where a person would type answers that cannot be written.
  func checkWritable(_ file: FilePath?, _ state: FormState) throws(Stop) {
    if way(state) == .terminal { try Output.checkWritable(file) }
  }

  /// The answers, and the state they were made from.
  ///
  /// Ends the program in every way but with answers.
  func run(_ state: FormState) throws(Stop) -> Filled {
    switch way(state) {
    case .unasked: Filled(answers: try unasked(state), state: state)
    case .lines: try fromLines(state)
    case .terminal: try atTerminal(state)
    }
  }

  private func unasked(_ state: FormState) throws(Stop) -> Answers {
    do throws(RefusedAnswers) {
      return try state.answers()
    } catch {
      throw Stop(.invalidAnswers, Diagnostics.answers(error.refusals, state, remedy))
    }
  }

  /// Fills from stdin and asks nothing.
  private func fromLines(_ state: FormState) throws(Stop) -> Filled {
    let input = try InputSource.standardInput.bytes(until: deadline)
    do throws(LineProblems) {
      let (answers, state) = try state.filled(fromLines: input)
      return Filled(answers: answers, state: state)
    } catch {
      throw Stop(.invalidAnswers, Diagnostics.lines(error.problems))
    }
  }

  /// Asks at the terminal, by drawing the form or in plain lines.
  private func atTerminal(_ state: FormState) throws(Stop) -> Filled {
    let surroundings = Surroundings()
    let drafts = draftKey.map { DraftKeeper($0, in: DraftFolder(surroundings)) }
    if asking.isPlain || surroundings.wantsPlain {
      var interview = PlainInterview(
        PlainDialog(state, glyphs: surroundings.glyphs), deadline: deadline, drafts: drafts)
      let answers = try answers(of: interview.run(), state)
      return Filled(
        answers: answers, state: interview.dialog.state, drafts: drafts,
        unplaced: interview.dialog.unplaced, save: interview.saveDraft)
    }
    var interview = Interview(
      Session(state, glyphs: surroundings.glyphs, theme: surroundings.theme()), surroundings,
      depth: surroundings.colorDepth(asking.color), isQuiet: asking.isQuiet, deadline: deadline,
      drafts: drafts)
    let answers = try answers(of: interview.run(), state)
    return Filled(
      answers: answers, state: interview.session.state, drafts: drafts,
      unplaced: interview.session.unplaced, save: interview.saveDraft)
  }

  /// Ends the program where a person was asked and there are no answers.
  private func answers(
    of outcome: Interview.Outcome, _ state: FormState
  ) throws(Stop) -> Answers {
    switch outcome {
    case .answered(let answers): return answers
    case .gaveUp: throw Stop(.exit(.gaveUp))
    case .timedOut: throw .timedOut
    case .ended(by: let signal): throw Stop(.signal(signal))
    case .noTerminal(let error): throw noTerminal(error, state)
    case .lost(let error):
      throw Stop(
        .inputOutput, "the terminal is gone" + (error.map { ": \($0.message)" } ?? ""))
    }
  }

  private func noTerminal(_ error: SystemError, _ state: FormState) -> Stop {
    if hasAnswersOnStandardInput {
      // Somebody gave answers, and these are missing among them.
      let missing = missing(in: state)
      if !missing.isEmpty {
        return Stop(.invalidAnswers, Diagnostics.answers(missing, state, remedy))
      }
    }
    let advice =
      switch (remedy, isStandardInputTaken) {
      case (.set, true):
        "answers can be given with --answers or --set, and --no-input takes the defaults"
      case (.set, false): "answers can be given on stdin, one line a field"
      case (.defaultAnswer, true): "an answer can be given with --default, which --no-input takes"
      case (.defaultAnswer, false):
        "an answer can be given on stdin, or with --default, which --no-input takes"
      }
    return Stop(
      .noTerminal, "there is no terminal to ask at (/dev/tty: \(error.message)); \(advice)")
  }
}

/// What came of a filling in.
struct Filled {
  let answers: Answers
  let state: FormState
  /// The draft, where one may be kept.
  var drafts: DraftKeeper?
  /// What the draft holds that fits no field.
  var unplaced: [JSONMember] = []
  /// Writes the draft as the answers stand.
  var save: () -> Void = {}

  /// Writes the answers, which are kept as a draft until that is done; where it fails, that is said.
  ///
  /// A reader may take its time, and whatever ends the program meanwhile.
  func deliver(_ write: () throws(Stop) -> Void) throws(Stop) {
    save()
    do throws(Stop) {
      try write()
      drafts?.discard(keeping: unplaced)
    } catch {
      if let words = drafts.flatMap(whatIsKept) { Diagnostics.write(words) }
      throw error
    }
  }

  /// What becomes of what was typed, in words; `nil` where nothing was.
  private func whatIsKept(by drafts: DraftKeeper) -> String? {
    guard drafts.isKept else {
      return drafts.failure.map { "what was typed could not be kept as a draft either (\($0))" }
    }
    let secrets = state.form.fields.indices.count {
      state.form.fields[$0].isSecret && !state.isKnown($0) && !state.entered[$0].isEmpty
    }
    let kept = ["what was typed", "all but the secret", "all but the secrets"][min(secrets, 2)]
    return "\(kept) is kept; the next run of the form starts with it"
  }
}

/// How an answer is given on the command line.
enum Remedy: Equatable {
  /// As `--set NAME=VALUE`, or `--set-file` for a secret.
  case set
  /// As `--default VALUE`, for the one question of `ask`.
  case defaultAnswer
}
