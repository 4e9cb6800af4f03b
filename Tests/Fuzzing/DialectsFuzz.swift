// A libFuzzer entry (run by .ci/fuzz): no JSON makes a translation trap, whatever dialect it is taken for; what comes of
// it is a form or has problems that can be told, each with a place in the file.
//
// With: Tests/Fuzzing/Places.swift

import Dialects
import Forms
import JSON

@c(LLVMFuzzerTestOneInput)
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  check(DialectFile(reading: source), of: source)
  for dialect in Dialect.allCases where dialect.syntax != .yaml {
    check(DialectFile(reading: source, as: dialect), of: source)
  }
  return 0
}

private func check(_ file: DialectFile, of source: SourceText) {
  for problem in file.problems {
    precondition((0...source.bytes.count).contains(problem.byte))
    precondition(!problem.sentence.isEmpty)
  }
  guard let root = file.root else {
    precondition(!file.problems.isEmpty)
    return
  }
  do throws(DialectError) {
    let translation = try file.dialect.translate(root)
    for warning in translation.warnings { check(warning, warning.sentence, of: source) }
    checkPlaces(of: translation.root, in: source.bytes)
    read(translation.root, of: source)
  } catch {
    precondition(!error.problems.isEmpty)
    for problem in error.problems { check(problem, problem.sentence(in: source), of: source) }
    for warning in error.warnings { check(warning, warning.sentence, of: source) }
  }
}

/// Reads a native form, and fills it in with its defaults.
private func read(_ root: JSONNode, of source: SourceText) {
  do throws(FormError) {
    let form = try FormReader.form(from: root)
    for warning in FormWarning.warnings(about: form, from: root) {
      check(warning, warning.sentence, of: source)
    }
    if let answers = try? FormState(form: form).answers() {
      precondition(!JSONWriter(.oneLine).bytes(of: answers.value).isEmpty)
    }
  } catch {
    precondition(!error.problems.isEmpty)
    for problem in error.problems { check(problem, problem.sentence(in: source), of: source) }
  }
}

private func check(_ finding: some FormFinding, _ sentence: String, of source: SourceText) {
  check(finding.range, in: source.bytes)
  precondition(!sentence.isEmpty)
}
