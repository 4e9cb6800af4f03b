// `ttyform check`: every problem of form files, on stderr; stdout stays empty.

import Forms
import JSON
import Terminal

enum Checking {
  /// Reports what is wrong with each form, in the order of the command line.
  ///
  /// Ends with 2 where some form has errors, whatever else happened; else with 5 where one could not be
  /// read. Warnings do not count.
  static func check(_ sources: [InputSource]) -> Ending {
    var ending = ExitCode.success
    for source in sources {
      switch check(source) {
      case .usage: ending = .usage
      case .inputOutput where ending == .success: ending = .inputOutput
      default: break
      }
    }
    return .exit(ending)
  }

  private static func check(_ source: InputSource) -> ExitCode {
    let text: SourceText
    do throws(SystemError) {
      text = SourceText(try source.read(until: nil))
    } catch {
      Diagnostics.write("cannot read \(source.name): \(error.message)")
      return .inputOutput
    }
    let problems = FormFile.problems(in: text)
    Diagnostics.write(Diagnostics.form(problems, named: source.name, text))
    return problems.contains { $0.severity == .error } ? .usage : .success
  }
}
