// The answers on their way out: written once, at the end, and only on success.

import Forms
import JSON
import Terminal

enum Output {
  /// Writes answers to a file, or to stdout where there is none.
  static func write(_ answers: Answers, as format: OutputFormat, to file: FilePath?) -> Ending {
    let writer = JSONWriter(format == .json ? .indented : .oneLine)
    return write(writer.bytes(of: answers.value) + [UInt8(ascii: "\n")], to: file)
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

  /// Writes bytes to a file, whole or not at all, or to stdout where there is none.
  static func write(_ bytes: [UInt8], to file: FilePath?) -> Ending {
    do throws(SystemError) {
      if let file {
        try file.replaceContents(with: bytes)
      } else {
        try Descriptor.standardOutput.writeAll(bytes)
      }
      return .exit(.success)
    } catch {
      return cannotWrite(file, error)
    }
  }

  private static func cannotWrite(_ file: FilePath?, _ error: SystemError) -> Ending {
    Diagnostics.write("cannot write \(file?.description ?? "the answers"): \(error.message)")
    return .exit(.inputOutput)
  }
}
