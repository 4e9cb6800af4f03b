// When a form may go: checks on the way forward, marks on the way out.

import Forms

extension Session {
  /// What is wrong with a field's text as it stands.
  ///
  /// Mostly told from what the editor keeps count of; the text is looked through only as far as its
  /// first visible character, but for fields with a pattern or another type.
  func refusal(of index: Int) -> Refusal? {
    let (field, buffer) = (form.fields[index], entries[index].editor.buffer)
    if field.isCheckedByLength {
      return field.refusal(ofLength: buffer.clusterCount, isBlank: buffer.isBlank)
    }
    do throws(Refusal) {
      _ = try field.answer(to: entries[index].editor.text)
      return nil
    } catch {
      return error
    }
  }

  /// Goes forward from the focused field: to the next one, or sends from the last.
  ///
  /// A field that is not valid keeps the cursor and says why.
  mutating func accept() -> Step {
    entries[focus].refusal = refusal(of: focus)
    guard entries[focus].refusal == nil else { return .stay }
    guard focus == plan.asked.last else {
      moveFocus(by: 1)
      return .stay
    }
    return send()
  }

  /// Sends the form, or marks every field that is not valid and goes to the first.
  mutating func send() -> Step {
    leave()
    var answers = Answers(nested: form.isNested)
    var invalid: [Int] = []
    for index in plan.asked {
      do throws(Refusal) {
        let field = form.fields[index]
        answers.append(try field.answer(to: entries[index].editor.text), for: field)
        entries[index].refusal = nil
      } catch {
        entries[index].refusal = error
        entries[index].wasLeft = true
        invalid.append(index)
      }
    }
    guard let first = invalid.first else { return .done(answers) }
    focus = first
    invalidCount = invalid.count
    return .stay
  }

  /// Moves the cursor by `count` fields, from the last to the first and the reverse; the field that is
  /// left is marked if it is not valid.
  mutating func moveFocus(by count: Int) {
    guard !plan.asked.isEmpty else { return }
    leave()
    let place = plan.askedBefore[focus] + count
    let total = plan.asked.count
    focus = plan.asked[(place % total + total) % total]
  }

  private mutating func leave() {
    entries[focus].refusal = refusal(of: focus)
    entries[focus].wasLeft = true
    entries[focus].viewport.releaseColumn()
    entries[focus].editor.breakRun(killRing: &killRing)
  }

  /// Looks again at a text whose error is shown, so that it goes as soon as it no longer holds.
  mutating func recheck() {
    if entries[focus].refusal != nil { entries[focus].refusal = refusal(of: focus) }
  }
}

extension TextBuffer {
  /// Whether the text is empty or white space alone.
  ///
  /// Costs the white space at its start.
  var isBlank: Bool {
    var offset = 0
    while let scalar = scalar(at: offset) {
      if !scalar.properties.isWhitespace { return false }
      offset += UTF8.width(scalar)
    }
    return true
  }
}
