// A form: what is asked, in asking order. Made by `FormReader` only, so every form that exists is a consistent one.

/// What is asked, in the order of asking.
package struct Form: Sendable {
  /// Shown above the fields and at the head of the transcript; plain text as written.
  package let title: String?

  /// Help for the whole form; plain text that may have several lines.
  package let description: String?

  /// At least one; the ids of those that take an answer are unique by their UTF-8 bytes.
  package let fields: [Field]

  /// Whether dots in ids make nested objects of the answers (the form file's `nested`).
  package let isNested: Bool

  /// Whether drafts of this form may be kept (the form file's `draft`, true where it says nothing).
  package let keepsDraft: Bool

  /// How the answers are put together; `nil` where they are one member a field.
  package internal(set) var answerShape: AnswerShape?

  /// The one that typed texts must not be code of where the answers go; `nil` where they go as they are.
  var templateLanguage: TemplateLanguage?

  package init(
    title: String?, description: String?, fields: [Field], isNested: Bool = false, keepsDraft: Bool
  ) {
    self.title = title
    self.description = description
    self.fields = fields
    self.isNested = isNested
    self.keepsDraft = keepsDraft
  }
}
