// A form that has no errors, looked at beside its file: what in it was probably not meant.
//
// A warning that is wrong teaches people not to read warnings, so each one here is about something that
// surely does nothing, or surely contradicts itself. Placeholders are the exception, see
// FormReview+Placeholder.

package import JSON

extension FormWarning {
  /// What in a form was probably not meant, in no particular order.
  ///
  /// Linear in the form, and in `options` times tests of a condition on them.
  ///
  /// - Parameter root: what the form was read from.
  package static func warnings(about form: Form, from root: JSONNode) -> [FormWarning] {
    var review = FormReview(form)
    guard case .array(let nodes) = root[member: "fields"]?.content else { return [] }
    for (index, node) in nodes.enumerated() where form.fields.indices.contains(index) {
      review.look(at: index, node)
    }
    return review.warnings
  }
}

/// One walk over the fields of a form.
struct FormReview {
  let form: Form
  private(set) var warnings: [FormWarning] = []

  /// Where each id stands, notes among them, by its UTF-8.
  let positions: [[UInt8]: Int]

  init(_ form: Form) {
    self.form = form
    var positions: [[UInt8]: Int] = [:]
    for (index, field) in form.fields.enumerated() where !field.id.isEmpty {
      positions[Array(field.id.utf8)] = index
    }
    self.positions = positions
  }

  mutating func warn(_ kind: FormWarning.Kind, at range: Range<Int>, scalar: Int? = nil) {
    warnings.append(FormWarning(kind, at: range, scalar: scalar))
  }

  mutating func look(at index: Int, _ node: JSONNode) {
    let field = form.fields[index]
    for key in ["label", "description", "placeholder"] {
      if let words = node[member: key] { lookForReferences(in: words, from: index) }
    }
    if let condition = field.condition, let when = node[member: "when"] {
      look(at: condition, when)
    }
    guard field.isAsked else {
      if node[member: "label"] == nil, node[member: "description"] == nil, field.id.isEmpty {
        warn(.emptyNote, at: node.range.prefix(1))
      }
      return
    }
    lookAtRules(of: field, node)
    lookAtOptions(of: field, node)
    if let placeholder = node[member: "placeholder"] { look(at: placeholder, of: field) }
  }

  private mutating func lookAtRules(of field: Field, _ node: JSONNode) {
    guard let validation = node[member: "validation"] else { return }
    var nodes = [validation]
    if case .array(let elements) = validation.content { nodes = elements }
    for (rule, node) in zip(field.rules, nodes) {
      if let pattern = rule.pattern, pattern.isInSlashes, let place = node[member: "pattern"] {
        warn(.patternInSlashes, at: place.range)
      }
      if rule.maxLength == 0, field.isRequired, field.choices == nil,
        let place = node[member: "maxLength"]
      {
        warn(.unanswerable(why: "it is required, and \"maxLength\" is 0"), at: place.range)
      }
      if let most = rule.maxItems, let place = node[member: "maxItems"] {
        lookAtMaximum(most, of: field, at: place.range)
      }
      if let const = rule.const, let place = node[member: "const"] {
        lookAt(const, of: field, at: place.range)
      }
    }
  }

  private mutating func lookAtMaximum(_ most: Int, of field: Field, at range: Range<Int>) {
    let needed = field.choices?.options.count(where: \.isRequired) ?? 0
    if needed > most {
      let options = needed == 1 ? "1 option is" : "\(needed) options are"
      warn(.unanswerable(why: "\(options) required, and \"maxItems\" is \(most)"), at: range)
    } else if most == 0, field.isRequired {
      warn(.unanswerable(why: "it is required, and \"maxItems\" is 0"), at: range)
    }
  }

  private mutating func lookAt(_ const: JSONValue, of field: Field, at range: Range<Int>) {
    do throws(Refusal) {
      _ = try field.answer(to: field.entered(from: const))
    } catch {
      warn(.constUnreachable(error), at: range)
    }
  }

  private mutating func lookAtOptions(of field: Field, _ node: JSONNode) {
    guard let choices = field.choices, case .array(let nodes) = node[member: "options"]?.content
    else { return }
    var labels: Set<[UInt8]> = []
    for (option, node) in zip(choices.options, nodes)
    where !labels.insert(Array(option.label.utf8)).inserted {
      warn(.sameLabel(option.label), at: (node[member: "label"] ?? node).range)
    }
  }
}

extension Pattern {
  /// Whether this is written as in JavaScript's source, `/^...$/`: then no text has a slash before its
  /// start or behind its end.
  fileprivate var isInSlashes: Bool {
    let flags = "dgimsuvy"
    let end =
      source.last.map { flags.contains($0) } == true
      ? source.reversed().drop { flags.contains($0) } : source.reversed().drop { _ in false }
    let isClosed = end.first == "/"
    return isClosed && source.hasPrefix("/^") || source.hasPrefix("/") && end.starts(with: "/$")
  }
}
