// The command: arguments in, answers out, and how the process ends.

import Forms
import JSON
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
      return end(of: try Arguments(parsing: words))
    } catch {
      Diagnostics.write(Diagnostics.usage(error, of: Arguments.subcommand(in: words)))
      return .exit(.usage)
    }
  }

  private static func end(of arguments: Arguments) -> Ending {
    do throws(Stop) {
      try perform(arguments)
      return .exit(.success)
    } catch {
      return error.ending
    }
  }

  private static func perform(_ arguments: Arguments) throws(Stop) {
    switch arguments {
    case .help(let subcommand): try Output.write(HelpText.text(of: subcommand))
    case .topic(let topic): try Output.write(topic.text)
    case .manual: try Output.write(Manual.text)
    case .completions(let shell): try Output.write(shell.script)
    case .complete(let words, let index): try Completions.answer(words, at: index)
    case .version: try Output.write(HelpText.version)
    case .fill(let request): try FormFilling.run(request)
    case .ask(let request): try Ask.run(request)
    case .play(let request): try Playing.run(request)
    case .check(let sources, let dialect): throw Stop(Checking.check(sources, as: dialect))
    case .convert(let request): try Conversion.run(request)
    case .drafts(let request): try DraftList.run(request)
    case .schema(let source, let output, let dialect):
      try Output.writeSchema(
        of: FormFile.form(from: source, as: dialect, until: nil), to: output)
    }
  }
}
