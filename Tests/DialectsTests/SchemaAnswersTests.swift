// The law of forms made of JSON Schemas: whatever is answered is valid by the schema, its formats included. Held on
// random answers to every schema among the test data, by Python's jsonschema.
//
// The schemas are shaped after public files, with other words:
//
//   rjsf-team/react-jsonschema-form, playground/samples/conditional.js and null.js      car.json, template.json
//   VIIgit/react-jsonschema-form-app, src/samples/dependencies.js                       pets.json
//   ngx-formly/ngx-formly, demo/src/assets/json-schema/schema_dependencies_json,
//     oneOf_json and nullable_json                                                      pets.json, nulls.json, alternatives.json
//   350d/homebridge-http-lock, config.schema.json                                       plugin-settings.json
//   0x5e/homebridge-tuya-platform, config.schema.json                                   plugin-settings.json
//   nf-core/rnaseq, nextflow_schema.json                                                pipeline.json
//   dedalus-labs/dedalus-mcp-python, docs/mcp/capabilities/elicitation/protocol-messages.md    elicitation.json
//   roboalchemist/llm-code-docs, docs/llms-txt/mcp/1330-elicitation-enum-schema-improvements-and-standards.md
//                                                                                       elicitation-enums.json
//   backstage/software-templates, scaffolder-templates/create-react-app/template.yaml   template.json
//   peterjaberau/dev-kit, demos/ui-extended/src/components/formbuilder/actors-model/shared/data/j-schema-exmples/index.ts
//                                                                                       layout.json
//   educorvi/vue-json-form, packages/vue-json-form/src/exampleSchemas/showcase/schema.json     widgets.json, formats.json
//   iomega/paired-data-form, app/public/schema.json                                     alternatives.json, contact.json
//   rgregg/signalk-mqtt-sensors, schema.json                                            model.json

import Forms
import JSON
import Support
import Testing

@testable import Dialects

@Suite struct `answers to a form made of a schema` {
  static let folder = FixtureFolder("../Data/dialects/json-schema")

  @Test(.enabled(if: SchemaOracle.isThere, SchemaOracle.advice))
  func `are valid by it`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    var oracle = SchemaOracle()
    var questions: [(name: String, answers: JSONValue)] = []
    for name in Self.folder.names(withExtension: "json") {
      let bytes = try #require(Self.folder.bytes(of: name))
      let root = try JSONDocument(parsing: bytes).root
      let form = try FormReader.form(from: try JSONSchemaForm.translate(root).root)
      let answers = RandomAnswers(form)
      var accepted: [JSONValue] = []
      for _ in 0..<300 {
        if let value = filled(form, with: answers.next(&generator)) { accepted.append(value) }
      }
      #expect(accepted.count > 20, "\(name), seed \(seed): \(accepted.count)")
      for schema in [SchemaSource(root).schema.value, nil] {
        if let schema {
          oracle.use(foreign: schema)
        } else {
          oracle.use(FormSchema.schema(of: form))
        }
        for value in accepted {
          questions.append((name + (schema == nil ? " by its own schema" : ""), value))
          oracle.ask(value)
        }
      }
    }
    let verdicts = try oracle.verdicts()
    try #require(verdicts.count == questions.count)
    for (question, isValid) in zip(questions, verdicts) where !isValid {
      Issue.record("\(question.name), seed \(seed): not valid: \(oneLine(question.answers))")
    }
  }

  @Test(.enabled(if: SchemaOracle.isThere, SchemaOracle.advice))
  func `are valid by schemas made at random`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    var schemas = RandomSchema(seed: seed)
    var oracle = SchemaOracle()
    var questions: [(schema: JSONValue, answers: JSONValue)] = []
    var asked = 0
    for _ in 0..<300 {
      let schema = schemas.next()
      let root = try JSONDocument(parsing: JSONWriter(.oneLine).bytes(of: schema)).root
      guard let translation = try? JSONSchemaForm.translate(root) else { continue }
      let form: Form
      do throws(FormError) {
        form = try FormReader.form(from: translation.root)
      } catch {
        Issue.record("seed \(seed): \(oneLine(schema)): \(error)")
        continue
      }
      guard translation.warnings.isEmpty else { continue }
      asked += 1
      let answers = RandomAnswers(form)
      let written = (0..<30).compactMap { _ in filled(form, with: answers.next(&generator)) }
      oracle.use(foreign: schema)
      for value in written {
        questions.append((schema, value))
        oracle.ask(value)
      }
      oracle.use(FormSchema.schema(of: form))
      for value in written {
        questions.append((FormSchema.schema(of: form), value))
        oracle.ask(value)
      }
    }
    #expect(asked > 100 && questions.count > 1_000, "seed \(seed): \(asked), \(questions.count)")
    let verdicts = try oracle.verdicts()
    try #require(verdicts.count == questions.count)
    for (question, isValid) in zip(questions, verdicts) where !isValid {
      Issue.record(
        "seed \(seed): not valid by \(oneLine(question.schema)): \(oneLine(question.answers))")
    }
  }

  /// What is written where everything is accepted.
  private func filled(_ form: Form, with members: [JSONMember]) -> JSONValue? {
    var state = FormState(form: form)
    for member in members {
      guard let index = form.fields.firstIndex(where: { $0.isAsked && $0.id == member.name }),
        let entered = try? form.fields[index].entered(from: member.value)
      else { continue }
      state.set(entered, for: index)
    }
    guard let value = try? state.answers().value else { return nil }
    // Python has no year 0, which RFC 3339 has.
    return oneLine(value).contains(#""0000-"#) ? nil : value
  }
}
