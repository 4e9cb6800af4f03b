// What can be wrong with a form file beyond its JSON, and the sentence for each.

package import JSON

/// One thing that is wrong in a form file, and where.
package struct FormProblem: FormFinding, Error, Equatable {
  package let kind: Kind

  /// The bytes of the file that are meant; end exclusive.
  package let range: Range<Int>

  /// Where the range is a string and one place in it is meant: that scalar of the decoded string, counted
  /// from 0.
  package let scalar: Int?

  init(_ kind: Kind, at range: Range<Int>, scalar: Int? = nil) {
    self.kind = kind
    self.range = range
    self.scalar = scalar
  }

  package enum Kind: Equatable, Sendable {
    case notAForm(found: String)
    case notAField(found: String)
    case notACondition(found: String)
    case wrongType(key: String, expected: String, found: String)
    case unknownKey(String, of: FormObject, suggestion: String?)
    case unknownType(String, suggestion: String?)
    case unknownColor(String, suggestion: String?)
    case unknownWord(String, key: String, known: [String], suggestion: String?)
    case noMeaning(key: String, why: String)
    case fieldsMissing
    case fieldsEmpty
    case nameless
    case keyMissing(String)
    case emptyID
    case controlCharacterInID
    /// `first` is the byte where the id stands first.
    case duplicateID(String, first: Int)
    /// Under `nested`, an id that is both an answer and an object of others.
    case idInsideID(String, inside: String)
    case emptyIDPart
    case tooManyIDParts
    case notAWholeNumber(key: String, found: String, least: Int)
    /// A text that is no such date or time.
    case notALimit(key: String, expected: String, found: String)
    /// The keys, and what they hold.
    case minOverMax(minKey: String, minimum: String, maxKey: String, maximum: String)
    case tooFewOptions(minItems: Int, options: Int)
    case rowsOverMaxRows(rows: Int, maxRows: Int)
    case ruleWithoutLimit
    case twoDefaults
    case defaultRefused(Refusal)
    case constRefused(Refusal)
    /// The options' values as JSON.
    case defaultNoOption(suggestion: String?, known: [String])
    case constNoOption(suggestion: String?, known: [String])
    case option(OptionProblem)
    case condition(ConditionProblem)
    case template(TemplateProblem)
    case pattern(String)
  }

  /// What is wrong and what would be right, in one sentence.
  ///
  /// It quotes the file, so it is not yet harmless for a screen.
  ///
  /// - Parameter source: the file, for the lines of places that the sentence names.
  package func sentence(in source: SourceText) -> String {
    let line = { (byte: Int) in source.line(ofByte: byte) }
    return switch kind {
    case .notAForm(let found): "a form is an object with \"fields\", not \(found)"
    case .notAField(let found): "a field is an object, not \(found)"
    case .notACondition(let found):
      "a condition is an object such as {\"field\": \"color\", \"equals\": \"red\"}, not \(found)"
    case .wrongType(let key, let expected, let found):
      "\"\(key)\" must be \(expected), not \(found)"
    case .unknownKey(let key, let object, let suggestion):
      "unknown key \"\(key)\" in \(object.phrase)" + didYouMean(suggestion, else: object.keys)
    case .unknownType(let type, let suggestion):
      "unknown type \"\(type)\"" + didYouMean(suggestion, else: FormVocabulary.types)
    case .unknownColor(let color, let suggestion):
      "unknown colour \"\(color)\""
        + (suggestion.map { "; did you mean \"\($0)\"?" }
          ?? "; a colour is a name such as grey or bright-red, a number from 0 to 255, or #rrggbb")
    case .unknownWord(let word, let key, let known, let suggestion):
      "\"\(word)\" is no value of \"\(key)\"" + didYouMean(suggestion, else: known)
    case .noMeaning(let key, let why): "\"\(key)\" has no meaning here: \(why)"
    case .fieldsMissing: "a form needs \"fields\", an array of the fields in asking order"
    case .fieldsEmpty: "\"fields\" is empty; a form asks at least one field"
    case .option(let problem): problem.sentence(line: line)
    case .condition(let problem): problem.sentence
    case .template(let problem): problem.sentence
    case .pattern(let sentence): sentence
    case .nameless: "a field needs an \"id\" or a \"label\""
    case .keyMissing(let key): "\"\(key)\" is missing here"
    case .emptyID: "\"id\" is empty; leave it out to have it made from the label"
    case .controlCharacterInID: "\"id\" holds a control character"
    case .duplicateID(let id, let first):
      "the id \"\(id)\" is taken: it stands first on line \(line(first))"
    case .idInsideID(let id, let outer):
      "with \"nested\", \"\(outer)\" cannot be an answer and the object of \"\(id)\" at once"
    case .emptyIDPart: "with \"nested\", an id has something on both sides of each dot"
    case .tooManyIDParts:
      "with \"nested\", an id has at most \(NestedID.partLimit) parts between its dots"
    case .notAWholeNumber(let key, let found, let least):
      "\"\(key)\" must be a whole number, \(least) or more, not \(found)"
    case .notALimit(let key, let expected, let found):
      "\"\(key)\" must be \(expected), not \"\(found)\""
    case .minOverMax(let minKey, let minimum, let maxKey, let maximum):
      "no \(minKey == "minLength" ? "text" : "answer") can keep this: "
        + "\"\(minKey)\" (\(minimum)) is over \"\(maxKey)\" (\(maximum))"
    case .tooFewOptions(let minItems, let options):
      "no answer can keep this: \"minItems\" is \(minItems), but there are \(options) options"
    case .rowsOverMaxRows(let rows, let maxRows):
      "\"maxRows\" (\(maxRows)) must not be under \"rows\" (\(rows))"
    case .ruleWithoutLimit:
      "\"message\" stands alone; it needs a rule beside it, such as \"minLength\""
    case .twoDefaults:
      "\"defaultTemplate\" stands instead of \"default\"; take one of them"
    case .defaultRefused(let refusal):
      "\"default\" breaks a rule of its own field: \(refusal.sentence)"
    case .constRefused(let refusal):
      "\"const\" can be no answer of this field: \(refusal.sentence)"
    case .defaultNoOption(let suggestion, let known):
      "\"default\" is no option of this field"
        + (suggestion.map { "; did you mean \($0)?" } ?? "; known: " + list(known))
    case .constNoOption(let suggestion, let known):
      "\"const\" is no option of this field"
        + (suggestion.map { "; did you mean \($0)?" } ?? "; known: " + list(known))
    }
  }
}

/// Everything that is wrong in a form file, in the order of the file; never empty.
package struct FormError: Error, Equatable, Sendable {
  package let problems: [FormProblem]
}

private func didYouMean(_ suggestion: String?, else known: [String]) -> String {
  if let suggestion { return "; did you mean \"\(suggestion)\"?" }
  return "; known: " + known.joined(separator: ", ")
}
