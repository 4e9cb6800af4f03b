// What follows from what is entered: fields that come and go, defaults that follow, words that show answers.

import Forms
import JSON
import Testing

@Suite struct `form state` {
  static let chain = """
    {"fields": [
      {"id": "a", "type": "boolean"},
      {"id": "b", "default": "kept", "when": {"field": "a", "equals": true}},
      {"type": "note", "label": "{{b}}", "when": {"field": "b", "answered": true}},
      {"id": "c", "defaultTemplate": "{{b|upper}}", "when": {"field": "b", "answered": true}},
      {"id": "d", "defaultTemplate": "<{{c}}>"}]}
    """

  @Test func `conditions chain and what was typed is kept`() throws {
    var state = FormState(form: try form(Self.chain))
    #expect((0..<5).map(state.shows) == [true, false, false, false, true])
    #expect(state.entered[4] == .text("<>"))
    let change = state.set(.truth(true), for: 0)
    #expect(change.toggled == [1, 2, 3])
    #expect(change.followed == [3, 4])
    #expect(state.entered[4] == .text("<KEPT>"))
    state.set(.text("typed"), for: 1)
    #expect(state.text(of: state.form.fields[2].label) == "typed")
    state.set(.truth(false), for: 0)
    #expect(state.text(of: state.form.fields[2].label) == "")
    #expect(oneLine(try state.answers().value) == #"{"a":false,"d":"<>"}"#)
    state.set(.truth(true), for: 0)
    #expect(
      oneLine(try state.answers().value) == #"{"a":true,"b":"typed","c":"TYPED","d":"<TYPED>"}"#)
  }

  @Test func `a default follows until something is entered`() throws {
    var state = FormState(form: try form(Self.chain))
    state.set(.truth(true), for: 0)
    #expect(state.follows(3))
    state.set(.text(""), for: 3)
    #expect(!state.follows(3))
    let change = state.set(.text("x"), for: 1)
    #expect(change.toggled == [] && change.followed == [])
    #expect(state.entered[3] == .text(""))
    #expect(state.entered[4] == .text("<>"))
  }

  @Test func `nothing else changes where nothing depends on it`() throws {
    var state = FormState(form: try form(Self.chain))
    #expect((0..<5).map(state.hasDependents) == [true, true, false, true, false])
    for change in [state.set(.text("x"), for: 4), state.set(.truth(nil), for: 0)] {
      #expect(change.toggled == [] && change.followed == [])
    }
  }

  @Test func `labels show a choice's label and a secret's dots`() throws {
    let form = try form(
      """
      {"fields": [{"id": "c", "type": "select", "options": [{"value": 1, "label": "One"}], "default": 1},
        {"id": "s", "secret": true, "default": "abc"}, {"id": "y", "type": "boolean", "default": true},
        {"id": "n", "label": "{{c}} {{ s }} {{y}} {{z}}"}]}
      """)
    #expect(FormState(form: form).text(of: form.fields[3].label) == "One •••••••• yes {{z}}")
  }

  @Test func `every answer that is refused is told`() throws {
    let form = try form(
      """
      {"fields": [{"id": "a", "required": true}, {"id": "b"}, {"id": "c", "type": "number"},
        {"id": "d", "required": true, "when": {"field": "b", "answered": true}}]}
      """)
    var state = FormState(form: form)
    state.set(.text("x"), for: 2)
    let error = try #require(throws: RefusedAnswers.self) { try state.answers() }
    #expect(error.refusals == [0: .missing, 2: .notANumber(.notANumber, isInteger: false)])
  }

  @Test func `defaults that double do not fill the memory`() throws {
    let fields = (1...64).map {
      #"{"id": "f\#($0)", "defaultTemplate": "{{f\#($0 - 1)}}{{f\#($0 - 1)}}"}"#
    }
    let form = try form(
      #"{"fields": [{"id": "f0", "default": "x"}, \#(fields.joined(separator: ","))]}"#)
    let state = FormState(form: form)
    #expect(state.entered[16] == .text(String(repeating: "x", count: 1 << 16)))
    #expect(state.entered[17] == .text(""))
  }

  /// The work of a change must not grow with the form: 200 times as many fields, and the same time.
  @Test func `a change costs what depends on it`() throws {
    func time(fields count: Int) throws -> Duration {
      let fields = (0..<count).map { #"{"id": "f\#($0)"}"# }.joined(separator: ",")
      let form = try form(
        #"{"fields": [{"id": "a"}, {"id": "b", "when": {"field": "a", "answered": true}}, \#(fields)]}"#
      )
      var state = FormState(form: form)
      let clock = ContinuousClock()
      return (0..<5).map { _ in
        clock.measure {
          for round in 0..<200 { state.set(.text(round % 2 == 0 ? "x" : ""), for: 0) }
        }
      }.min() ?? .zero
    }
    let (small, large) = (try time(fields: 50), try time(fields: 10_000))
    #expect(large < small * 20, "\(small) for 50 fields, \(large) for 10,000")
  }
}
