// What there is to tell about a record of a batch, and the sentence for it.

import JSON

/// One thing to tell about a record: why it is left out, or a note about one that is not.
package enum RecordProblem: Error, Equatable, Sendable {
  /// A problem of its JSON, in the words of that module.
  ///
  /// Columns count Unicode scalars of the line, from 1.
  case notJSON(String, column: Int)

  /// So many more problems of the same record.
  case more(count: Int)

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
    case .more, .tooLong, .refused, .hidden: nil
    }
  }

  /// What is wrong, the name of the field first where it is about one.
  ///
  /// It may hold words of the form file and of the record's JSON, so it is not yet harmless for a
  /// screen. It holds nothing of an answer to a secret.
  package var sentence: String {
    switch self {
    case .notJSON(let message, _): message
    case .more(let count): "\(count) more problems of this record are not shown"
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
  /// - Parameter isSecret: whether it may hold what nobody is to see, so that it is not quoted.
  static func notJSON(
    _ problems: [JSONProblem], in record: [UInt8], isSecret: Bool
  ) -> [RecordProblem] {
    zip(problems, columns(ofBytes: problems.map(\.byte), in: record)).map { problem, column in
      .notJSON(isSecret ? problem.unquotedMessage() : problem.message, column: column)
    }
  }

  /// Why a record is no object of answers to the form.
  static func unfit(_ problems: [KnownProblem], in record: [UInt8]) -> [RecordProblem] {
    zip(problems, columns(ofBytes: problems.map(\.range.lowerBound), in: record)).map {
      .unfit($0, column: $1)
    }
  }

  /// The first hundred problems of a record, and the number of the others.
  static func told(of problems: [RecordProblem]) -> [RecordProblem] {
    let limit = 100
    let others = problems.count - limit
    return others > 0 ? problems.prefix(limit) + [.more(count: others)] : problems
  }

  /// Counted in Unicode scalars from 1; a byte order mark counts nothing.
  ///
  /// The record is walked once where the bytes are ascending.
  private static func columns(ofBytes bytes: [Int], in record: [UInt8]) -> [Int] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = record.starts(with: mark) ? mark.count : 0
    var (column, index) = (1, start)
    return bytes.map { byte in
      let byte = min(max(byte, start), record.count)
      if byte < index { (column, index) = (1, start) }
      column += String(decoding: record[index..<byte], as: UTF8.self).unicodeScalars.count
      index = byte
      return column
    }
  }
}
