// What there is to tell about a record of a batch, and the sentence for it.

import JSON

/// One thing to tell about a record: why it is left out, or a note about one that is not.
package enum RecordProblem: Error, Equatable, Sendable {
  /// A problem of its JSON, in the words of that module.
  ///
  /// Columns count Unicode scalars of the line, from 1.
  case notJSON(String, column: Int)

  /// So many more problems of its JSON.
  case moreNotJSON(count: Int)

  /// More bytes than a record may have.
  case tooLong(limit: Int)

  /// No object of answers to this form.
  case unfit(KnownProblem, column: Int)

  /// The answer of the field with that id is refused.
  case refused(Refusal, field: String)

  /// The field with that id is hidden.
  ///
  /// The record is right without that answer.
  case hidden(field: String)

  /// Whether the record is written all the same.
  package var isNote: Bool {
    if case .hidden = self { true } else { false }
  }

  /// Where it stands in its line, where it is about the JSON and not about an answer.
  package var column: Int? {
    switch self {
    case .notJSON(_, let column): column
    case .unfit(let problem, let column): problem.field == nil ? column : nil
    case .moreNotJSON, .tooLong, .refused, .hidden: nil
    }
  }

  /// What is wrong, the name of the field first where it is about one.
  ///
  /// It may hold words of the form file and of the record's JSON, so it is not yet harmless for a
  /// screen. It holds nothing of an answer to a secret.
  package var sentence: String {
    switch self {
    case .notJSON(let message, _): message
    case .moreNotJSON(let count): "\(count) more problems of this record are not shown"
    case .tooLong(let limit): "a record has at most \(limit) bytes, and this line has more"
    case .unfit(let problem, _): problem.sentence
    case .refused(let refusal, let field): "\(field): \(refusal.sentence)"
    case .hidden(let field):
      "the answer for \"\(field)\" is left out, since its field is hidden"
    }
  }
}

extension RecordProblem {
  /// Why a record is no JSON.
  ///
  /// After a hundred problems the rest is counted.
  ///
  /// - Parameter isSecret: whether it may hold what nobody is to see, so that it is not quoted.
  static func notJSON(
    _ problems: [JSONProblem], in record: [UInt8], isSecret: Bool
  ) -> [RecordProblem] {
    let limit = 100
    var result = problems.prefix(limit).map { problem in
      RecordProblem.notJSON(
        isSecret && problem.kind.quotesValue ? "this is no value of JSON" : problem.message,
        column: column(ofByte: problem.byte, in: record))
    }
    if problems.count > limit { result.append(.moreNotJSON(count: problems.count - limit)) }
    return result
  }

  /// Counted in Unicode scalars from 1; a byte order mark counts nothing.
  ///
  /// Linear in what stands before.
  static func column(ofByte byte: Int, in record: [UInt8]) -> Int {
    let before = record[..<min(byte, record.count)]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = before.starts(with: mark) ? before.dropFirst(mark.count) : before
    return String(decoding: text, as: UTF8.self).unicodeScalars.count + 1
  }
}

extension JSONProblem.Kind {
  /// Whether its sentence shows some of what was perhaps meant as a value.
  fileprivate var quotesValue: Bool {
    switch self {
    case .unquotedName, .unknownWord, .foreignWord, .notFinite, .malformedNumber, .notANumber,
      .unknownEscape, .unexpectedCharacter, .controlCharacter, .invalidUTF8, .loneSurrogate:
      true
    default:
      false
    }
  }
}
