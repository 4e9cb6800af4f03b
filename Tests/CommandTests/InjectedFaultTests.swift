// Each call that the program makes of the system fails once, by strace(1): cut short by a signal, it makes no
// difference; with an error of the device it is told, and nothing half written stays behind.

import Support
import Testing

@Suite(.enabled(if: SystemCallTrace.isPossible, "strace cannot trace here"))
struct `a call of the system that fails` {
  private let folder = TemporaryFolder()

  private static let form = #"""
    {"fields": [{"id": "a"}, {"id": "b", "multiline": true}, {"id": "c", "type": "select", "options": ["x", "y"]}]}
    """#
  private static let answers = #"{"a":"one","b":"two\nthree","c":"y"}"# + "\n"

  /// Ways to run the program that end with answers, in `$2`.
  static let ways = [
    #"printf 'one\ntwo\nthree\n.\ny\n' | $strace "$ttyform" "$1/form.json" -fjsonl -o "$2/out""#,
    #"printf 'one\ntwo\nthree\n.\ny\n' | $strace "$ttyform" "$1/form.json" -fjsonl >"$2/out""#,
    #"$strace "$ttyform" "$1/form.json" -fjsonl -a "$1/known" --no-input -o "$2/out""#,
    #"$strace "$ttyform" --batch "$1/form.json" -o "$2/out" <"$1/known""#,
  ]

  private func prepare() {
    folder.write(Self.form, to: "form.json")
    folder.write(Self.answers, to: "known")
  }

  /// What is left of a way: how it ended, and the files in its folder for outputs with their bytes.
  private func outcome(
    of way: String, injecting fault: String?
  ) throws -> (status: PseudoTerminal.ExitStatus, files: [String: String]) {
    let outputs = TemporaryFolder()
    let inject = fault.map { "-e inject=\($0)" } ?? ""
    let outcome = try shell(
      #"strace="strace -f -o $1/trace \#(inject)"; \#(way)"#, [folder.path, outputs.path])
    let files = outputs.names.map { name in
      (name, String(decoding: outputs.bytes(of: name) ?? [], as: UTF8.self))
    }
    return (outcome.status, Dictionary(uniqueKeysWithValues: files))
  }

  @Test(arguments: ways) func `since a signal cut it short is made again`(way: String) throws {
    prepare()
    #expect(try outcome(of: way, injecting: nil) == (.exited(0), ["out": Self.answers]))
    let calls = SystemCallTrace(folder.bytes(of: "trace")).calls
    #expect(calls.count > 10)
    for call in calls {
      let outcome = try outcome(of: way, injecting: call.failing("EINTR"))
      #expect(outcome == (.exited(0), ["out": Self.answers]), "\(call)")
    }
  }

  @Test(arguments: ways) func `for good ends the program with all or nothing written`(
    way: String
  ) throws {
    prepare()
    _ = try outcome(of: way, injecting: nil)
    var refused = 0
    for call in SystemCallTrace(folder.bytes(of: "trace")).calls {
      let outcome = try outcome(of: way, injecting: call.failing("EIO"))
      if outcome.status == .exited(5) { refused += 1 }
      // A question whose answer does not matter may fail.
      if outcome.status != .exited(5) { #expect(outcome.status == .exited(0), "\(call)") }
      let whole = outcome.status == .exited(0) ? [Self.answers] : [Self.answers, ""]
      #expect(outcome.files.keys.allSatisfy { $0 == "out" }, "\(call) \(outcome)")
      #expect(outcome.files.values.allSatisfy(whole.contains), "\(call) \(outcome)")
    }
    #expect(refused >= 3)
  }

  @Test func `at the terminal since a signal cut it short is made again`() throws {
    prepare()
    func answer(injecting fault: String?) throws -> Person {
      let inject = fault.map { ["-e", "inject=\($0)"] } ?? []
      let person = try Person(
        [SystemCallTrace.strace, "-f", "-o", folder.path + "/trace"] + inject
          + [ttyform, folder.path + "/form.json", "-fjsonl"],
        typedAhead: "one<Tab>two<Enter>three<Tab>y<Enter><Ctrl-S>")
      _ = try person.waitForExit()
      return person
    }
    #expect(try answer(injecting: nil).output == Self.answers)
    let calls = SystemCallTrace(folder.bytes(of: "trace")).calls
    #expect(calls.count > 40)
    for call in calls {
      let person = try answer(injecting: call.failing("EINTR"))
      #expect(person.output == Self.answers, "\(call)")
      #expect(person.terminal.settings == person.terminal.settingsAtStart, "\(call)")
    }
  }
}

/// The calls that a run made of the system, as strace wrote them.
struct SystemCallTrace {
  static let strace = path(ofTool: "strace") ?? "strace"

  /// Whether a process may be traced: containers often allow it to nobody.
  static let isPossible: Bool = {
    let outcome = try? shell("strace -f -o /dev/null -e inject=getcwd:error=EINTR true")
    return outcome?.status == .exited(0)
  }()

  /// A call, and which of those of its name it is, counted from 1.
  struct Call: CustomStringConvertible {
    let name: String
    let number: Int
    var description: String { "\(name) \(number)" }

    func failing(_ error: String) -> String { "\(name):error=\(error):when=\(number)" }
  }

  /// Those that may fail, from the first one that is the program's own: before, the loader works.
  private(set) var calls: [Call] = []

  /// What never fails, or ends or replaces the process.
  private static let sure: Set<String> = [
    "execve", "exit_group", "brk", "mmap", "munmap", "mprotect", "madvise", "futex", "getpgrp",
    "getpgid", "getpid", "gettid", "getrandom", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn",
    "sigaltstack", "sched_getaffinity", "restart_syscall", "close",
  ]

  init(_ bytes: [UInt8]?) {
    var counts: [String: Int] = [:]
    var isOwn = false
    for line in String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n") {
      // A process number, blanks, and the call.
      let call = line.drop { $0.isNumber }.drop { $0 == " " }
      guard let end = call.firstIndex(of: "("), call.first?.isLetter == true else { continue }
      let name = String(call[..<end])
      counts[name, default: 0] += 1
      // The program looks first whether its three streams are open.
      if call.hasPrefix("newfstatat(0,") || call.hasPrefix("fstat(0,") { isOwn = true }
      if isOwn, !Self.sure.contains(name) {
        calls.append(Call(name: name, number: counts[name] ?? 0))
      }
    }
  }
}
