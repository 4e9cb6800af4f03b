// A form file of any dialect, read and understood, or every problem of it.

import Dialects
import Forms
import JSON
import Terminal

/// What came of reading a form file.
struct FormFile {
  let form: Form

  /// The form as a native file has it, with the places of the file that was read.
  let root: JSONNode

  let dialect: Dialect

  /// What could not be carried over from another dialect, in the order of the file.
  let losses: [SourceProblem]

  let text: SourceText

  /// The form that a source holds, or the end of the program with what is wrong with it.
  static func form(
    from source: InputSource, as dialect: Dialect? = nil, until deadline: Deadline
  ) throws(Stop) -> Form {
    try load(source, as: dialect, until: deadline).form
  }

  /// Reads a source, or ends the program with what is wrong with it.
  ///
  /// - Parameter dialect: the dialect, where it is not to be told by the content.
  static func load(
    _ source: InputSource, as dialect: Dialect? = nil, until deadline: Deadline
  ) throws(Stop) -> FormFile {
    let bytes = try source.bytes(until: deadline) {
      guard case .file(let path) = source else { return nil }
      return Subcommand.close(to: path.description).map { "did you mean \"ttyform \($0)\"?" }
    }
    let text = SourceText(bytes)
    do throws(SourceProblems) {
      return try FormFile(reading: text, fileName: source.fileName, as: dialect)
    } catch {
      throw Stop(.usage, Diagnostics.form(error, named: source.name, text))
    }
  }

  /// The form in the bytes of a native file.
  ///
  /// Throws every problem of its JSON and of its form, in the order of the file.
  static func form(in source: SourceText) throws(SourceProblems) -> Form {
    try FormFile(reading: source, fileName: nil, as: .native).form
  }

  /// Reads the bytes of a file.
  ///
  /// Throws every problem of its syntax, of its dialect and of its form, in the order of the file.
  init(reading source: SourceText, fileName: String?, as dialect: Dialect?) throws(SourceProblems) {
    let file = DialectFile(reading: source, fileName: fileName, as: dialect)
    var problems = file.problems.map { SourceProblem(byte: $0.byte, sentence: $0.sentence) }
    var isNoFault = !problems.isEmpty && file.problems.allSatisfy(\.isNoFault)
    var read: (form: Form, translation: Translation)?
    if let root = file.root {
      do throws(SourceProblems) {
        read = try Self.read(root, file.dialect, source)
      } catch {
        isNoFault = problems.isEmpty && error.isNoFault
        problems += error.problems
      }
    }
    guard let (form, translation) = read, problems.isEmpty else {
      throw SourceProblems(
        problems: problems.sorted { $0.byte < $1.byte },
        isOfKnownDialect: file.isRecognized, isNoFault: isNoFault)
    }
    (self.form, root, self.dialect) = (form, translation.root, file.dialect)
    losses = translation.warnings.map { warning in
      SourceProblem(
        byte: warning.range.lowerBound, sentence: warning.sentence, severity: .warning)
    }
    text = source
  }

  private static func read(
    _ root: JSONNode, _ dialect: Dialect, _ source: SourceText
  ) throws(SourceProblems) -> (Form, Translation) {
    let translation: Translation
    do throws(DialectError) {
      translation = try dialect.translate(root)
    } catch {
      throw SourceProblems(
        problems: error.problems.map { problem in
          SourceProblem(byte: problem.range.lowerBound, sentence: problem.sentence(in: source))
        },
        isNoFault: error.problems.allSatisfy(\.isNoFault))
    }
    do throws(FormError) {
      return (try FormReader.form(from: translation.root), translation)
    } catch {
      throw SourceProblems(
        problems: error.problems.map { problem in
          SourceProblem(
            byte: problem.byte(in: source, of: dialect), sentence: problem.sentence(in: source))
        })
    }
  }

  /// What was probably not meant, or could not be carried over, in the order of the file.
  var warnings: [SourceProblem] {
    let own = FormWarning.warnings(about: form, from: root).map { warning in
      SourceProblem(
        byte: warning.byte(in: text, of: dialect), sentence: warning.sentence, severity: .warning)
    }
    return (losses + own).sorted { $0.byte < $1.byte }
  }
}

extension FormFinding {
  /// The byte that a caret points at; of another dialect the text of a string need not be the one in the file, so its
  /// begin has to do.
  fileprivate func byte(in source: SourceText, of dialect: Dialect) -> Int {
    dialect == .native ? byte(in: source) : range.lowerBound
  }
}

extension InputSource {
  /// The last part of a file's path; `nil` for stdin.
  var fileName: String? {
    guard case .file(let path) = self else { return nil }
    return path.description.split(separator: "/").last.map(String.init)
  }
}

/// Everything that is wrong with a form file; never empty.
struct SourceProblems: Error {
  let problems: [SourceProblem]

  /// Whether the file is a form of some dialect, as far as can be told.
  var isOfKnownDialect = true

  /// Whether it is a file that stands among forms and has nothing wrong about it, but is no form.
  var isNoFault = false
}
