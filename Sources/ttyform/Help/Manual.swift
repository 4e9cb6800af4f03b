// The manual page, ttyform(1). Options, form keys, keys, variables and exit codes come from their tables.

import Forms
import Prompting

enum Manual {
  /// The page in mdoc.
  static var text: String {
    var page = Mdoc()
    page.raw(".\\\" Made by ttyform help --man")
    page.raw(".Dd November 30, 2026")
    page.raw(".Dt TTYFORM 1")
    page.raw(".Os")
    page.section("NAME")
    page.raw(".Nm ttyform")
    page.raw(".Nd fill in forms at the terminal")
    synopsis(&page)
    description(&page)
    options(&page)
    forms(&page)
    play(&page)
    keys(&page)
    surroundings(&page)
    examples(&page)
    page.section("SEE ALSO")
    page.raw(".Xr jq 1 ,")
    page.raw(".Xr readline 3")
    return page.text
  }

  private static func synopsis(_ page: inout Mdoc) {
    page.section("SYNOPSIS")
    page.raw(".Nm\n.Ar FORM\n.Op Ar options")
    for subcommand in Subcommand.allCases {
      page.raw(".Nm")
      page.macro("Cm", subcommand.usage.split(separator: " ").dropFirst().joined(separator: " "))
    }
  }

  private static func description(_ page: inout Mdoc) {
    page.section("DESCRIPTION")
    page.raw(".Nm")
    page.prose(
      "asks what a form file says and prints the answers as JSON. FORM is the name of a form file, or - for a form on stdin. At a terminal a person fills in the form. From a pipe or a file nothing is asked: each field takes one line, one of several lines takes them up to a single full stop, and an empty line is the default."
    )
    page.paragraph()
    page.prose(
      "Answers go to stdout once, at the end, and only on success. The form is drawn on the terminal itself, so that it can be filled in while a shell waits for the answers, and errors go to stderr."
    )
    page.paragraph()
    page.prose(
      "A word that is no subcommand is a form; a form file that has the name of one is written ./check."
    )
    page.list(
      Subcommand.allCases.map { subcommand in
        ("Cm " + Mdoc.argument(subcommand.rawValue), subcommand.summary)
      })
  }

  private static func options(_ page: inout Mdoc) {
    page.section("OPTIONS")
    page.prose("Where a form is filled in:")
    page.list(items(nil, Option.allCases.filter { $0.isTaken(by: nil) }))
    for subcommand in Subcommand.allCases {
      let taken = Option.allCases.filter { $0.isListed(for: subcommand) }
      let shared = taken.filter { $0.isTaken(by: nil) && $0.summary == $0.summary(for: subcommand) }
      let own = taken.filter { !shared.contains($0) }
      let others = shared.filter { ![.help, .version].contains($0) }
      if own.isEmpty, others.isEmpty { continue }
      page.subsection("Options of \(subcommand.rawValue)")
      if !own.isEmpty { page.list(items(subcommand, own)) }
      if !others.isEmpty {
        page.prose(
          "As where a form is filled in: \(others.map(\.long).joined(separator: ", ")).")
      }
    }
  }

  private static func items(
    _ subcommand: Subcommand?, _ options: [Option]
  ) -> [(tag: String, meaning: String)] {
    options.map { ($0.tag, $0.summary(for: subcommand)) }
  }

  private static func forms(_ page: inout Mdoc) {
    page.section("FORM FILES")
    page.prose(
      "A form is a JSON object with fields, which are asked in their order. Keys that are not here are errors, but for $schema, $comment and those that begin with x-."
    )
    for object in FormObject.allCases {
      page.subsection("Keys of \(object.phrase)")
      page.list(
        object.words.map {
          ("Sy \(Mdoc.argument($0.name)) Pq \(Mdoc.argument($0.value))", $0.meaning)
        })
    }
    page.subsection("Types, and the answers of a field")
    page.list(
      FormVocabulary.typeWords.map { ("Sy " + Mdoc.argument($0.name), $0.meaning) })
  }

  private static func play(_ page: inout Mdoc) {
    page.section("SCRIPTS OF KEYS")
    page.prose(
      "The KEYS of play are what is typed: text as it is, and keys by their names in angle brackets, in any letter case."
    )
    page.list(
      KeyScript.vocabulary.map { ("Li " + Mdoc.argument($0.written), $0.meaning) })
  }

  private static func keys(_ page: inout Mdoc) {
    page.section("KEYS")
    page.prose("While a form is filled in at the terminal:")
    page.list(
      Keymap.entries.map {
        ("Sy " + Mdoc.argument($0.keys.joined(separator: ", ")), $0.meaning)
      })
  }

  private static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list(
      Surroundings.variables.map { names, meaning in
        ("Ev " + names.map { Mdoc.argument($0) }.joined(separator: " , "), meaning)
      })
    page.section("EXIT STATUS")
    page.list(
      ExitCode.allCases.map { ("Li " + Mdoc.argument("\($0.rawValue)"), $0.meaning) })
    page.prose(
      "A signal, or the key of one, gives the terminal back; the program then dies by that signal, so that the calling script stops too."
    )
  }

  private static func examples(_ page: inout Mdoc) {
    page.section("EXAMPLES")
    page.prose("Ask in a script, and go on with the answers:")
    page.example(
      #"""
      answers=$(ttyform form.json) || exit
      name=$(printf '%s\n' "$answers" | jq -r .name)
      """#)
    page.prose("The same with variables of the shell:")
    page.example(#"out=$(ttyform form.json -f sh) && eval "$out""#)
    page.prose("One question, and a confirmation:")
    page.example(
      #"""
      branch=$(git branch --format '%(refname:short)' | ttyform ask --options-from - Branch)
      ttyform ask --confirm "Deploy?" && ./deploy
      """#)
    page.prose("From a pipe, without a question:")
    page.example(#"printf 'Ada\nada@example.org\n' | ttyform forms/contact.json"#)
    page.prose("Test a form without a terminal:")
    page.example("ttyform play form.json --keys 'Ada<Enter>' --cursor")
  }
}

extension Option {
  /// The option behind `.It`.
  fileprivate var tag: String {
    let short = short.map { "Fl \($0) , " } ?? ""
    let name = short + "Fl \(Mdoc.argument(String(long.dropFirst())))"
    guard let value else { return name }
    return value.need == .optional
      ? "\(name) Ns Op = Ns Ar \(Mdoc.argument(value.name))"
      : "\(name) Ar \(Mdoc.argument(value.name))"
  }
}
