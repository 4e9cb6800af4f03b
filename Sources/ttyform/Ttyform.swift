// The command: arguments in, answers out, and how the process ends.

import Forms
import JSON
import Prompting
import Terminal

@main
enum Ttyform {
  static func main() {
    CurrentProcess.secureStandardDescriptors()
    let ending = run(CurrentProcess.arguments.dropFirst().map { $0 })
    // Every scope has ended here, so the terminal is as it was found.
    switch ending {
    case .exit(let code): CurrentProcess.exit(code.rawValue)
    case .signal(let signal): signal.die()
    }
  }

  private static func run(_ words: [[UInt8]]) -> Ending {
    do throws(UsageError) {
      switch try Arguments(parsing: words) {
      case .help(let subcommand): return Output.write(HelpText.text(of: subcommand))
      case .version: return Output.write(HelpText.version)
      case .fill(let request): return fill(request)
      case .check(let sources): return Checking.check(sources)
      case .schema(let source, let output):
        return withForm(source) { Output.writeSchema(of: $0, to: output) }
      }
    } catch {
      Diagnostics.write(Diagnostics.usage(error))
      return .exit(.usage)
    }
  }

  private static func fill(_ request: FillRequest) -> Ending {
    withForm(request.form) { form in
      if request.isBatch { return Batching.run(form, to: request.output) }
      return switch Filling.way(of: form, request) {
      case .nothingToAsk: Output.write(Answers(), as: request.format, to: request.output)
      case .lines: Filling.fromLines(form, request)
      case .terminal: Filling.atTerminal(form, request)
      }
    }
  }

  /// Goes on with a form, or ends with what is wrong with it.
  private static func withForm(_ source: FormSource, _ use: (Form) -> Ending) -> Ending {
    let text: SourceText
    do throws(SystemError) {
      text = SourceText(try source.read())
    } catch {
      return cannotRead(source, error)
    }
    do throws(SourceProblems) {
      return use(try FormFile.form(in: text))
    } catch {
      Diagnostics.write(Diagnostics.form(error.problems, named: source.name, text))
      return .exit(.usage)
    }
  }

  private static func cannotRead(_ form: FormSource, _ error: SystemError) -> Ending {
    var message = "cannot read \(form.name): \(error.message)"
    if case .file(let path) = form, let subcommand = Subcommand.close(to: path.description) {
      message += "; did you mean \"ttyform \(subcommand)\"?"
    }
    Diagnostics.write(message)
    return .exit(.inputOutput)
  }
}
