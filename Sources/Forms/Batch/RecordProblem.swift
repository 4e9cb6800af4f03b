// What there is to tell about a record of a batch, and the sentence for it.

import JSON

/// One thing to tell about a record: why it is left out, or a note about one that is not.
package struct RecordProblem: Error, Equatable, Sendable {
  /// The id of the field concerned, or the name that no field has; `nil` where it is about the whole
  /// record.
  package let name: String?

  package let fact: Fact

  package enum Fact: Equatable, Sendable {
    /// A problem of the record's JSON, in the words of its module, and where: 1 is the first Unicode
    /// scalar of the line.
    case notJSON(String, column: Int)
    /// So many more problems of its JSON.
    case moreNotJSON(count: Int)
    /// A value that is no object.
    case notAnObject(found: String)
    /// More bytes than a record may have.
    case tooLong(limit: Int)
    /// No field has that id.
    case unknownName(suggestion: String?)
    /// The answer stands there by its dotted name and in a nested object.
    case repeated
    case refused(Refusal)
    /// The field is not asked as things stand.
    ///
    /// The record is right without that answer.
    case hidden
  }

  /// Whether the record is written all the same.
  package var isNote: Bool { fact == .hidden }

  /// The column it stands in, where it is about a place.
  package var column: Int? {
    if case .notJSON(_, let column) = fact { column } else { nil }
  }

  /// What is wrong, without the name.
  ///
  /// It may hold words of the form file and of the record's JSON, so it is not yet harmless for a
  /// screen. It holds nothing of an answer to a secret.
  package var sentence: String {
    switch fact {
    case .notJSON(let message, _): message
    case .moreNotJSON(let count): "\(count) more problems of this record are not shown."
    case .notAnObject(let found): "A record is an object of answers, not \(found)."
    case .tooLong(let limit): "A record has at most \(limit) bytes; this line has more."
    case .unknownName(let suggestion):
      "No field is called that"
        + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ".")
    case .repeated: "This is answered twice, by its dotted name and in a nested object."
    case .refused(let refusal): refusal.sentence
    case .hidden: "This is not asked here, so the answer is left out."
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
      RecordProblem(
        name: nil,
        fact: .notJSON(
          isSecret && problem.kind.quotesValue ? "this is no value of JSON" : problem.message,
          column: column(ofByte: problem.byte, in: record)))
    }
    if problems.count > limit {
      result.append(RecordProblem(name: nil, fact: .moreNotJSON(count: problems.count - limit)))
    }
    return result
  }

  /// Counted in Unicode scalars from 1; a byte order mark counts nothing.
  private static func column(ofByte byte: Int, in record: [UInt8]) -> Int {
    let before = record[..<min(byte, record.count)]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = before.starts(with: mark) ? before.dropFirst(mark.count) : before
    return String(decoding: text, as: UTF8.self).unicodeScalars.count + 1
  }
}

extension JSONProblem.Kind {
  /// Whether its sentence shows what was meant as a value.
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
