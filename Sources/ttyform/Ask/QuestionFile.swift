// The text of a form file with one field, where every part knows the option that it came from.

import Forms
import JSON

/// A form file in the making: `{"fields": [{...}]}`.
struct QuestionFile {
  private var bytes = Array(#"{"fields":[{"#.utf8)
  /// Where parts begin, and the options that they came from; ascending.
  private var origins: [(start: Int, option: String)] = []
  private var closings: [String] = []
  /// Whether something stands before the next part in the same brackets.
  private var needsComma = false
  /// Where the bytes of `--options-from` stand.
  private var optionsRange: Range<Int>?

  /// Adds a member, or an element where it has no key.
  mutating func append(_ key: String?, _ value: JSONValue, from option: String) {
    append(key, raw: JSONWriter(.oneLine).bytes(of: value), from: option)
  }

  /// Adds a member whose value is JSON already.
  mutating func append(_ key: String?, raw value: [UInt8], from option: String) {
    begin(key, from: option)
    if key == "options" { optionsRange = bytes.count..<(bytes.count + value.count) }
    bytes += value
    needsComma = true
  }

  /// Adds a member whose value is what follows up to `close`.
  mutating func open(_ key: String, _ bracket: String, from option: String) {
    begin(key, from: option)
    bytes += bracket.utf8
    needsComma = false
  }

  mutating func close(_ bracket: String) {
    bytes += bracket.utf8
    needsComma = true
  }

  private mutating func begin(_ key: String?, from option: String) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    origins.append((bytes.count, option))
    if let key { bytes += JSONWriter(.oneLine).bytes(of: .string(key)) + [UInt8(ascii: ":")] }
  }

  /// The form, or the end of the program with what is wrong with the options.
  ///
  /// - Parameter options: those that were read from elsewhere: what is wrong with them is told by their
  ///   own lines.
  func form(_ options: QuestionOptions?) throws(Stop) -> Form {
    let source = SourceText(bytes + Array("}]}".utf8))
    do throws(SourceProblems) {
      return try FormFile.form(in: source)
    } catch {
      var lines: [String] = []
      for problem in error.problems {
        if let options, let range = optionsRange, range.contains(problem.byte) {
          lines += options.lines(about: problem, at: problem.byte - range.lowerBound)
        } else {
          lines.append("ttyform: \(origin(of: problem.byte)): \(problem.sentence)")
        }
      }
      throw Stop(.usage, lines)
    }
  }

  private func origin(of byte: Int) -> String {
    origins.last { $0.start <= byte }?.option ?? "ask"
  }
}

/// The options of a choice from a file or from stdin: lines, or a JSON array.
struct QuestionOptions {
  /// An array, as it stands in the source or made of its lines.
  let json: [UInt8]

  private let name: String
  /// Where the array stands in the source itself, so that places in it can be told.
  private let source: SourceText?

  /// What begins with `[` is a JSON array, unless its first line begins with a mark such as `[x]` and the
  /// whole is no JSON; else each line is an option, empty ones and repeated ones aside.
  init(_ source: InputSource, until deadline: Deadline) throws(Stop) {
    name = source.name
    var bytes = try source.bytes(until: deadline)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
    let text = bytes.drop { " \t\r\n".utf8.contains($0) }
    if text.first == UInt8(ascii: "[") {
      let problems = JSONDocument.parse(bytes).problems
      let source = SourceText(bytes)
      if problems.isEmpty {
        (json, self.source) = (bytes, source)
        return
      }
      if !Self.beginsWithMark(text) {
        throw Stop(
          .usage,
          Diagnostics.form(
            problems.map { SourceProblem(byte: $0.byte, sentence: $0.message(in: source)) },
            named: name, source))
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Stop(.usage, "\(name): the options are not UTF-8")
    }
    var seen = NameTable()
    var options: [JSONValue] = []
    for line in text.unicodeScalars.split(separator: "\n") {
      let option = String(line.last == "\r" ? line.dropLast() : line)
      if !option.isEmpty, seen.insert(option.utf8, 0) { options.append(.string(option)) }
    }
    if options.isEmpty { throw Stop(.usage, "\(name): there are no options to choose from") }
    (json, self.source) = (JSONWriter(.oneLine).bytes(of: .array(options)), nil)
  }

  /// Whether the first line begins with some text in brackets that is no part of an array: `[x] done`,
  /// `[ ] open`, but not `["a"]`, `[a, b]`, `[{` or `[` alone.
  private static func beginsWithMark(_ text: ArraySlice<UInt8>) -> Bool {
    let inside = text.dropFirst().prefix { !"[]{}\"',\n".utf8.contains($0) }
    return text[inside.endIndex...].first == UInt8(ascii: "]")
  }

  /// What is wrong, with its place in the source where that is JSON.
  func lines(about problem: SourceProblem, at byte: Int) -> [String] {
    guard let source else { return ["ttyform: \(name): \(problem.sentence)"] }
    return Diagnostics.form(
      [SourceProblem(byte: byte, sentence: problem.sentence)], named: name, source)
  }
}
