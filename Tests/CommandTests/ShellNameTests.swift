// The names that a shell may not be told to assign: those of zsh, asked of it where it is there.

import Support
import Testing

@testable import ttyform

@Suite struct `shell names` {
  @Test(arguments: [
    "PATH", "IFS", "LD_PRELOAD", "BASH_ENV", "saliases", "dis_functions", "usergroups", "HOST",
    "PSVAR", "TMPPREFIX", "zsh_scheduled_events", "zle_bracketed_paste", "mapfile", "errnos",
  ])
  func `of the shell itself are reserved`(name: String) {
    #expect(ShellName.isIdentifier(name) && ShellName.isReserved(name))
  }

  @Test(arguments: ["name", "host", "size", "Path", "dis_count", "zone", "x_PATH"])
  func `of nobody are not`(name: String) {
    #expect(!ShellName.isReserved(name))
  }

  @Test func `of every parameter of zsh and its modules are reserved`() throws {
    let outcome = try shell(
      """
      command -v zsh >/dev/null || exit 0
      exec env -i zsh -fc '
        for module in complete complist computil curses datetime langinfo mapfile net/tcp parameter \\
          sched system termcap terminfo watch zftp zle zleparameter zutil
        do zmodload zsh/$module 2>/dev/null; done
        unset module
        print -l ${(k)parameters}'
      """, [])
    #expect(outcome.status == .exited(0))
    let names = outcome.output.split(separator: "\n").map(String.init)
    #expect(names.filter { ShellName.isIdentifier($0) && !ShellName.isReserved($0) } == [])
  }
}
