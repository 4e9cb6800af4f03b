// Python's jsonschema, asked about many instances at once.

package import JSON
package import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Schemas and instances on their way to Tests/Oracles/schemas.py.
package struct SchemaOracle {
  package static let isThere = unsafe system("python3 -c 'import jsonschema' 2>/dev/null") == 0

  /// Said where a test is skipped for the lack of it.
  package static let advice: Comment =
    "needs Python's jsonschema (pip install jsonschema, or apt-get install python3-jsonschema)"

  private var lines: [UInt8] = []

  package init() {}

  /// The instances that follow are held against a schema.
  package mutating func use(_ schema: JSONValue) { append("schema", schema) }

  /// The same with a schema of others, by the draft that it names and with its formats.
  package mutating func use(foreign schema: JSONValue) { append("foreign", schema) }

  package mutating func ask(_ instance: JSONValue) { append("instance", instance) }

  private mutating func append(_ word: String, _ value: JSONValue) {
    lines +=
      Array(word.utf8) + [UInt8(ascii: " ")] + JSONWriter(.oneLine).bytes(of: value) + [
        UInt8(ascii: "\n")
      ]
  }

  /// Whether each instance is valid, in the order in which they were asked.
  package func verdicts() throws -> [Bool] {
    let folder = TemporaryFolder()
    let questions = folder.write(lines, to: "lines")
    let script = #filePath.replacing("Support/SchemaOracle.swift", with: "Oracles/schemas.py")
    let output = unsafe try #require(popen("python3 '\(script)' <'\(questions)'", "r"))
    var verdicts: [Bool] = []
    var byte = unsafe getc(output)
    while byte != EOF {
      if byte != 0x0A { verdicts.append(byte == 0x31) }
      byte = unsafe getc(output)
    }
    #expect(unsafe pclose(output) == 0)
    return verdicts
  }
}
