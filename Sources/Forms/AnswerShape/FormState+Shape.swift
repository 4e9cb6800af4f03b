// Answers as their form wants them put together: what is required of them as a whole, and what is written.

import JSON

extension FormState {
  /// What the shape of the answers refuses, beside what the fields do themselves.
  ///
  /// - Parameter answers: one for each field; `nil` where it is not asked or was refused.
  func refusals(by shape: AnswerShape, _ answers: [JSONValue?]) -> [Int: Refusal] {
    var refusals: [Int: Refusal] = [:]
    let isMissing = { (index: Int) in shows(index) && answers[index]?.isBlank == true }
    for object in shape.objects where isFilled(object, answers) {
      for index in object.required where isMissing(index) { refusals[index] = .missing }
    }
    for requirement in shape.requirements {
      // Most often nothing is missing, whatever the condition says.
      let missing = requirement.fields.filter(isMissing)
      guard !missing.isEmpty, requirement.condition.holds(value) else { continue }
      for index in missing { refusals[index] = .missing }
    }
    for (index, rules) in shape.rules where refusals[index] == nil {
      guard let answer = answers[index], answer != .null else { continue }
      refusals[index] =
        rules.lazy.compactMap { rule in
          rule.condition.holds(value) ? rule.refusal(of: answer, to: form.fields[index]) : nil
        }.first
    }
    return refusals
  }

  /// Whether some field of an object has an answer that is not what it began with.
  private func isFilled(_ object: AnswerObject, _ answers: [JSONValue?]) -> Bool {
    guard object.isOptional else { return false }
    return object.fields.contains { index in
      let field = form.fields[index]
      guard let answer = answers[index], answer != .null else { return false }
      return entered[index] != field.defaultEntered && !(follows(index))
    }
  }

  /// The members as they are written.
  func shaped(by shape: AnswerShape, _ answers: [JSONValue?]) -> ShapedAnswers {
    var shaped = ShapedAnswers(wrapper: shape.wrapper)
    var dropped: Set<Int> = []
    for object in shape.objects where object.isOptional {
      let isWhole = object.required.allSatisfy { !shows($0) || answers[$0]?.isBlank == false }
      if !isWhole, !isFilled(object, answers) { dropped.formUnion(object.fields) }
    }
    for (index, answer) in answers.enumerated() where !dropped.contains(index) {
      guard let answer else { continue }
      let field = form.fields[index]
      if answer != .null || !(shape.omitsEmpty && field.emptyAnswer == nil) {
        let written = answer == .null ? field.emptyAnswer ?? .null : answer
        shaped.append(written, for: field.id, isNested: form.isNested)
      }
    }
    for object in shape.objects where !object.isOptional && object.condition?.holds(value) ?? true {
      shaped.append(objectWithID: object.id)
    }
    for constant in shape.constants where constant.condition?.holds(value) ?? true {
      shaped.append(constant, isNested: form.isNested)
    }
    return shaped
  }
}

/// What is written of answers.
struct ShapedAnswers: Sendable, Equatable {
  /// An answer, a constant, or an object that is there with or without members.
  struct Entry: Sendable, Equatable {
    /// A whole id.
    let id: String
    /// `nil` for an object.
    let value: JSONValue?
  }

  /// Answers in the order of the form, then objects, then constants.
  private(set) var entries: [Entry] = []

  let wrapper: String?

  /// The ids of all entries.
  private var ids: Set<[UInt8]> = []

  /// The ids of every object that is there.
  private var paths: Set<[UInt8]> = []

  init(wrapper: String?) {
    self.wrapper = wrapper
  }

  mutating func append(_ value: JSONValue, for id: String, isNested: Bool) {
    entries.append(Entry(id: id, value: value))
    ids.insert(Array(id.utf8))
    guard isNested else { return }
    var path = Array(id.utf8)
    while let dot = path.lastIndex(of: UInt8(ascii: ".")) {
      path.removeSubrange(dot...)
      if !paths.insert(path).inserted { break }
    }
  }

  mutating func append(objectWithID id: String) {
    guard isThere(around: id), paths.insert(Array(id.utf8)).inserted else { return }
    entries.append(Entry(id: id, value: nil))
    ids.insert(Array(id.utf8))
  }

  mutating func append(_ constant: AnswerConstant, isNested: Bool) {
    guard !isNested || isThere(around: constant.id) else { return }
    // What was answered, or another constant, stands there already.
    if ids.contains(Array(constant.id.utf8)) { return }
    append(constant.value, for: constant.id, isNested: isNested)
  }

  /// Whether the object is there that something with an id is in.
  private func isThere(around id: String) -> Bool {
    let bytes = Array(id.utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return true }
    return paths.contains(Array(bytes[..<dot]))
  }
}
