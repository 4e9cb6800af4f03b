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
  /// Throws every problem of its syntax, of its dialect and of its form, and what could not be carried over besides,
  /// in the order of the file.
  init(reading source: SourceText, fileName: String?, as dialect: Dialect?) throws(SourceProblems) {
    let file = DialectFile(reading: source, fileName: fileName, as: dialect)
    var problems = file.problems.map { SourceProblem(byte: $0.byte, sentence: $0.sentence) }
    var losses: [SourceProblem] = []
    var read: (form: Form, root: JSONNode)?
    if let root = file.root {
      do throws(DialectError) {
        let translation = try file.dialect.translate(root)
        losses = translation.warnings.map(SourceProblem.init)
        do throws(FormError) {
          read = (try FormReader.form(from: translation.root), translation.root)
        } catch {
          problems += error.problems.map { problem in
            SourceProblem(
              byte: problem.byte(in: source, of: file.dialect),
              sentence: problem.sentence(in: source))
          }
        }
      } catch {
        losses = error.warnings.map(SourceProblem.init)
        problems += error.problems.map { problem in
          SourceProblem(byte: problem.range.lowerBound, sentence: problem.sentence(in: source))
        }
      }
    }
    guard let (form, root) = read, problems.isEmpty else {
      // A file of no known dialect loses nothing: it was something else.
      throw SourceProblems(
        problems: (problems + (file.isRecognized ? losses : [])).inOrder,
        unrecognized: file.isRecognized ? nil : file.syntax)
    }
    (self.form, self.root, self.dialect) = (form, root, file.dialect)
    (self.losses, text) = (losses, source)
  }

  /// What was probably not meant, or could not be carried over, in the order of the file.
  var warnings: [SourceProblem] {
    let own = FormWarning.warnings(about: form, from: root).map { warning in
      SourceProblem(
        byte: warning.byte(in: text, of: dialect), sentence: warning.sentence, severity: .warning)
    }
    return (losses + own).inOrder
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

extension SourceProblem {
  /// What could not be carried over from another dialect.
  fileprivate init(_ loss: DialectWarning) {
    self.init(byte: loss.range.lowerBound, sentence: loss.sentence, severity: .warning)
  }
}

extension [SourceProblem] {
  /// By place; those of one place stay in the order of their finding.
  fileprivate var inOrder: [SourceProblem] {
    enumerated().sorted {
      ($0.element.byte, $0.offset) < ($1.element.byte, $1.offset)
    }.map(\.element)
  }
}

/// Everything that is wrong with a form file, and what could not be carried over of it; never without an error.
struct SourceProblems: Error {
  let problems: [SourceProblem]

  /// What the file is written in, where it is a form of no dialect, as far as can be told.
  var unrecognized: SyntaxReading.Syntax?
}
