// `ttyform ask`: one question without a form file, answered bare, or by the exit code alone.

import Forms
import JSON
import Terminal

enum Ask {
  /// Asks one question and writes its answer; for a confirmation, ends with what was answered.
  static func run(_ request: AskRequest) throws(Stop) {
    let deadline = request.asking.deadline
    let form = try Question(request, until: deadline).form()
    var filling = Filling(request.asking, deadline)
    filling.isStandardInputTaken = request.optionsFrom == .standardInput
    filling.remedy = .defaultAnswer
    let state = FormState(form: form)
    // A confirmation writes nothing.
    if !request.isConfirmation { try filling.checkWritable(request.output, state) }
    let answers = try filling.run(state).answers
    let answer = answers.members.first?.value ?? .null
    if request.isConfirmation {
      throw Stop(.exit(answer == .bool(true) ? .success : .gaveUp))
    }
    let field = form.fields[0]
    let bytes =
      request.printsJSON
      ? JSONWriter(.oneLine).bytes(of: answer) + [UInt8(ascii: "\n")]
      : BareAnswer.lines(of: answer, ofSeveral: field.choices?.allowsSeveral ?? false)
    try Output.write(bytes, to: request.output, isPrivate: field.isSecret)
  }
}
