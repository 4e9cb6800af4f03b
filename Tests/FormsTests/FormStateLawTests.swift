// The law of what follows: however the answers came to be, the form shows what it would show if they had been
// entered from the first field to the last.

import Forms
import JSON
import Support
import Testing

@Suite struct `form state law` {
  @Test(arguments: [UInt64](1...40))
  func `the order of entering makes no difference`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let form = try form(randomForm(&generator))
    var state = FormState(form: form)
    var typed: [Int: Entered] = [:]
    for _ in 0..<30 {
      let index = Int.random(in: form.fields.indices, using: &generator)
      let text = ["", "x", "y", "xy"].randomElement(using: &generator) ?? ""
      let before = (0..<form.fields.count).map(state.shows)
      let change = state.set(.text(text), for: index)
      typed[index] = .text(text)
      let after = (0..<form.fields.count).map(state.shows)
      #expect(change.toggled == form.fields.indices.filter { before[$0] != after[$0] })

      var fresh = FormState(form: form)
      for (index, entered) in typed.sorted(by: { $0.key < $1.key }) {
        fresh.set(entered, for: index)
      }
      #expect(after == (0..<form.fields.count).map(fresh.shows), "seed \(seed)")
      #expect(state.entered == fresh.entered, "seed \(seed)")
    }
  }

  /// Fields that look at a few random earlier ones.
  private func randomForm(_ generator: inout SeededGenerator) -> String {
    var fields = [#"{"id": "f0", "default": "x"}"#]
    for index in 1..<12 {
      var keys = [#""id": "f\#(index)""#]
      let source = Int.random(in: 0..<index, using: &generator)
      let other = Int.random(in: 0..<index, using: &generator)
      if Bool.random(using: &generator) {
        let tests = [
          #"{"field": "f\#(source)", "equals": "x"}"#,
          #"{"field": "f\#(source)", "contains": "y"}"#,
          #"{"not": {"field": "f\#(source)", "answered": true}}"#,
          #"{"any": [{"field": "f\#(source)", "equals": "xy"}, {"field": "f\#(other)", "answered": true}]}"#,
        ]
        keys.append(#""when": \#(tests.randomElement(using: &generator) ?? tests[0])"#)
      }
      if Bool.random(using: &generator) {
        keys.append(#""defaultTemplate": "{{f\#(source)}}{{f\#(other)}}""#)
      }
      fields.append("{" + keys.joined(separator: ", ") + "}")
    }
    return #"{"fields": [\#(fields.joined(separator: ", "))]}"#
  }
}
