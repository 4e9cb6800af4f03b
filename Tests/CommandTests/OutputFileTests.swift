// The file that takes the answers: whole and new, or as it was, whatever goes wrong.

import Support
import Testing

@Suite struct `an output file` {
  private let folder = TemporaryFolder()

  private func form() -> String {
    folder.write(#"{"fields": [{"id": "a", "multiline": true}]}"#, to: "form.json")
  }

  @Test func `stays as it was where the file system takes no more`() throws {
    folder.write("old\n", to: "out")
    folder.write(Array(repeating: UInt8(ascii: "x"), count: 1 << 20), to: "big")
    let outcome = try shell(
      #"trap '' XFSZ; ulimit -f 1; "$ttyform" "$1" --no-input --set-file a="$2/big" -o "$2/out""#,
      [form(), folder.path])
    #expect(outcome.status == .exited(5))
    #expect(outcome.errors == "ttyform: cannot write \(folder.path)/out: File too large\n")
    #expect(folder.bytes(of: "out") == Array("old\n".utf8))
    #expect(folder.names == ["big", "form.json", "out"])
  }

  @Test func `stays as it was where its folder takes no file`() throws {
    // Also for root, who may write where the mode says no.
    let outcome = try run([ttyform, form(), "--no-input", "-o", "/proc/version"])
    #expect(outcome.status == .exited(5))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("ttyform: cannot write /proc/version: "))
  }

  @Test(arguments: [
    #""$ttyform" form.json --no-input -o ./form.json"#, #""$ttyform" form.json -o link </dev/null"#,
    #"echo '{}' | "$ttyform" --batch form.json -o form.json"#,
    #""$ttyform" play form.json --keys '<Ctrl-S>' -o form.json"#,
  ])
  func `is never the form itself`(command: String) throws {
    _ = form()
    let outcome = try shell(#"cd "$1"; ln -sf form.json link; "# + command, [folder.path])
    #expect(outcome.status == .exited(2))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasSuffix("would write the answers over the form\n"), "\(outcome)")
    #expect(folder.bytes(of: "form.json")?.count ?? 0 > 10)
  }

  @Test func `that is for reading only is told before anybody has typed`() throws {
    // Somebody else than root, who may write everything.
    let outcome = try shell(
      #"""
      cd "${1%/*}" && chmod 777 . && echo old >out && chmod 444 out
      if [ "$(id -u)" = 0 ]; then as='setpriv --reuid=65534 --clear-groups'; else as=; fi
      cp "$ttyform" copy 2>/dev/null; $as ./copy form.json --no-input -o out; code=$?; rm -f copy; exit $code
      """#, [form()])
    #expect(outcome.status == .exited(5))
    #expect(outcome.errors == "ttyform: cannot write out: Permission denied\n")
    #expect(folder.bytes(of: "out") == Array("old\n".utf8))
  }

  @Test func `is told to be no file to write before anybody has typed`() throws {
    let person = try Person([ttyform, form(), "-o", folder.path + "/none/out"])
    #expect(try person.waitForExit() == .exited(5))
    #expect(
      person.rows.joined()
        == "ttyform: cannot write \(folder.path)/none/out: No such file or directory")
  }

  @Test func `is the old one or the new one whenever the program is killed`() throws {
    folder.write(Array(repeating: UInt8(ascii: "x"), count: 3 << 20), to: "big")
    let outcome = try shell(
      #"""
      cd "$1" && "$ttyform" form.json --no-input --set-file a=big -o new && echo old >old && cp old out || exit
      killed=0
      for delay in 0.01 0.02 0.03 0.04 0.05 0.06 0.08 0.1 0.12 0.15 0.2 0.3; do
        cp old out
        "$ttyform" form.json --no-input --set-file a=big -o out & pid=$!
        sleep $delay
        kill -9 $pid 2>/dev/null && killed=$((killed + 1))
        wait $pid 2>/dev/null
        cmp -s out old || cmp -s out new || { echo "broken after $delay"; exit 1; }
      done
      rm -f .*.tmp new old out
      [ $killed -gt 0 ]
      """#, [String(form().dropLast("/form.json".utf8.count))])
    #expect(outcome.status == .exited(0))
    #expect(outcome.output == "")
  }

  @Test func `is for its owner alone where a secret is in it`() throws {
    let secret = folder.write(
      #"{"fields": [{"id": "a", "secret": true}, {"id": "b"}]}"#, to: "secret.json")
    let outcome = try shell(
      """
      cd "$1" && umask 022 && "$ttyform" "$2" --no-input -o whole && "$ttyform" "$2" --no-input --print b -o part && ls -l whole part | cut -c 1-10
      """, [folder.path, secret])
    #expect(outcome == Outcome(output: "-rw-r--r--\n-rw-------\n"))
  }
}
