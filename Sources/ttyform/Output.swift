// The answers on their way out: written once, at the end, and only on success.

import Forms
import JSON
import Terminal

enum Output {
  /// Writes answers to a file, or to stdout where there is none.
  ///
  /// - Parameter isPrivate: whether a new file is for its owner alone, since a secret is in it.
  static func write(
    _ answers: Answers, as format: OutputFormat, to file: FilePath?, isPrivate: Bool = false
  ) -> Ending {
    let writer = JSONWriter(format == .json ? .indented : .oneLine)
    return write(
      writer.bytes(of: answers.value) + [UInt8(ascii: "\n")], to: file, isPrivate: isPrivate)
  }

  private static func write(_ bytes: [UInt8], to file: FilePath?, isPrivate: Bool = false) -> Ending
  {
    do throws(SystemError) {
      if let file {
        try file.replaceContents(with: bytes, isPrivate: isPrivate)
      } else {
        try Descriptor.standardOutput.writeAll(bytes)
      }
      return .exit(.success)
    } catch {
      return cannotWrite(file, error)
    }
  }

  /// Writes the JSON Schema of a form's answers.
  static func writeSchema(of form: Form, to file: FilePath?) -> Ending {
    write(JSONWriter().bytes(of: FormSchema.schema(of: form)) + [UInt8(ascii: "\n")], to: file)
  }

  /// How the program ends at once where a file could not be written: to be asked before a person types
  /// answers that would be lost.
  static func refusal(of file: FilePath?) -> Ending? {
    do throws(SystemError) {
      try file?.checkReplacement()
      return nil
    } catch {
      return cannotWrite(file, error)
    }
  }

  /// Writes words of the program's own to stdout.
  static func write(_ text: String) -> Ending {
    do throws(SystemError) {
      try Descriptor.standardOutput.writeAll(Array(text.utf8))
      return .exit(.success)
    } catch {
      Diagnostics.write("cannot write to stdout: \(error.message)")
      return .exit(.inputOutput)
    }
  }

  /// Tells that answers could not be written, and how the program ends then.
  static func cannotWrite(_ file: FilePath?, _ error: SystemError) -> Ending {
    Diagnostics.write("cannot write \(file?.description ?? "the answers"): \(error.message)")
    return .exit(.inputOutput)
  }
}
