// One field of a form: its name, its words, the kind of its answer and the rules that the answer must keep.

package import JSON

/// One field of a form.
package struct Field: Sendable {
  /// The answer's key.
  ///
  /// Empty only for a note that was given no id.
  package let id: String

  package let kind: FieldKind

  /// The question.
  ///
  /// May have line breaks and `{{id}}`s of earlier fields.
  package let label: Template

  /// Help, shown under the label; may have several lines.
  package internal(set) var description: Template?

  /// Shown while nothing is entered; may have several lines (`\n`).
  package internal(set) var placeholder: Template?

  /// The placeholder's colour, by the field or else by the form; `nil` where neither names one.
  package internal(set) var placeholderColor: Color?

  package internal(set) var placeholderHides = PlaceholderHiding.typing

  /// What is filled in at the start, and what an empty line on stdin means.
  package internal(set) var defaultEntered: Entered?

  /// Instead of a default: one that follows earlier answers.
  package internal(set) var defaultTemplate: DefaultTemplate?

  /// Whether an empty answer, or one of white space alone, is refused.
  package internal(set) var isRequired = false

  /// Whether the answer is shown as dots, and never in a draft, a transcript or an error message.
  package internal(set) var isSecret = false

  /// In the order of the form file; every one of them must hold.
  package internal(set) var rules: [Rule] = []

  /// What a text stands for; `nil` where it is the answer itself.
  package internal(set) var meaning: TextMeaning?

  /// Values that are no answers, beside the rules.
  package internal(set) var excluded: [JSONValue] = []

  /// What the answer has to be a whole number of times; `nil` where it may be any.
  package internal(set) var divisor: JSONValue?

  /// What is written for no answer; `nil` where that is the form's to say.
  package internal(set) var emptyAnswer: JSONValue?

  /// Texts that are templates already, in a form whose answers are written as templates.
  var ownTemplates: [String] = []

  /// Whether a datetime has to tell its offset, since a pattern refuses one that does not.
  package internal(set) var needsOffset = false

  /// The field is asked only while this holds; `nil` where it always is.
  package internal(set) var condition: Condition?

  package init(id: String, kind: FieldKind, label: Template) {
    self.id = id
    self.kind = kind
    self.label = label
  }

  /// Whether the field takes an answer; a note does not.
  package var isAsked: Bool {
    if case .note = kind { false } else { true }
  }

  /// How a text of several lines behaves; `nil` where the answer is one line.
  package var multiline: Multiline? {
    if case .text(let multiline) = kind { multiline } else { nil }
  }

  /// How an answer is written, for kinds where that has to be known before typing; `nil` for all others.
  ///
  /// What is written so is taken.
  package var format: String? {
    switch kind {
    case .date: "YYYY-MM-DD"
    case .time: "HH:MM"
    case .datetime: needsOffset ? "YYYY-MM-DDTHH:MM:SS+HH:MM" : "YYYY-MM-DDTHH:MM:SS"
    default: nil
    }
  }

  /// Whether the answer is more than its kind and its rules say.
  var hasShapedAnswer: Bool {
    meaning != nil || !excluded.isEmpty || divisor != nil || emptyAnswer != nil
  }

  /// The options of a choice; `nil` for every other kind.
  package var choices: Choices? {
    if case .select(let choices) = kind { choices } else { nil }
  }
}

/// When a placeholder gives way.
package enum PlaceholderHiding: String, Sendable, CaseIterable {
  /// While something is entered.
  case typing

  /// While something is entered, or the field has the cursor.
  case focus
}
