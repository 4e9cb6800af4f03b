// What was done in one field.

import Forms

/// A field's prompt, and how far the person got with it.
struct Entry: Sendable {
  var prompt: any Prompt

  /// Whether the cursor was here and left.
  var wasLeft = false

  /// What is wrong with what is entered, once going forward was tried; gone as soon as that is valid.
  var refusal: Refusal?

  /// Whether something was entered that the form's state has not been told.
  var isUntold = false

  init(_ field: Field, _ entered: Entered) {
    prompt = Self.prompt(for: field, entered)
  }

  private static func prompt(for field: Field, _ entered: Entered) -> any Prompt {
    if field.isSecret {
      return SecretPrompt(
        field.typedText(for: entered), allowsNewlines: field.multiline != nil)
    }
    switch field.kind {
    case .note, .text, .email, .url, .tel, .number, .integer:
      return TextPrompt(field.typedText(for: entered), multiline: field.multiline)
    case .date, .time, .datetime:
      return DatePrompt(field.typedText(for: entered))
    case .path:
      return PathPrompt(field.typedText(for: entered))
    case .boolean:
      guard case .truth(let truth) = entered else { return TogglePrompt(nil) }
      return TogglePrompt(truth)
    case .select(let choices):
      return ChoicePrompt(choices, entered)
    }
  }
}

extension Entry {
  /// The editor of a field whose text may be seen, and an empty one for every other field.
  var editor: TextEditor { (prompt as? any TypedPrompt)?.text.editor ?? TextEditor() }
}
