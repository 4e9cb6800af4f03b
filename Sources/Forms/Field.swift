// One field of a form: its name, its words, the kind of its answer and the rules that the answer must keep.

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
  package let description: Template?

  /// Shown while the text is empty; may have several lines (`\n`).
  package let placeholder: Template?

  package let placeholderColor: Color

  package let placeholderHides: PlaceholderHiding

  /// The text at the start, and what an empty line on stdin means.
  package let defaultText: String?

  /// Whether an empty answer, or one of white space alone, is refused.
  package let isRequired: Bool

  /// In the order of the form file; every one of them must hold.
  package let rules: [Rule]

  package init(
    id: String,
    kind: FieldKind,
    label: Template,
    description: Template? = nil,
    placeholder: Template? = nil,
    placeholderColor: Color = .grey,
    placeholderHides: PlaceholderHiding = .typing,
    defaultText: String? = nil,
    isRequired: Bool = false,
    rules: [Rule] = []
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.description = description
    self.placeholder = placeholder
    self.placeholderColor = placeholderColor
    self.placeholderHides = placeholderHides
    self.defaultText = defaultText
    self.isRequired = isRequired
    self.rules = rules
  }

  /// Whether the field takes an answer; a note does not.
  package var isAsked: Bool {
    if case .note = kind { false } else { true }
  }

  /// How a text of several lines behaves; `nil` where the answer is one line.
  package var multiline: Multiline? {
    if case .text(let multiline) = kind { multiline } else { nil }
  }
}

/// What kind of answer a field takes.
package enum FieldKind: Sendable {
  /// Shows its label and description and asks nothing.
  case note

  /// Text of one line, or of several where it has multi-line settings.
  case text(Multiline?)
}

/// The settings of a text that may have several lines.
package struct Multiline: Sendable, Equatable {
  /// Rows shown at first, at least 1.
  package var rows = 3

  /// Rows shown at most before the text scrolls; never under `rows`.
  package var maxRows = 10

  package var enter = EnterKey.newline

  /// The language that an external editor is told, such as `shell`.
  package var language: String?

  package init() {}

  /// What the enter key does in the field.
  package enum EnterKey: String, Sendable, CaseIterable {
    case newline
    case next
  }
}

/// When a placeholder gives way.
package enum PlaceholderHiding: String, Sendable, CaseIterable {
  /// While the field has text.
  case typing

  /// While the field has text, or the cursor.
  case focus
}
