// The names that a shell may be told to assign: identifiers that neither the shell nor the loader uses itself.
//
// References: POSIX.1-2024 shell, 2.5.3 "Shell Variables" and 3.216 "Name"; the manuals of bash, dash and zsh; ld.so(8)
// and dyld(1).

enum ShellName {
  /// The name that takes the answer of a field; without a prefix it is the id, whatever that is.
  ///
  /// Behind a prefix every scalar that no identifier holds is `_`: the prefix asks for other names anyway.
  static func name(for id: String, prefix: String) -> String {
    if prefix.isEmpty { return id }
    var name = prefix.unicodeScalars
    for scalar in id.unicodeScalars { name.append(isIdentifier("_\(scalar)") ? scalar : "_") }
    return String(name)
  }

  /// Whether a text is a name of the POSIX shell: letters, digits and `_` of ASCII, no digit first.
  static func isIdentifier(_ name: String) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        break
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isFirst: break
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }

  /// Whether an assignment would change how the shell or the programs that it starts work.
  static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || reservedPrefixes.contains(where: name.hasPrefix)
  }

  private static let reservedPrefixes = [
    "LD_", "DYLD_", "BASH", "LC_", "ZSH", "KSH_", "MALLOC_", "GIT_", "GLIBC_", "SUDO_", "PERL5",
    "PYTHON", "RUBY", "NODE_", "JAVA_", "COMP_", "READLINE_", "HIST", "XDG_", "SSH_", "GCONV_",
    "TTYFORM_", "ZCURSES_", "ZFTP_", "zcurses_", "zsh_",
  ]

  private static let reserved: Set<String> = [
    "_",
    // POSIX.
    "CDPATH", "ENV", "FPATH", "HOME", "IFS", "LANG", "LANGUAGE", "LINENO", "LOGNAME", "MAIL",
    "MAILCHECK", "MAILPATH", "NLSPATH", "OLDPWD", "OPTARG", "OPTERR", "OPTIND", "PATH", "PPID",
    "PS1", "PS2", "PS3", "PS4", "PWD", "SHELL", "TMPDIR", "TZ", "USER",
    // What programs take commands or files from.
    "BROWSER", "EDITOR", "VISUAL", "PAGER", "MANPAGER", "LESSOPEN", "LESSCLOSE", "FCEDIT",
    "TERM", "TERMCAP", "TERMINFO", "COLUMNS", "LINES", "INPUTRC", "POSIXLY_CORRECT", "LOCPATH",
    "HOSTALIASES", "RES_OPTIONS", "LOCALDOMAIN", "CLASSPATH", "MAKEFLAGS", "MFLAGS",
    // bash and ksh.
    "ARGV0", "CHILD_MAX", "COPROC", "COMPREPLY", "DIRSTACK", "EMACS", "EPOCHREALTIME",
    "EPOCHSECONDS", "EUID", "EXECIGNORE", "FIGNORE", "FUNCNAME", "FUNCNEST", "GLOBIGNORE",
    "GLOBSORT", "GROUPS", "HOSTFILE", "HOSTNAME", "HOSTTYPE", "IGNOREEOF", "INSIDE_EMACS",
    "MACHTYPE", "MAPFILE", "OSTYPE", "PIPESTATUS", "PROMPT", "PROMPT2", "PROMPT3", "PROMPT4",
    "PROMPT_COMMAND", "PROMPT_DIRTRIM", "PS0", "RANDOM", "REPLY", "RPS1", "RPS2", "RPROMPT",
    "RPROMPT2", "SECONDS", "SHELLOPTS", "SHLVL", "SPROMPT", "SRANDOM", "TIMEFORMAT", "TMOUT",
    "UID", "auto_resume", "histchars",
    // zsh and its modules, where some are arrays that are tied to those above, and some cannot be set.
    "ARGC", "CPUTYPE", "EGID", "ERRNO", "GID", "HOST", "KEYBOARD_HACK", "KEYTIMEOUT", "LISTMAX",
    "LOGCHECK", "MODULE_PATH", "MANPATH", "NULLCMD", "POSTEDIT", "PSVAR", "READNULLCMD",
    "REPORTMEMORY", "REPORTTIME", "SAVEHIST", "STTY", "TIMEFMT", "TMPPREFIX", "TMPSUFFIX",
    "TRY_BLOCK_ERROR", "TRY_BLOCK_INTERRUPT", "TTY", "TTYIDLE", "USERNAME", "VENDOR", "WATCH",
    "WATCHFMT", "WORDCHARS", "ZDOTDIR", "ZLE_LINE_ABORTED", "ZLE_REMOVE_SUFFIX_CHARS",
    "ZLE_SPACE_SUFFIX_CHARS", "ZLE_RPROMPT_INDENT", "aliases", "argv", "builtins", "cdpath",
    "commands", "dirstack", "dis_aliases", "dis_builtins", "dis_functions", "dis_functions_source",
    "dis_galiases", "dis_patchars", "dis_reswords", "dis_saliases", "epochtime", "errnos",
    "fignore", "fpath", "funcfiletrace", "funcsourcetrace", "funcstack", "functions",
    "functions_source", "functrace", "galiases", "history", "historywords", "jobdirs", "jobstates",
    "jobtexts", "keymaps", "langinfo", "mailpath", "manpath", "mapfile", "module_path", "modules",
    "nameddirs", "options", "parameters", "patchars", "path", "pipestatus", "prompt", "psvar",
    "reswords", "saliases", "signals", "status", "sysparams", "termcap", "terminfo", "userdirs",
    "usergroups", "watch", "widgets", "zle_bracketed_paste",
  ]
}
