// Programs that others wrote, asked about many questions at once: the scripts of Tests/Oracles.

package import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package enum PythonScript {
  /// Whether Python has a module.
  package static func canImport(_ module: String) -> Bool {
    unsafe system("python3 -c 'import \(module)' 2>/dev/null") == 0
  }

  /// The lines that a script prints for what it reads on stdin; without empty ones.
  ///
  /// - Parameters:
  ///   - script: the name of a file in Tests/Oracles.
  ///   - advice: told where the script fails.
  package static func lines(
    of script: String, reading questions: [UInt8], advice: Comment? = nil
  ) throws -> [[UInt8]] {
    let folder = TemporaryFolder()
    let questions = folder.write(questions, to: "questions")
    let path = #filePath.replacing("Support/PythonScript.swift", with: "Oracles/" + script)
    let output = unsafe try #require(popen("python3 '\(path)' <'\(questions)'", "r"))
    var bytes: [UInt8] = []
    var byte = unsafe getc(output)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = unsafe getc(output)
    }
    #expect(unsafe pclose(output) == 0, advice)
    return bytes.split(separator: 0x0A).map(Array.init)
  }
}
