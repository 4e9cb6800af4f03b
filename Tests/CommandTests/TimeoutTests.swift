// Giving up in time: whatever is waited for, the code is 124 and the terminal is as it was.

import Support
import Testing

@Suite struct `a timeout` {
  private let folder = TemporaryFolder()

  @Test func `ends an interview`() throws {
    let form = folder.write(threeFields, to: "form.json")
    let person = try Person([ttyform, form, "--timeout", "1s"])
    try person.see("Ada Lovelace")
    try person.type("Grace")
    #expect(try person.waitForExit() == .exited(124))
    #expect(person.output == "")
    #expect(person.rows.contains("  Grace"))
    #expect(person.rows.last == "ttyform: timed out")
    person.expectRestored()
  }

  @Test func `ends the wait for a pipe that gives nothing`() throws {
    let form = folder.write(threeFields, to: "form.json")
    for option in ["-q", "-a-"] {
      let outcome = try shell(
        "sleep 5 | \"$ttyform\" \"$1\" --timeout 1s \"$2\"", [form, option])
      #expect(outcome == Outcome(status: .exited(124), errors: "ttyform: timed out\n"))
    }
  }

  @Test func `that is long enough changes nothing`() throws {
    let outcome = try fill(
      #"{"fields": [{"id": "a"}]}"#, from: "x\n", options: ["-fjsonl", "--timeout=1h"])
    #expect(outcome == Outcome(output: #"{"a":"x"}"# + "\n"))
  }
}
