// cookiecutter.json -> a native form whose answers are a config file of cookiecutter's.
//
// https://cookiecutter.readthedocs.io/en/stable/advanced/
//
//     "name": "text"             a text, with that default
//     "name": ["a", "b"]         a choice, the first by default
//     "name": true               yes or no
//     "name": {"a": 1}           an object, typed as JSON
//     "_name"                    a setting, which is not asked
//     "__name"                   computed by cookiecutter from the answers, so not asked either
//     "__prompts__"              the questions, and what the options are called
//
// The answers are `{"default_context": {...}}`, which is a file for `cookiecutter --no-input --config-file FILE`: such a
// file is YAML, of which JSON is a part. Texts that are left empty are "" there, since cookiecutter would take what is not
// there from the template again. Cookiecutter takes every text there for a template of Jinja: what was typed is written
// so that it is none. What else of Jinja the defaults have stays as it is, for cookiecutter to fill in.

import Forms
package import JSON

package enum CookiecutterForm {
  /// The form of a template's variables, in their order.
  ///
  /// Linear, but for defaults that are computed of others. Throws where nothing can be asked.
  package static func translate(_ root: JSONNode) throws(DialectError) -> Translation {
    guard let members = root.members else {
      throw DialectError(.notAnObject(.cookiecutter, found: root.typeName), at: root.range)
    }
    let syntax = JinjaSyntax(root[member: "_jinja2_env_vars"])
    var translator = CookiecutterTranslator(prompts: root[member: "__prompts__"], syntax: syntax)
    for member in members { translator.take(member) }
    translator.tellUnused(root[member: "__prompts__"], among: members)
    if translator.fields.isEmpty {
      throw DialectError(
        .nothingToAsk(.cookiecutter), at: root.range, warnings: translator.warnings)
    }
    let shape = JSONNode.object(
      [("under", .string("default_context", at: root.range))], at: root.range)
    return Translation(
      root: .object(
        [
          ("x-answers", shape), ("x-template", syntax.node(at: root.range)),
          ("fields", .array(translator.fields, at: root.range)),
        ],
        at: root.range),
      warnings: translator.warnings)
  }
}

/// Makes fields of variables, one after the other.
private struct CookiecutterTranslator {
  private(set) var fields: [JSONNode] = []
  private(set) var warnings: [DialectWarning] = []
  private var context = TemplateContext()
  private var hasToldOfSlugs = false
  /// What is asked, by the names of variables.
  private let prompts: IDTable<JSONNode>
  private let syntax: JinjaSyntax

  init(prompts: JSONNode?, syntax: JinjaSyntax) {
    (self.prompts, self.syntax) = (IDTable(membersOf: prompts), syntax)
  }

  mutating func take(_ member: JSONNode.Member) {
    let name = member.name
    if name.hasPrefix("__") { return takeComputed(member) }
    if name.hasPrefix("_") {
      context.set(member.value.shownText.map { .text([.literal($0)]) } ?? .other, for: name)
      return
    }
    guard !name.isEmpty,
      !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      return warn("\"\(name)\" can be no name of an answer; it is not asked", at: member.nameRange)
    }
    switch member.value.content {
    case .string(let text): takeText(text, member)
    case .number(let digits): takeText(digits, member)
    case .null: takeText("", member)
    case .bool: takeYesOrNo(member)
    case .array(let elements): takeChoice(elements, member)
    case .object: takeObject(member)
    }
  }

  mutating func tellUnused(_ prompts: JSONNode?, among members: [JSONNode.Member]) {
    var names = NameTable()
    for member in members { names.insert(member.name.utf8, 0) }
    for prompt in prompts?.members ?? [] where names[prompt.name.utf8] == nil {
      warn("there is no variable \"\(prompt.name)\" for this prompt", at: prompt.nameRange)
    }
  }

  /// A value that cookiecutter computes: it may stand in defaults behind it.
  private mutating func takeComputed(_ member: JSONNode.Member) {
    guard let text = member.value.text else { return context.set(.other, for: member.name) }
    let parts = try? JinjaTemplate(text, syntax: syntax, in: context).parts
    context.set(parts.map(TemplateContext.Value.text) ?? .other, for: member.name)
  }

  private mutating func takeText(_ text: String, _ member: JSONNode.Member) {
    let range = member.value.range
    var field = begin("text", member)
    if text.utf8.contains(UInt8(ascii: "\n")) { field["multiline"] = .bool(true, at: range) }
    if !member.value.isNull { field.addToAnswer("empty", .string("", at: range)) }
    do throws(JinjaFault) {
      let template = try JinjaTemplate(text, syntax: syntax, in: context)
      if let literal = template.literal {
        if !literal.isEmpty { takeDefault(.string(literal, at: range), for: &field) }
      } else {
        field["defaultTemplate"] = .string(template.source, at: range)
        if template.makesSlugs { tellOfSlugs(at: range) }
      }
    } catch {
      warnings.append(
        DialectWarning(
          "\(error.sentence); the default is this text, which cookiecutter fills in itself",
          at: range,
          scalar: member.value.text == nil ? nil : error.scalar))
      field["x-template"] = .array([.string(text, at: range)], at: range)
      takeDefault(.string(text, at: range), for: &field)
      fields.append(field.node)
      // What is a template until cookiecutter fills it in cannot go through filters before.
      return context.set(.other, for: member.name)
    }
    fields.append(field.node)
    context.set(.text([.answer(member.name, filters: [])]), for: member.name)
  }

  private mutating func tellOfSlugs(at range: Range<Int>) {
    if hasToldOfSlugs { return }
    hasToldOfSlugs = true
    warn(
      "cookiecutter's slugify spells letters beyond Latin in Latin ones; here they stay as they are",
      at: range)
  }

  private mutating func takeYesOrNo(_ member: JSONNode.Member) {
    var field = begin("boolean", member)
    field["default"] = member.value
    field["required"] = .bool(true, at: member.value.range)
    fields.append(field.node)
    // In a template it would be Python's `True`.
    context.set(.other, for: member.name)
  }

  private mutating func takeChoice(_ elements: [JSONNode], _ member: JSONNode.Member) {
    var options: [JSONNode] = []
    var values: [JSONNode] = []
    var taken = ValueSet()
    let labels = IDTable(membersOf: prompts[member.name])
    let templates = elements.filter { syntax.isTemplate($0.shownText ?? "") }
    for element in elements {
      guard let text = element.shownText else {
        warn("an option cannot be \(element.typeName); it is left out", at: element.range)
        continue
      }
      guard taken.insert(element.value) else { continue }
      values.append(element)
      if syntax.isTemplate(text) {
        warn("this option is a template, which cookiecutter fills in itself", at: element.range)
      }
      let label = labels[text]?.text.flatMap { $0.isEmpty ? nil : $0 }
      options.append(
        label.map {
          .object(
            [("value", element), ("label", .string($0, at: element.range))], at: element.range)
        } ?? element)
    }
    guard let first = values.first else {
      return warn("\"\(member.name)\" has no options; it is not asked", at: member.value.range)
    }
    var field = begin("select", member)
    field["options"] = .array(options, at: member.value.range)
    takeDefault(first, for: &field)
    if let blank = values.first(where: \.isEmptyText) {
      // It can be chosen, which a required answer could not.
      field.addToAnswer("empty", blank)
    } else {
      field["required"] = .bool(true, at: member.value.range)
    }
    fields.append(field.node)
    context.set(
      templates.isEmpty ? .text([.answer(member.name, filters: [])]) : .other, for: member.name)
  }

  private mutating func takeObject(_ member: JSONNode.Member) {
    let range = member.value.range
    var field = begin("text", member)
    field["multiline"] = .object([("language", .string("json", at: range))], at: range)
    field.addToAnswer("as", .string("object", at: range))
    field.addToAnswer("empty", .object([], at: range))
    let templates = syntax.templates(in: member.value)
    if !templates.isEmpty {
      warn("cookiecutter fills in the templates in this object itself", at: range)
      field["x-template"] = .array(templates.map { .string($0, at: range) }, at: range)
    }
    if member.value.members?.isEmpty == false { takeDefault(member.value, for: &field) }
    fields.append(field.node)
    context.set(.other, for: member.name)
  }

  private func begin(_ type: String, _ member: JSONNode.Member) -> FieldDraft {
    var field = FieldDraft(id: member.name, type: type, at: member.nameRange)
    let prompt = prompts[member.name]
    field.show(prompt?[member: "__prompt__"] ?? prompt, as: "label")
    if field["label"] == nil {
      field.show(.string(member.name, at: member.nameRange), as: "label")
    }
    return field
  }

  private mutating func takeDefault(_ value: JSONNode, for field: inout FieldDraft) {
    if let reason = field.takeDefault(value) {
      warn("this default is left out: \(reason)", at: value.range)
    }
  }

  private mutating func warn(_ sentence: String, at range: Range<Int>) {
    warnings.append(DialectWarning(sentence, at: range))
  }
}

extension JSONNode {
  fileprivate var isEmptyText: Bool {
    guard let text else { return false }
    return text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
