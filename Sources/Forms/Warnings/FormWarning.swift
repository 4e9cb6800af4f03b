// What works in a form file and was probably not meant, and the sentence for each.

import JSON

/// One thing in a form file that was probably not meant, and where.
package struct FormWarning: FormFinding, Equatable {
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
    /// A placeholder that looks like an answer, which its own field refuses.
    case exampleRefused(Refusal)
    /// Lengths in grapheme clusters.
    case placeholderTooLong(length: Int, maximum: Int)
    /// A value in a condition that is never an answer of the field with that id.
    case neverAnAnswer(field: String, why: NeverWhy)
    /// A test that no answer of the field with that id passes.
    case neverPasses(test: String, field: String)
    /// Two tests under `all` that want different answers of one field.
    case contradiction(field: String)
    /// `answered` about a field that always has an answer.
    case alwaysAnswered(field: String)
    case reference(ReferenceProblem)
    /// The rules leave no answer to a field that needs one.
    case unanswerable(why: String)
    /// A `const` that the field's other rules refuse.
    case constUnreachable(Refusal)
    case patternInSlashes
    case sameLabel(String)
    case emptyNote
  }

  package enum NeverWhy: Equatable, Sendable {
    case refused(Refusal)
    /// An empty answer is null.
    case empty
    /// White space at the ends is dropped.
    case outerBlanks
  }

  /// What it comes to and what was perhaps meant, in one sentence.
  ///
  /// It quotes the file, so it is not yet harmless for a screen.
  package var sentence: String {
    switch kind {
    case .exampleRefused(let refusal):
      "the placeholder looks like an answer that the field itself refuses: \(refusal.sentence)"
    case .placeholderTooLong(let length, let maximum):
      "the placeholder has \(length) characters; as an answer it would be over \"maxLength\" (\(maximum))"
    case .neverAnAnswer(let field, .empty):
      "\"\(field)\" is never empty text: no answer is null, which \"answered\" looks at"
    case .neverAnAnswer(let field, .outerBlanks):
      "this is never the answer of \"\(field)\": blanks at the ends of an answer are dropped"
    case .neverAnAnswer(let field, .refused(let refusal)):
      "this is never the answer of \"\(field)\": \(refusal.sentence)"
    case .neverPasses(let test, let field):
      "no answer of \"\(field)\" passes this \"\(test)\""
    case .contradiction(let field):
      "\"\(field)\" cannot be both; for one or the other write \"any\" or \"in\""
    case .alwaysAnswered(let field):
      "\"\(field)\" is required, so there always is an answer"
    case .reference(let problem):
      "this stays as it is: \(problem.sentence)"
    case .unanswerable(let why):
      "no answer can satisfy this field: \(why)"
    case .constUnreachable(let refusal):
      "no answer can satisfy this field: another rule refuses this one: \(refusal.sentence)"
    case .patternInSlashes:
      "the slashes belong to this pattern, so nothing matches it; leave them out"
    case .sameLabel(let label):
      "another option has the label \"\(label)\" too; people cannot tell them apart"
    case .emptyNote:
      "a note shows its \"label\" and \"description\"; this one has neither"
    }
  }
}
