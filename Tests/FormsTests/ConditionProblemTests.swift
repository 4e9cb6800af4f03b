import Forms
import Testing

/// A `when` with one fault at `‸`, in a form that has a field of each kind before it and one behind it.
let conditionFaults: [(condition: String, sentence: String)] = [
  (
    #"‸"text""#,
    #"a condition is an object such as {"field": "color", "equals": "red"}, not a string"#
  ),
  (#"‸{}"#, #"a condition needs "field" and a test such as "equals", or "all", "any" or "not""#),
  (
    #"‸{"field": "text"}"#,
    #"a condition needs a test beside "field": "equals", "notEquals", "in", "contains", "pattern", "min", "max", "answered""#
  ),
  (#"‸{"equals": "x"}"#, #"a condition needs "field", the id of an earlier field"#),
  (
    #"{"field": "text", ‸"equal": "x"}"#,
    #"unknown key "equal" in a condition; did you mean "equals"?"#
  ),
  (
    #"{"field": "text", "equals": "x", ‸"answered": true}"#,
    #"a condition has one test, so "answered" is too many; put several under "all" or "any""#
  ),
  (
    #"{‸"field": "text", "all": [{"field": "text", "answered": true}]}"#,
    #"a condition has one test, so "all" is too many; put several under "all" or "any""#
  ),
  (#"{"all": ‸{}}"#, #""all" must be an array of conditions, not an object"#),
  (#"{"any": ‸[]}"#, #""any" is empty; it needs at least one condition"#),
  (
    #"{"not": ‸[]}"#,
    #"a condition is an object such as {"field": "color", "equals": "red"}, not an array"#
  ),
  (#"{"field": ‸7, "equals": "x"}"#, #""field" must be a string, not a number"#),
  (
    #"{"field": ‸"txet", "equals": "x"}"#,
    #"no field has the id "txet"; did you mean "text"?"#
  ),
  (#"{"field": ‸"nothing near", "equals": "x"}"#, #"no field has the id "nothing near""#),
  (
    #"{"any": [{"field": "text", "answered": true}, {"field": ‸"last", "equals": "x"}]}"#,
    #"the field "last" stands later in the form; only earlier answers can be looked at"#
  ),
  (#"{"field": ‸"self", "equals": "x"}"#, "a field cannot look at its own answer"),
  (#"{"field": ‸"note", "equals": "x"}"#, #""note" is a note, which has no answer"#),
  (#"{"field": "text", "equals": ‸1}"#, #""equals" must be a string, not a number"#),
  (#"{"field": "number", "notEquals": ‸"1"}"#, #""notEquals" must be a number, not a string"#),
  (#"{"field": "yes", "equals": ‸"true"}"#, #""equals" must be true or false, not a string"#),
  (#"{"field": "one", "equals": ‸null}"#, #""equals" must be the value of an option, not null"#),
  (
    #"{"field": "many", "equals": ‸"a"}"#,
    #""equals" must be an array of option values ("contains" looks for one), not a string"#
  ),
  (#"{"field": "number", "in": ‸1}"#, #""in" must be an array of values, not a number"#),
  (#"{"field": "number", "in": [1, ‸"2"]}"#, #""in" must be a number, not a string"#),
  (#"{"field": "number", "in": ‸[]}"#, #""in" is empty; it needs at least one value"#),
  (
    #"{"field": "many", ‸"in": [["a"]]}"#,
    #""in" does not fit that field: several choices are an array; "contains" looks for one of them"#
  ),
  (
    #"{"field": "number", ‸"contains": "1"}"#,
    #""contains" does not fit that field: only texts and several choices contain anything"#
  ),
  (#"{"field": "text", "contains": ‸1}"#, #""contains" must be a string, not a number"#),
  (
    #"{"field": "yes", ‸"pattern": "x"}"#,
    #""pattern" does not fit that field: only a text can match a pattern"#
  ),
  (
    #"{"field": "text", ‸"min": 1}"#,
    #""min" does not fit that field: only numbers, dates and times have limits"#
  ),
  (#"{"field": "number", "min": ‸"1"}"#, #""min" must be a number, not a string"#),
  (
    #"{"field": "date", "max": ‸"soon"}"#,
    #""max" must be a date such as "2026-03-31", not "soon""#
  ),
  (#"{"field": "text", "answered": ‸"yes"}"#, #""answered" must be true or false, not a string"#),
]

@Suite struct `problems of conditions` {
  @Test(arguments: conditionFaults)
  func `a fault is told at its place in one exact sentence`(
    condition: String, sentence: String
  ) throws {
    try expectProblem(form(withCondition: condition), sentence)
  }

  @Test func `an earlier field that is wrong itself is no further mistake`() throws {
    try expectProblem(
      #"{"fields": [{"id": "a", "type": ‸"txt"}, {"id": "b", "when": {"field": "a", "equals": 1}}]}"#,
      #"unknown type "txt"; did you mean "text"?"#)
  }
}

/// A form with a field of every kind before the one that has the condition.
func form(withCondition condition: String) -> String {
  """
  {"fields": [{"id": "text"}, {"id": "number", "type": "number"}, {"id": "yes", "type": "boolean"},
    {"id": "date", "type": "date"}, {"id": "one", "type": "select", "options": ["a", 1]},
    {"id": "many", "type": "select", "multiple": true, "options": ["a", 1]},
    {"id": "note", "type": "note"}, {"id": "self", "when": \(condition)}, {"id": "last"}]}
  """
}
