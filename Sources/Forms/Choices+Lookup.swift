// From a typed text or a JSON value to the option that is meant.

package import JSON

extension Choices {
  /// The option that a text means: by its value, else by its label; `nil` where it is none.
  ///
  /// The text counts as it stands, and where nothing fits, without the blanks at its ends. Throws
  /// `.ambiguousOption` for a text that fits two. Linear in the options.
  package func index(ofText text: String) throws(Refusal) -> Int? {
    if let index = try exactIndex(of: text) { return index }
    let trimmed = text.withoutOuterBlanks
    return trimmed.isIdentical(to: text) ? nil : try exactIndex(of: trimmed)
  }

  private func exactIndex(of text: String) throws(Refusal) -> Int? {
    if let index = try only({ $0.valueText.isIdentical(to: text) }) { return index }
    // 13 means the option 13.0.
    if let number = try? DecimalNumber(parsing: text),
      let index = try only({ $0.number == number })
    {
      return index
    }
    return try only { $0.label.isIdentical(to: text) }
  }

  private func only(_ isMeant: (ChoiceOption) -> Bool) throws(Refusal) -> Int? {
    let indices = options.indices.filter { isMeant(options[$0]) }
    guard indices.count > 1 else { return indices.first }
    // A string and a number may be typed alike: then JSON's quotes tell them apart.
    throw .ambiguousOption(
      values: indices.map { options[$0].value.oneLine })
  }

  /// The option that has a value: a number by its value, whatever its spelling.
  package func index(of value: JSONValue) -> Int? {
    options.firstIndex { $0.value == value } ?? options.firstIndex { $0.value.means(value) }
  }

  /// Why a value that no option has is refused; a label of one is told the value that it stands for.
  func noOption(_ value: JSONValue) -> Refusal {
    let known = options.map(\.value.oneLine)
    if case .string(let text) = value,
      let index = options.firstIndex(where: { $0.label.isIdentical(to: text) })
    {
      return .noOptionValue(suggestion: known[index], known: known)
    }
    return .noOptionValue(suggestion: suggestion(for: value.oneLine, among: known), known: known)
  }

  /// Why a text that fits no option is refused.
  func noOption(_ text: String) -> Refusal {
    // An empty value cannot be typed; its label can.
    let known = options.map { $0.valueText.isEmpty ? $0.label : $0.valueText }
    return .noOption(
      suggestion: suggestion(for: text.withoutOuterBlanks, among: known + options.map(\.label)),
      known: known)
  }

  /// A line that chooses what is entered, where several may be: by commas, or as an array where these
  /// would not lead back.
  func line(choosing indices: [Int], other: String?) -> String {
    let texts =
      indices.filter(options.indices.contains).map { options[$0].valueText }
      + [other].compactMap(\.self)
    let line = texts.joined(separator: ", ")
    if texts.isEmpty { return "" }
    // A blank line would be the default.
    if !line.withoutOuterBlanks.isEmpty,
      (try? several(line)) == .choices(indices, other: other)
    {
      return line
    }
    let values = indices.filter(options.indices.contains).map { options[$0].value }
    return JSONValue.array(values + [other].compactMap(\.self).map(JSONValue.string)).oneLine
  }

  /// What a line of a person chooses, where several may be: the whole line as one, else separated by
  /// commas, else a JSON array.
  ///
  /// - Parameter isNumbered: whether each may also be its place in the list.
  func several(_ line: String, isNumbered: Bool = false) throws(Refusal) -> Entered {
    if let index = try index(ofText: line) { return .choices([index], other: nil) }
    let pieces = line.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).withoutOuterBlanks }
    let array = array(line)
    let indices: [Int?]
    do throws(Refusal) {
      indices = try self.indices(of: pieces, isNumbered: isNumbered)
    } catch {
      // What is ambiguous as a text need not be so as JSON.
      guard let array else { throw error }
      return try several(array)
    }
    if !indices.contains(nil) { return try several(indices.compactMap(\.self), others: []) }
    if let array { return try several(array) }
    let others = zip(pieces, indices).filter { $0.1 == nil }.map(\.0)
    if let other = others.first, !allowsOther { throw noOption(other) }
    return try several(indices.compactMap(\.self), others: others)
  }

  /// What an array of values chooses.
  func several(_ values: [JSONValue]) throws(Refusal) -> Entered {
    var chosen: [Int] = []
    var others: [String] = []
    for (value, index) in zip(values, indices(of: values)) {
      if let index {
        chosen.append(index)
      } else if allowsOther, case .string(let text) = value {
        others.append(text)
      } else {
        throw noOption(value)
      }
    }
    return try several(chosen, others: others)
  }

  private func several(_ indices: [Int], others: [String]) throws(Refusal) -> Entered {
    if others.count > 1 { throw .severalOthers }
    var seen: Set<Int> = []
    for index in indices where !seen.insert(index).inserted {
      throw .repeatedOption(options[index].label)
    }
    return .choices(seen.sorted(), other: others.first)
  }

  private func indices(of pieces: [String], isNumbered: Bool) throws(Refusal) -> [Int?] {
    var indices: [Int?] = []
    let table = table(for: pieces.count)
    for piece in pieces {
      if isNumbered, let index = index(ofNumber: piece) {
        indices.append(index)
      } else if let table {
        indices.append(try table.index(ofText: piece))
      } else {
        indices.append(try index(ofText: piece))
      }
    }
    return indices
  }

  /// The options that have these values; linear in both, but for a few values.
  func indices(of values: [JSONValue]) -> [Int?] {
    if let table = table(for: values.count) { return values.map(table.index(of:)) }
    return values.map(index(of:))
  }

  /// What answers so many look-ups; `nil` where they are so few that walking over the options costs less.
  private func table(for count: Int) -> ChoiceIndex? { count > 8 ? ChoiceIndex(self) : nil }

  private func array(_ line: String) -> [JSONValue]? {
    guard line.withoutOuterBlanks.hasPrefix("["),
      let document = try? JSONDocument(parsing: Array(line.utf8)),
      case .array(let elements) = document.root.value
    else { return nil }
    return elements
  }
}

extension ChoiceOption {
  var number: DecimalNumber? {
    guard case .number(let digits) = value else { return nil }
    return try? DecimalNumber(parsing: digits)
  }
}
