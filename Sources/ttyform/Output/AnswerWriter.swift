// Answers -> the bytes that the command line asks for: JSON, one bare answer, or assignments of the shell.

import Dialects
import Forms
import JSON

/// Writes the answers of one form.
struct AnswerWriter {
  private let form: Form
  private let request: OutputRequest
  /// Where that is the format.
  private let markdown: IssueFormMarkdown?

  /// Ends the program where the form's ids do not fit what is asked for: before anybody has answered.
  ///
  /// - Parameter root: what the form was read from.
  init(_ request: OutputRequest, for form: Form, from root: JSONNode) throws(Stop) {
    self.form = form
    markdown = request.format == .markdown ? IssueFormMarkdown(form, from: root) : nil
    self.request = request
    if let name = request.print { try Self.check(printing: name, of: form) }
    if request.format == .sh { try checkNames() }
  }

  /// Whether what is written holds a secret.
  var isPrivate: Bool {
    form.fields.contains { field in
      field.isSecret && (request.print.map { $0.isIdentical(to: field.id) } ?? true)
    }
  }

  /// The bytes, the final newline among them.
  func bytes(of answers: Answers) -> [UInt8] {
    if let name = request.print {
      return BareAnswer.lines(
        of: answers[name] ?? .null, ofSeveral: form.allowsSeveral(name))
    }
    switch request.format {
    case .json: return JSONWriter(.indented).bytes(of: answers.value) + [UInt8(ascii: "\n")]
    case .jsonl: return JSONWriter(.oneLine).bytes(of: answers.value) + [UInt8(ascii: "\n")]
    case .sh: return assignments(of: answers)
    case .markdown: return Array((markdown?.text(of: answers) ?? "").utf8)
    }
  }

  private static func check(printing name: String, of form: Form) throws(Stop) {
    let known = KnownAnswers(of: form)
    guard known.index(of: name) == nil else { return }
    throw Stop(.usage, "--print: " + KnownProblem.unknown(name, known.suggestion(for: name)))
  }

  // MARK: sh

  /// One assignment for every field that takes an answer: those that are hidden or null empty the name, so
  /// that no earlier value survives.
  private func assignments(of answers: Answers) -> [UInt8] {
    var bytes: [UInt8] = []
    for field in form.fields where field.isAsked {
      bytes += ShellName.name(for: field.id, prefix: request.prefix).utf8
      bytes.append(UInt8(ascii: "="))
      bytes += ShellQuoting.quoted(BareAnswer.text(of: answers[field.id] ?? .null))
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private func checkNames() throws(Stop) {
    var lines: [String] = []
    var users: [String: String] = [:]
    for field in form.fields where field.isAsked {
      let name = ShellName.name(for: field.id, prefix: request.prefix)
      if !ShellName.isIdentifier(name) {
        lines.append("\"\(name)\" is no name of a shell variable; --prefix makes it another")
      } else if ShellName.isReserved(name) {
        lines.append("\"\(name)\" means something to the shell itself; --prefix makes it another")
      } else if let user = users.updateValue(field.id, forKey: name) {
        lines.append("\"\(user)\" and \"\(field.id)\" would both be \"\(name)\"")
      }
    }
    if !lines.isEmpty { throw Stop(.usage, lines.map { "ttyform: -f sh: " + $0 }) }
  }
}

extension Form {
  /// Whether the field with an id is a choice of which several may be chosen.
  fileprivate func allowsSeveral(_ id: String) -> Bool {
    fields.first { $0.isAsked && $0.id.isIdentical(to: id) }?.choices?.allowsSeveral ?? false
  }
}

/// An answer without JSON around it.
enum BareAnswer {
  /// The answer as text, its final newline left to the caller: nothing for none, several choices one a
  /// line.
  static func text(of answer: JSONValue) -> String {
    if case .array(let values) = answer { return values.map(\.bareText).joined(separator: "\n") }
    return answer.bareText
  }

  /// The answer and a newline, none as an empty line; several choices one a line, none as no line at all.
  static func lines(of answer: JSONValue, ofSeveral: Bool) -> [UInt8] {
    if ofSeveral, answer == .null { return [] }
    return Array(text(of: answer).utf8) + [UInt8(ascii: "\n")]
  }
}

/// Words of the POSIX shell that stand for a text, whatever it holds.
enum ShellQuoting {
  /// The text in single quotes, each of its own as `'\''`.
  ///
  /// References: POSIX.1-2024 shell, 2.2.2 "Single-Quotes": nothing but the quote is special between them.
  static func quoted(_ text: String) -> [UInt8] {
    var bytes = [UInt8(ascii: "'")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "'") {
        bytes += #"'\''"#.utf8
      } else {
        bytes.append(byte)
      }
    }
    return bytes + [UInt8(ascii: "'")]
  }

  /// A text of several lines as a person would write it on one.
  static func lines(_ text: String) -> String {
    let words = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      word(String($0))
    }
    return #""$(printf '%s\n' "# + words.joined(separator: " ") + #")""#
  }

  /// The text as a person would write it: bare where no byte of it is special.
  static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "_-.,:/@%+=".utf8.contains(byte)
      }
    }
    return isPlain && !text.isEmpty ? text : String(decoding: quoted(text), as: UTF8.self)
  }
}
