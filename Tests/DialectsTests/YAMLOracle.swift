// PyYAML, asked about many documents at once.

import JSON
import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

enum YAMLOracle {
  static let isThere = unsafe system("python3 -c 'import yaml' 2>/dev/null") == 0

  /// Said where a test is skipped for the lack of it.
  static let advice: Comment = "needs PyYAML (pip install pyyaml, or apt-get install python3-yaml)"

  /// The value of each document by the core schema; `nil` for one that is refused.
  static func values(of documents: [String]) throws -> [JSONValue?] {
    let folder = TemporaryFolder()
    let questions = folder.write(documents.map { $0 + "\0" }.joined(), to: "documents")
    let script = #filePath.replacing("DialectsTests/YAMLOracle.swift", with: "Oracles/documents.py")
    let output = unsafe try #require(popen("python3 '\(script)' <'\(questions)'", "r"))
    var bytes: [UInt8] = []
    var byte = unsafe getc(output)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = unsafe getc(output)
    }
    #expect(unsafe pclose(output) == 0)
    let lines = bytes.split(separator: 0x0A)
    try #require(lines.count == documents.count)
    return try lines.map { line in
      line.elementsEqual("error".utf8) ? nil : try JSONDocument(parsing: Array(line)).root.value
    }
  }
}
