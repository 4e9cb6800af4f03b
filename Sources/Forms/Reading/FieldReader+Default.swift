// `default` and `defaultTemplate`: what is filled in at the start, held against the field's own rules.

import JSON

extension FieldReader {
  mutating func readDefault(of field: inout Field) {
    if let node = object.value("default") { readDefault(node, of: &field) }
    guard let member = object.member("defaultTemplate") else { return }
    if object.member("default") != nil { object.report(.twoDefaults, at: member.nameRange) }
    guard let source = object.string("defaultTemplate") else { return }
    do throws(TemplateFault) {
      var reader = DefaultTemplateReader(source, scope: scope, isSecret: field.isSecret)
      field.defaultTemplate = try reader.read()
    } catch {
      object.report(.template(error.problem), at: member.value.range, scalar: error.scalar)
    }
  }

  private mutating func readDefault(_ node: JSONNode, of field: inout Field) {
    if case .null = node.content {
      return object.wrongType("default", node, expected: field.jsonType)
    }
    do throws(Refusal) {
      let entered = try field.entered(from: node.value)
      field.defaultEntered = entered
      _ = try field.answer(to: entered)
    } catch {
      switch error {
      case .wrongType(let expected, let found):
        object.report(
          .wrongType(key: "default", expected: expected, found: found), at: node.range)
      case .noOptionValue(let suggestion, let known):
        object.report(
          .defaultNoOption(suggestion: suggestion, known: known),
          at: strayElement(of: node, in: field) ?? node.range)
      default:
        object.report(.defaultRefused(error), at: node.range)
      }
    }
  }

  /// The first element of an array that is no option.
  private func strayElement(of node: JSONNode, in field: Field) -> Range<Int>? {
    guard case .array(let elements) = node.content, let choices = field.choices else { return nil }
    return zip(elements, choices.indices(of: elements.map(\.value))).first { $0.1 == nil }?.0.range
  }
}
