// Why something entered is no answer to a field, and the sentence that tells a person what would be right.

/// Why something entered is refused.
///
/// Lengths are in grapheme clusters.
package enum Refusal: Error, Equatable, Sendable {
  /// Nothing, or white space alone, where an answer is needed.
  case missing

  // What no text may hold.
  /// A line break where the answer is one line.
  case lineBreak
  /// A control character, which no text may hold (tab, and newline in several lines, excepted).
  case controlCharacter(Unicode.Scalar)

  // What is not of the field's type.
  case notAnEmailAddress
  case notAWebAddress
  case webAddressWithoutHost
  case characterInWebAddress(Unicode.Scalar)
  case notATelephoneNumber
  case notANumber(NumberFault, isInteger: Bool)
  case notInCalendar(CalendarFault)
  case notYesOrNo
  /// Neither a value nor a label of the options.
  ///
  /// `known` are their values' texts.
  case noOption(suggestion: String?, known: [String])
  /// Not the value of any option; all of them as JSON.
  case noOptionValue(suggestion: String?, known: [String])
  /// Several options have the text for a label or a value; `values` are theirs.
  case ambiguousOption(values: [String])
  case repeatedOption(String)
  /// More than one value that is no option.
  case severalOthers
  /// A JSON value of another type than the field's answers.
  case wrongType(expected: String, found: String)
  /// A text that should be a JSON object is no JSON; line and column are counted from 1.
  case notJSON(String, line: Int, column: Int)
  case notAnObject(found: String)
  /// An element of a list that no line stands for.
  case noLine
  /// What is wrong with the element of one line, counted from 1.
  case line(Int, String)

  // What breaks a rule.
  case tooShort(length: Int, minimum: Int)
  case tooLong(length: Int, maximum: Int)
  /// The pattern as the form file writes it.
  case patternUnmatched(String)
  /// Less than a number, or before a date or time.
  case under(String, isOfCalendar: Bool)
  case over(String, isOfCalendar: Bool)
  case tooFew(count: Int, minimum: Int)
  case tooMany(count: Int, maximum: Int)
  case tooFewLines(count: Int, minimum: Int)
  case tooManyLines(count: Int, maximum: Int)
  /// The value that is the one not accepted, as a person would type it.
  case excluded(String)
  /// None of the values that are accepted as things stand, as they are shown.
  case notAmong([String])
  /// Blanks at an end, where the text without them would be right.
  case outerBlanks
  /// Not a whole number of times a number.
  case notAMultiple(String)
  /// Options that must be chosen are not; by their labels.
  case optionsNeeded([String])
  /// The one answer that is accepted, as a person would type it; `nil` where that is secret.
  case notTheOne(String?)
  /// A rule of the form file that brings its own words.
  case rule(String)
}

extension Refusal {
  /// One sentence, without the field's name.
  ///
  /// It may hold words of the form file, so it is not yet harmless for a screen. Of what was entered it
  /// holds nothing but numbers of characters and of parts of a date.
  package var sentence: String {
    switch self {
    case .missing: "This needs an answer."
    case .lineBreak: "This takes one line; a line break cannot be part of it."
    case .controlCharacter(let scalar):
      "A control character (\(scalar.codePoint)) cannot be part of the text."
    case .rule(let message): message
    case .tooShort(let length, let minimum):
      "At least \(characters(minimum)), please: \(minimum - length) more."
    case .tooLong(let length, let maximum):
      "At most \(characters(maximum)), please: \(length - maximum) too many."
    case .patternUnmatched(let pattern): "This has to match the pattern \(pattern)."
    case .under(let limit, isOfCalendar: false): "At least \(limit), please."
    case .over(let limit, isOfCalendar: false): "At most \(limit), please."
    case .under(let limit, isOfCalendar: true): "Not before \(limit), please."
    case .over(let limit, isOfCalendar: true): "Not after \(limit), please."
    case .tooFew(let count, let minimum):
      "Choose at least \(minimum), please: \(minimum - count) more."
    case .tooMany(let count, let maximum):
      "Choose at most \(maximum), please: \(count - maximum) too many."
    case .tooFewLines(let count, let minimum):
      "At least \(lines(minimum)), please: \(minimum - count) more."
    case .tooManyLines(let count, let maximum):
      "At most \(lines(maximum)), please: \(count - maximum) too many."
    case .notAMultiple(let divisor): "This has to be a multiple of \(divisor)."
    case .notAmong(let texts):
      texts.count == 1
        ? "This has to be \(texts[0])." : "This has to be one of these: " + list(texts) + "."
    case .outerBlanks: "This cannot have blanks at its ends."
    case .excluded(let text): "This cannot be \(text)."
    case .notJSON(let sentence, let line, let column):
      "A JSON object is needed; line \(line), column \(column): \(sentence)."
    case .notAnObject(let found):
      "A JSON object is needed, such as {\"key\": \"value\"}, not \(found)."
    case .noLine: "Each element has to be one line, and not an empty one."
    case .line(let line, let sentence): "Line \(line): \(sentence)"
    case .optionsNeeded(let labels):
      list(labels.map { "\"\($0)\"" }) + " must be among what is chosen."
    case .notTheOne(let text?): "This has to be \(text)."
    case .notTheOne(nil): "This is not the one answer that is accepted."
    case .notAnEmailAddress: "An e-mail address is needed, such as name@example.org."
    case .notAWebAddress: "A whole web address is needed, such as https://example.org/."
    case .webAddressWithoutHost:
      "A web address names a host after its two slashes, such as https://example.org/."
    case .characterInWebAddress(let scalar):
      scalar.properties.isWhitespace
        ? "A web address has no blanks; write %20 for one."
        : "\(scalar) cannot be part of a web address; write it as % and its number."
    case .notATelephoneNumber:
      "A telephone number is needed: digits, with blanks and + - ( ) . / x among them."
    case .notANumber(let fault, let isInteger): fault.sentence(forIntegers: isInteger)
    case .notInCalendar(let fault): fault.sentence
    case .notYesOrNo: "Answer yes or no, please."
    case .noOption(let suggestion?, _):
      "No option is called that; did you mean \"\(suggestion)\"?"
    case .noOption(nil, let known):
      "No option is called that; there are " + list(known.map(\.showingItsEnds)) + "."
    case .noOptionValue(let suggestion?, _):
      "No option has that value; did you mean \(suggestion)?"
    case .noOptionValue(nil, let known): "No option has that value; there are " + list(known) + "."
    case .ambiguousOption(let values):
      "Several options are called that; their values are " + list(values) + "."
    case .repeatedOption(let label): "\"\(label)\" is there twice."
    case .severalOthers: "Only one value that is no option can be given."
    case .wrongType(let expected, let found): "This takes \(expected), not \(found)."
    }
  }

  /// The same, without anything of what was entered: for a secret.
  func withoutAnswer(_ kind: FieldKind) -> Refusal {
    switch self {
    case .notInCalendar(let fault): .notInCalendar(fault.withoutAnswer(kind))
    case .notTheOne: .notTheOne(nil)
    case .characterInWebAddress: .notAWebAddress
    case .excluded, .notAmong: .notTheOne(nil)
    default: self
    }
  }
}

private func lines(_ count: Int) -> String {
  count == 1 ? "1 line" : "\(count) lines"
}

private func characters(_ count: Int) -> String {
  count == 1 ? "1 character" : "\(count) characters"
}

/// The first few of some words, and the number of the others.
func list(_ words: [String]) -> String {
  let limit = 8
  let shown = words.prefix(limit).joined(separator: ", ")
  return words.count > limit ? shown + " and \(words.count - limit) more" : shown
}

extension String {
  /// The text, in quotes where it begins or ends with blanks, which nobody would see.
  fileprivate var showingItsEnds: String {
    withoutOuterBlanks.isIdentical(to: self) ? self : "\"\(self)\""
  }
}

extension Unicode.Scalar {
  /// `U+` and at least four digits.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
