import Testing

@testable import Prompting

@Suite struct `a text that goes to an editor` {
  @Test(arguments: [
    (nil, "txt"), ("markdown", "md"), ("Markdown", "md"), ("shell", "sh"), ("C++", "cpp"),
    ("swift", "swift"), ("x y", "txt"), ("../../etc/passwd", "txt"), ("", "txt"), ("é", "txt"),
  ])
  func `is named after its language`(language: String?, fileExtension: String) {
    #expect(Session.fileExtension(language) == fileExtension)
  }

  @Test(arguments: [
    (OutsideProblem.unavailable, "No editor is opened here"),
    (.notFound("ed"), "There is no editor ed"),
    (.exited(1), "The editor ended with status 1"),
    (.killed(9), "The editor was ended by signal 9"),
    (.file("No space left on device"), "The editor’s file failed (No space left on device)"),
  ])
  func `says why it stayed as it was`(problem: OutsideProblem, words: String) {
    #expect(problem.sentence == words + "; nothing was changed.")
  }
}
