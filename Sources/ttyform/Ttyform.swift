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
      case .help: return Output.write(HelpText.help)
      case .version: return Output.write(HelpText.version)
      case .fill(let request): return fill(request)
      }
    } catch {
      Diagnostics.write(Diagnostics.usage(error))
      return .exit(.usage)
    }
  }

  private static func fill(_ request: FillRequest) -> Ending {
    let source: SourceText
    do throws(SystemError) {
      source = SourceText(try request.form.read())
    } catch {
      return cannotRead(request.form, error)
    }
    let form: Form
    do throws(SourceProblems) {
      form = try FormFile.form(in: source)
    } catch {
      Diagnostics.write(Diagnostics.form(error.problems, named: request.form.name, source))
      return .exit(.usage)
    }
    switch Filling.way(of: form, request) {
    case .nothingToAsk: return Output.write(Answers(), as: request.format, to: request.output)
    case .lines: return Filling.fromLines(form, request)
    case .terminal: return Filling.atTerminal(form, request)
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
