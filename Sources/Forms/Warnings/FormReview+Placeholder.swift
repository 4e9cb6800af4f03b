// Placeholders that would be refused as answers.
//
// A placeholder is an example (`2026-03-31`), or words about the answer (`the day, or nothing`). Only the
// first can be wrong. What counts as an example: one line, one word, nothing that is filled in live; and it
// holds a sign that examples of its type have and words have not.

import JSON

extension FormReview {
  mutating func look(at node: JSONNode, of field: Field) {
    guard case .string = node.content, let placeholder = field.placeholder, !placeholder.isLive
    else { return }
    let text = placeholder.text { _ in "" }
    if let length = excess(of: text, in: field) {
      warn(length, at: node.range)
    } else if !text.contains("\n"), field.kind.hasExample(text) {
      do throws(Refusal) {
        _ = try field.answer(to: text)
      } catch {
        warn(.exampleRefused(error), at: node.range)
      }
    }
  }

  /// Words about a short answer (`two letters, as in DE`) are mostly longer than the answer; those about
  /// a long one are not.
  private static let shortAnswer = 20

  private func excess(of text: String, in field: Field) -> FormWarning.Kind? {
    guard field.choices == nil, let maximum = field.rules.compactMap(\.maxLength).min() else {
      return nil
    }
    let length = text.count
    guard length > maximum, maximum >= Self.shortAnswer || field.kind.hasExample(text) else {
      return nil
    }
    return .placeholderTooLong(length: length, maximum: maximum)
  }
}

extension FieldKind {
  /// Whether a text looks like an answer of this kind, right or wrong.
  fileprivate func hasExample(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    // A word that stands for something else, or that goes on.
    guard let first = text.first, let last = text.last, !"<[({".contains(first),
      !"…:?>])}".contains(last), !text.hasSuffix("..."),
      !scalars.contains(where: \.properties.isWhitespace)
    else { return false }
    let hasDigit = scalars.contains { $0.properties.numericType == .decimal }
    return switch self {
    case .email: text.contains("@")
    case .url: text.contains(".") && !text.hasSuffix("://")
    case .number, .integer:
      hasDigit && scalars.allSatisfy { "0123456789+-.,eE".unicodeScalars.contains($0) }
    case .date, .time, .datetime: hasDigit
    case .text, .path: hasDigit || scalars.contains { "@/_\\".unicodeScalars.contains($0) }
    case .tel: hasDigit && scalars.allSatisfy { !$0.properties.isAlphabetic }
    case .boolean, .select, .note: false
    }
  }
}
