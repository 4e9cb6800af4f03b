// `ttyform FORM`: from the form's file to its answers.

import Forms
import JSON
import Terminal

enum FormFilling {
  /// Fills in a form and writes its answers.
  static func run(_ request: FillRequest) throws(Stop) {
    try request.checkOutput()
    if request.isBatch { return try Batching.run(request) }
    let deadline = request.asking.deadline
    let file = try FormFile.load(request.form, as: request.dialect, until: deadline)
    let form = file.form
    let writer = try AnswerWriter(request.output, for: form, from: file.root)
    var known = KnownReader(form, deadline)
    try known.read(request.known)
    var filling = Filling(request.asking, deadline)
    filling.isStandardInputTaken = request.takesStandardInput
    filling.hasAnswersOnStandardInput = request.known.areOnStandardInput
    // Where nobody is asked, what would be filled in is known.
    let asksNobody = !filling.asksPerson
    var all = known.edits
    all.take(known.answers)
    let state = FormState(
      form: form, known: asksNobody ? all : known.answers, filledIn: known.edits)
    try filling.refuse(state, known)
    try filling.checkWritable(request.output.file, state)
    if !asksNobody, form.keepsDraft, request.asking.keepsDraft {
      filling.draftKey = DraftKey(
        of: request.form, file.text.bytes, request.known, known: known.answers, edits: known.edits)
    }
    Diagnostics.write(Diagnostics.losses(file, in: request.form, request.dialect))
    let filled = try filling.run(state)
    try filled.deliver { () throws(Stop) in
      try Output.write(
        writer.bytes(of: filled.answers), to: request.output.file, isPrivate: writer.isPrivate)
    }
    Diagnostics.write(Diagnostics.unused(filled.state))
  }
}

extension FillRequest {
  /// Ends the program where the answers would be written over the form itself.
  func checkOutput() throws(Stop) {
    guard let output = output.file, case .file(let form) = form,
      let one = try? FileStatus(of: output), let other = try? FileStatus(of: form),
      one.kind == .regular, one.isSameFile(as: other)
    else { return }
    throw Stop(.usage, "-o \(output) would write the answers over the form")
  }

  /// Whether the form or what is known comes from stdin, so that lines of answers cannot.
  fileprivate var takesStandardInput: Bool {
    form == .standardInput || known.areOnStandardInput
      || known.settings.contains(where: \.isStandardInput)
  }
}

extension KnownSources {
  /// Whether objects of answers come from stdin.
  fileprivate var areOnStandardInput: Bool {
    answers.contains(.standardInput) || edits.contains(.standardInput)
  }
}
