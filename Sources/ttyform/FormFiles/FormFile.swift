// A form file, read and understood, or every problem of it.

import Forms
import JSON
import Terminal

/// What came of reading a form file.
enum FormFile {
  /// The form that a source holds, or the end of the program with what is wrong with it.
  static func form(from source: InputSource, until deadline: Deadline) throws(Stop) -> Form {
    try load(source, until: deadline).form
  }

  /// The form that a source holds, with the bytes of it.
  static func load(
    _ source: InputSource, until deadline: Deadline
  ) throws(Stop) -> (form: Form, bytes: [UInt8]) {
    var hint: String?
    if case .file(let path) = source, let subcommand = Subcommand.close(to: path.description) {
      hint = "did you mean \"ttyform \(subcommand)\"?"
    }
    let text = SourceText(try source.bytes(until: deadline, hint: hint))
    do throws(SourceProblems) {
      return (try form(in: text), text.bytes)
    } catch {
      throw Stop(.usage, Diagnostics.form(error.problems, named: source.name, text))
    }
  }

  /// The form in the bytes of a file.
  ///
  /// Throws every problem of its JSON and of its form, in the order of the file.
  static func form(in source: SourceText) throws(SourceProblems) -> Form {
    try read(source).form
  }

  /// Everything that is wrong with the bytes of a file, in their order: its errors, or where there are
  /// none, what was probably not meant.
  static func problems(in source: SourceText) -> [SourceProblem] {
    do throws(SourceProblems) {
      let (form, root) = try read(source)
      return FormWarning.warnings(about: form, from: root).map { warning in
        SourceProblem(
          byte: warning.byte(in: source), sentence: warning.sentence, severity: .warning)
      }.sorted { $0.byte < $1.byte }
    } catch {
      return error.problems
    }
  }

  private static func read(_ source: SourceText) throws(SourceProblems) -> (
    form: Form, root: JSONNode
  ) {
    let parsing = JSONDocument.parse(source.bytes)
    var problems = parsing.problems.map { problem in
      SourceProblem(byte: problem.byte, sentence: problem.message(in: source))
    }
    var form: Form?
    if let root = parsing.root {
      do throws(FormError) {
        form = try FormReader.form(from: root)
      } catch {
        problems += error.problems.map { problem in
          SourceProblem(byte: problem.byte(in: source), sentence: problem.sentence(in: source))
        }
      }
    }
    guard let form, let root = parsing.root, problems.isEmpty else {
      throw SourceProblems(problems: problems.sorted { $0.byte < $1.byte })
    }
    return (form, root)
  }
}

/// Everything that is wrong with a form file; never empty.
struct SourceProblems: Error {
  let problems: [SourceProblem]
}
