// What a typed text means: an answer, or one of the few words that mean something else.
//
// - nothing: what is in brackets, or no answer;
// - `-`: no answer, where something is in brackets and no answer is accepted;
// - `<`: back to the question before, where there is more than one question.
//
// A text that is such a word is given with a backslash before it, one that begins with backslashes before
// such a word with one more. So is a number that is no place in the list, where a choice takes other answers.
// An option that is called like a word comes before it.

import Forms

extension PlainDialog {
  enum Meaning {
    case back

    /// What is entered stays.
    case asBefore

    /// `remark` is said about it, not yet harmless.
    case entered(Entered, remark: String?)
  }

  /// Throws where a text means nothing to a choice; all else is for `Field.answer` to check.
  func meaning(of text: String, for index: Int) throws(Refusal) -> Meaning {
    let field = form.fields[index]
    if text.isEmpty { return .asBefore }
    if text == Self.backWord, isWord(text, for: index) { return .back }
    if text == Self.noneWord, isWord(text, for: index) {
      return .entered(field.nothing, remark: "No answer.")
    }
    if let word = escapedWord(text, for: index) {
      return .entered(try field.entered(fromLine: word), remark: nil)
    }
    let entered = try field.entered(fromLine: text, isNumbered: isNumbered(field))
    // A number is heard and logged as what it stands for.
    let isByNumber = isNumbered(field) && (try? field.entered(fromLine: text)) != entered
    return .entered(
      entered, remark: isByNumber && !field.isSecret ? field.shownText(of: entered) : nil)
  }

  static let backWord = "<"
  static let noneWord = "-"

  /// Whether a text of a field means something else than itself.
  private func isWord(_ text: String, for index: Int) -> Bool {
    let field = form.fields[index]
    if let choices = field.choices, isName(text, among: choices) { return false }
    switch text {
    case Self.backWord: return hasWayBack
    case Self.noneWord: return takesNone(index)
    default:
      guard let choices = field.choices, choices.allowsOther, isNumbered(field) else {
        return false
      }
      return choices.index(ofNumber: text) != nil
    }
  }

  /// Whether some option, or more than one, is called so.
  private func isName(_ text: String, among choices: Choices) -> Bool {
    do throws(Refusal) {
      return try choices.index(ofText: text) != nil
    } catch {
      return true
    }
  }

  /// The text that is meant by a word with backslashes before it; `nil` for every other text.
  private func escapedWord(_ text: String, for index: Int) -> String? {
    let backslash = UInt8(ascii: "\\")
    guard text.utf8.first == backslash,
      isWord(String(Substring(text.utf8.drop { $0 == backslash })), for: index)
    else { return nil }
    return String(Substring(text.utf8.dropFirst()))
  }

  /// Whether options are given by their place in the list too.
  func isNumbered(_ field: Field) -> Bool {
    field.choices?.canBeNumbered ?? false
  }

  /// Whether something is entered in a field that nothing can take the place of.
  func takesNone(_ index: Int) -> Bool {
    !form.fields[index].isRequired && !state.entered[index].isEmpty
  }

  var hasWayBack: Bool {
    form.fields.indices.count { form.fields[$0].isAsked && !state.isKnown($0) } > 1
  }
}
