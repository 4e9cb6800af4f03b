// Bytes on their way out: written once, at the end, and only on success.

import Forms
import JSON
import Terminal

enum Output {
  /// Writes bytes to a file, whole or not at all, or to stdout where there is none.
  ///
  /// - Parameter isPrivate: whether a new file is for its owner alone, since a secret is in it.
  /// - Parameter what: what an error calls them where they have no file.
  static func write(
    _ bytes: [UInt8], to file: FilePath?, isPrivate: Bool = false, as what: String = "the answers"
  ) throws(Stop) {
    do throws(SystemError) {
      if let file {
        try file.replaceContents(with: bytes, isPrivate: isPrivate)
      } else {
        try Descriptor.standardOutput.writeAll(bytes)
      }
    } catch {
      throw cannotWrite(file?.description ?? what, error)
    }
  }

  /// Writes words of the program's own to stdout.
  static func write(_ text: String) throws(Stop) {
    do throws(SystemError) {
      try Descriptor.standardOutput.writeAll(Array(text.utf8))
    } catch {
      throw cannotWrite("to stdout", error)
    }
  }

  /// Writes the JSON Schema of a form's answers.
  static func writeSchema(of form: Form, to file: FilePath?) throws(Stop) {
    let bytes = JSONWriter().bytes(of: FormSchema.schema(of: form)) + [UInt8(ascii: "\n")]
    try write(bytes, to: file, as: "the schema")
  }

  /// Ends the program at once where a file could not be written, or stdout where there is none: to be asked
  /// before a person types answers that would be lost.
  static func checkWritable(_ file: FilePath?) throws(Stop) {
    do throws(SystemError) {
      if let file {
        try file.checkReplacement()
      } else {
        try Descriptor.standardOutput.checkWriting()
      }
    } catch {
      throw cannotWrite(file, error)
    }
  }

  /// The end where answers could not be written.
  static func cannotWrite(_ file: FilePath?, _ error: SystemError) -> Stop {
    cannotWrite(file?.description ?? "the answers", error)
  }

  private static func cannotWrite(_ what: String, _ error: SystemError) -> Stop {
    Stop(.inputOutput, "cannot write \(what): \(error.message)")
  }
}
