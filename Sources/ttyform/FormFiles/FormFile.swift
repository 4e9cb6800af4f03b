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

  /// The file as it was read.
  private let source: JSONNode

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
    var isNoFault = !problems.isEmpty && file.problems.allSatisfy(\.isNoFault)
    var read: (form: Form, root: JSONNode, losses: [SourceProblem])?
    if let root = file.root {
      do throws(SourceProblems) {
        read = try Self.read(root, of: file, source)
        problems += problems.isEmpty ? [] : read?.losses ?? []
      } catch {
        isNoFault = problems.isEmpty && error.isNoFault
        problems += error.problems
      }
    }
    guard let (form, root, losses) = read, problems.isEmpty else {
      // A file of no known dialect loses nothing: it was something else.
      let told = file.isRecognized ? problems : problems.filter { $0.severity == .error }
      throw SourceProblems(
        problems: told.inOrder, unrecognized: file.isRecognized ? nil : file.syntax,
        isNoFault: isNoFault, secrets: file.root.map(SecretPlaces.ranges) ?? [])
    }
    (self.form, self.root, self.dialect) = (form, root, file.dialect)
    (self.losses, text) = (losses, source)
    self.source = file.root ?? root
  }

  private static func read(
    _ root: JSONNode, of file: DialectFile, _ source: SourceText
  ) throws(SourceProblems) -> (Form, JSONNode, losses: [SourceProblem]) {
    // Escapes are counted as JSON has them.
    let isAsWritten = file.syntax != .yaml
    let losses = { (warnings: [DialectWarning]) in
      warnings.told(of: source, isAsWritten: isAsWritten, as: .warning, \.sentence)
    }
    let translation: Translation
    do throws(DialectError) {
      translation = try file.dialect.translate(root)
    } catch {
      let problems = error.problems.told(of: source, isAsWritten: isAsWritten, as: .error) {
        $0.sentence(in: source)
      }
      throw SourceProblems(
        problems: problems + losses(error.warnings),
        isNoFault: error.problems.allSatisfy(\.isNoFault))
    }
    do throws(FormError) {
      let form = try FormReader.form(from: translation.root)
      return (form, translation.root, losses(translation.warnings))
    } catch {
      let isAsWritten = file.dialect == .native
      let problems = error.problems.told(of: source, isAsWritten: isAsWritten, as: .error) {
        $0.sentence(in: source)
      }
      throw SourceProblems(problems: problems + losses(translation.warnings))
    }
  }

  /// The places that no excerpt may show.
  var secrets: [Range<Int>] { SecretPlaces.ranges(in: source) }

  /// What was probably not meant, or could not be carried over, in the order of the file.
  var warnings: [SourceProblem] {
    let own = FormWarning.warnings(about: form, from: root).told(
      of: text, isAsWritten: dialect == .native, as: .warning, \.sentence)
    return (losses + own).inOrder
  }
}

extension Array where Element: FormFinding {
  /// The findings with the bytes that carets point at.
  ///
  /// - Parameter isAsWritten: whether the text of a string is the one in the file; else its begin has to do.
  fileprivate func told(
    of source: SourceText, isAsWritten: Bool, as severity: SourceProblem.Severity,
    _ sentence: (Element) -> String
  ) -> [SourceProblem] {
    // Mostly nothing is found, and then no other array is made: see ``NameTable``.
    guard !isEmpty else { return [] }
    let bytes = isAsWritten ? bytes(in: source) : map(\.range.lowerBound)
    return zip(self, bytes).map { finding, byte in
      SourceProblem(byte: byte, sentence: sentence(finding), severity: severity)
    }
  }
}

extension InputSource {
  /// The last part of a file's path; `nil` for stdin.
  var fileName: String? {
    guard case .file(let path) = self else { return nil }
    return path.description.split(separator: "/").last.map(String.init)
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

  /// Whether it is a file that stands among forms and has nothing wrong about it, but is no form.
  var isNoFault = false

  /// The places that no excerpt may show.
  var secrets: [Range<Int>] = []
}
