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
      Diagnostics.write("cannot write \(file?.description ?? "the answers"): \(error.message)")
      return .exit(.inputOutput)
    }
  }
}
