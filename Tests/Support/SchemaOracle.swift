// Python's jsonschema, asked about many instances at once.

package import JSON
package import Testing

/// Schemas and instances on their way to Tests/Oracles/schemas.py.
package struct SchemaOracle {
  package static let isThere = PythonScript.canImport("jsonschema")

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
    let verdicts = try PythonScript.lines(of: "schemas.py", reading: lines)
    return verdicts.map { $0.elementsEqual("1".utf8) }
  }
}
