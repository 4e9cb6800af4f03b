// A libFuzzer entry (run by .ci/fuzz): whatever bytes come as records, the quick pass makes no difference but time,
// and nothing traps. The first byte chooses a form.

import Forms
import JSON

private let forms: [Form] = [
  #"""
  {"fields": [
    {"id": "a", "required": true, "validation": {"minLength": 2, "maxLength": 6}},
    {"id": "b", "multiline": true, "validation": {"pattern": "^(x|y\\d)+\\b"}},
    {"id": "c", "type": "number", "validation": {"min": -1.5, "max": 20}},
    {"id": "d", "type": "integer", "default": 3},
    {"id": "e", "type": "boolean"}
  ]}
  """#,
  #"""
  {"fields": [
    {"id": "a", "type": "select", "options": ["x", 1, 2.50, true, "é"], "default": "x"},
    {"id": "b", "type": "select", "options": ["x", "y", "z"], "multiple": true,
     "validation": {"minItems": 1, "maxItems": 2}},
    {"id": "c", "type": "boolean", "when": {"field": "a", "in": ["x", 1]}},
    {"id": "d", "when": {"any": [{"field": "b", "contains": "y"}, {"not": {"field": "c", "equals": true}}]}}
  ]}
  """#,
  #"""
  {"fields": [
    {"id": "a", "type": "email"}, {"id": "b", "type": "date", "validation": {"min": "2000-02-29"}},
    {"id": "c", "type": "path", "when": {"field": "a", "contains": "x"}},
    {"id": "d", "type": "url", "when": {"not": {"field": "b", "min": "2010-01-01"}}}, {"id": "e", "type": "tel", "secret": true},
    {"id": "a long name", "type": "time", "defaultTemplate": "{{b}}"}
  ]}
  """#,
].compactMap { text in
  guard let root = JSONDocument.parse(Array(text.utf8)).root else { return nil }
  return try? FormReader.form(from: root)
}

@c(LLVMFuzzerTestOneInput)
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  precondition(forms.count == 3)
  let form = forms[Int(bytes.first ?? 0) % forms.count]
  let records = Array(bytes.dropFirst())
  let quick = outcome(of: records, form, isQuick: true)
  let general = outcome(of: records, form, isQuick: false)
  precondition(quick == general)
  for report in quick.reports { precondition(!report.problem.sentence.isEmpty) }
  return 0
}

private struct Outcome: Equatable {
  var output: [UInt8] = []
  var reports: [Batch.Report] = []
}

private func outcome(of records: [UInt8], _ form: Form, isQuick: Bool) -> Outcome {
  var batch = Batch(form: form, recordLimit: 300, isQuick: isQuick)
  var input = RecordInput(size: 100)
  var outcome = Outcome()
  var rest = records[...]
  while true {
    input.makeRoom()
    let part = rest.prefix(input.room.count)
    rest = rest.dropFirst(part.count)
    for (place, byte) in zip(input.room, part) { input.bytes[place] = byte }
    input.add(part.count)
    var isMore: Bool
    repeat {
      isMore = batch.take(from: &input)
      outcome.output += batch.output
      outcome.reports += batch.reports
      batch.clear()
    } while isMore
    if part.isEmpty { return outcome }
  }
}
