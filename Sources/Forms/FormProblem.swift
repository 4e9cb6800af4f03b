// What can be wrong with a form file beyond its JSON, and the sentence for each.

package import JSON

/// One thing that is wrong in a form file, and where.
package struct FormProblem: Error, Equatable, Sendable {
  package let kind: Kind

  /// The bytes of the file that are meant; end exclusive.
  package let range: Range<Int>

  package enum Kind: Equatable, Sendable {
    case notAForm(found: String)
    case notAField(found: String)
    case wrongType(key: String, expected: String, found: String)
    case unknownKey(String, of: FormObject, suggestion: String?)
    case unknownType(String, suggestion: String?)
    case unknownColor(String, suggestion: String?)
    case unknownWord(String, key: String, known: [String], suggestion: String?)
    case notSupportedYet(what: String)
    case noMeaning(key: String, why: String)
    case fieldsMissing
    case fieldsEmpty
    case nameless
    case emptyID
    case controlCharacterInID
    /// `first` is the byte where the id stands first.
    case duplicateID(String, first: Int)
    case notAWholeNumber(key: String, found: String, least: Int)
    case minOverMax(minimum: Int, maximum: Int)
    case rowsOverMaxRows(rows: Int, maxRows: Int)
    case ruleWithoutLimit
    case defaultRefused(Refusal)
  }

  /// What is wrong and what would be right, in one sentence.
  ///
  /// It quotes the file, so it is not yet harmless for a screen.
  ///
  /// - Parameter source: the file, for the lines of places that the sentence names.
  package func sentence(in source: SourceText) -> String {
    switch kind {
    case .notAForm(let found):
      "a form is an object with \"fields\", not \(found)"
    case .notAField(let found):
      "a field is an object, not \(found)"
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
    case .notSupportedYet(let what):
      "\(what) is not supported yet by this version of ttyform"
    case .noMeaning(let key, let why):
      "\"\(key)\" has no meaning here: \(why)"
    case .fieldsMissing:
      "a form needs \"fields\", an array of the fields in asking order"
    case .fieldsEmpty:
      "\"fields\" is empty; a form asks at least one field"
    case .nameless:
      "a field needs an \"id\" or a \"label\""
    case .emptyID:
      "\"id\" is empty; leave it out to have it made from the label"
    case .controlCharacterInID:
      "\"id\" holds a control character"
    case .duplicateID(let id, let first):
      "the id \"\(id)\" is taken: it stands first on line \(source.position(ofByte: first).line)"
    case .notAWholeNumber(let key, let found, let least):
      "\"\(key)\" must be a whole number, \(least) or more, not \(found)"
    case .minOverMax(let minimum, let maximum):
      "no text can keep this: \"minLength\" (\(minimum)) is over \"maxLength\" (\(maximum))"
    case .rowsOverMaxRows(let rows, let maxRows):
      "\"maxRows\" (\(maxRows)) must not be under \"rows\" (\(rows))"
    case .ruleWithoutLimit:
      "\"message\" stands alone; it needs a rule beside it, such as \"minLength\""
    case .defaultRefused(let refusal):
      "\"default\" breaks a rule of its own field: \(refusal.sentence)"
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
