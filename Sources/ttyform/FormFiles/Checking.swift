// `ttyform check`: every problem of form files, on stderr; stdout stays empty.

import Dialects
import Forms
import JSON
import Terminal

enum Checking {
  /// Reports what is wrong with each form, in the order of the command line.
  ///
  /// Ends with 2 where some form has errors, whatever else happened; else with 5 where one could not be
  /// read. Warnings do not count, and neither does a file that has nothing wrong about it, but is no form.
  static func check(_ sources: [InputSource], as dialect: Dialect?) -> Ending {
    var ending = ExitCode.success
    for source in sources {
      switch check(source, as: dialect) {
      case .usage: ending = .usage
      case .inputOutput where ending == .success: ending = .inputOutput
      default: break
      }
    }
    return .exit(ending)
  }

  private static func check(_ source: InputSource, as dialect: Dialect?) -> ExitCode {
    let text: SourceText
    do throws(SystemError) {
      text = SourceText(try source.read(until: nil))
    } catch {
      Diagnostics.write("cannot read \(source.name): \(error.message)")
      return .inputOutput
    }
    do throws(SourceProblems) {
      let file = try FormFile(reading: text, fileName: source.fileName, as: dialect)
      Diagnostics.write(
        Diagnostics.form(file.warnings, named: source.name, text, hiding: file.secrets))
      return .success
    } catch {
      if error.isNoFault {
        Diagnostics.write(
          Diagnostics.form(error.asWarnings, named: source.name, text, hiding: error.secrets))
        return .success
      }
      Diagnostics.write(Diagnostics.form(error, named: source.name, text))
      return .usage
    }
  }
}

extension SourceProblems {
  fileprivate var asWarnings: [SourceProblem] {
    problems.map { SourceProblem(byte: $0.byte, sentence: $0.sentence, severity: .warning) }
  }
}
