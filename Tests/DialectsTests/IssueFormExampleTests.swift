// Issue forms as they are found in public repositories: their structure, lengths and spelling, with other words.
//
//     app.yml          dotnet/maui                .github/ISSUE_TEMPLATE/bug-report.yml
//     broken-page.yml  yt-dlp/yt-dlp              .github/ISSUE_TEMPLATE/1_broken_site.yml
//     finder.yml       junegunn/fzf               .github/ISSUE_TEMPLATE/issue_template.yml
//     folded.yml       copier-org/copier          .github/ISSUE_TEMPLATE/problem.yml, with CR LF and flow mappings
//     pipeline.yml     nf-core/rnaseq             .github/ISSUE_TEMPLATE/bug_report.yml
//     reader.yml       mihonapp/mihon             .github/ISSUE_TEMPLATE/2_report_issue.yml
//     shell.yml        ohmyzsh/ohmyzsh            .github/ISSUE_TEMPLATE/bug_report.yml
//     tea.yml          charmbracelet/bubbletea    .github/ISSUE_TEMPLATE/bug.yml
//     tools.yml        microsoft/PowerToys        .github/ISSUE_TEMPLATE/bug_report.yml
//     wish.yml         SchemaStore/schemastore    .github/ISSUE_TEMPLATE/feature_request_new_schema.yml
//     wrong-part.yaml  Koenkk/zigbee2mqtt         .github/ISSUE_TEMPLATE/wrong_device.yaml
//     chinese.yml      halo-dev/halo              .github/ISSUE_TEMPLATE/bug_report.zh.yml

import Dialects
import Forms
import JSON
import Support
import Testing

private let folder = FixtureFolder("../Data/dialects/issue-forms")

@Suite struct `issue forms that are found` {
  static let names = folder.names(withExtension: "yml") + folder.names(withExtension: "yaml")

  @Test func `are twelve`() {
    #expect(Self.names.count == 12)
  }

  @Test(arguments: names)
  func `are known, and are forms without a warning`(name: String) throws {
    let source = SourceText(try #require(folder.bytes(of: name)))
    let file = DialectFile(reading: source, fileName: "form")
    #expect(file.dialect == .issueForm && file.isRecognized && file.problems == [])
    let translation = try IssueForm.translate(try #require(file.root))
    #expect(translation.warnings == [])
    let form = try FormReader.form(from: translation.root)
    #expect(FormWarning.warnings(about: form, from: translation.root).isEmpty)
    let written = JSONWriter(.indented).bytes(of: translation.root.value)
    #expect(
      try FormReader.form(from: JSONDocument(parsing: written).root).fields.count
        == form.fields.count)
  }

  /// Kind, id, and what there is to know about each field.
  @Test func `have the fields that they ask`() throws {
    #expect(
      try Self.summary(of: "broken-page.yml") == [
        "tick this_form_is_not_to_be_skipped", "choices list, 3 needed of 4",
        "text country ?Norway",
        "lines words ?All that may help, with as many examples as you have!",
        "choices wordy, 2 needed of 3",
        "lines(shell) log ?[wordy] Started with: ['-wV', 'https://film.example/see?v=AbC-123_x']…!",
        "note",
      ])
    #expect(
      try Self.summary(of: "app.yml") == [
        "note", "lines steps ?1. Make a File > New App…",
        "choice version-with-fault of 9.0.0-preview.4.10690|8.0.40 SR5|8.0.7 SR2|Nightly (say which)|Not known!",
        "choices was-better, 0 needed of 2!",
        "choice version-that-worked of Not known|6.0|7.0.100|1.10!",
        "lines(shell) logs",
      ])
    #expect(
      try Self.summary(of: "tools.yml") == [
        "note", "text version_of_the_tools ?\"0.53.0\"!", "choices where_from, 0 needed of 4!",
        "choices as_an_administrator, 0 needed of 1", "choices which_part_s, 0 needed of 5!",
        "lines what_should_come ?What had you thought?",
        "lines other_programs ?editor 8.2 (inside of a shell)…",
      ])
    #expect(
      try Self.summary(of: "chinese.yml") == [
        "note", "note", "lines system ?- 地址: https://demo.example…!",
        "choice how of 容器|多个容器|Fat Jar!",
        "lines(shell) logs",
      ])
    #expect(
      try Self.summary(of: "folded.yml") == [
        "text env-copying!", "choice env-install of pip+git|local: built =local: built",
        "lines words =## What…",
      ])
  }

  private static func summary(of name: String) throws -> [String] {
    let bytes = try #require(folder.bytes(of: name))
    let root = try #require(YAMLDocument.parse(bytes).root)
    let form = try FormReader.form(from: IssueForm.translate(root).root)
    return form.fields.map(summary)
  }

  private static func summary(of field: Field) -> String {
    guard field.isAsked else { return "note" }
    var text: String
    if let choices = field.choices {
      let options = choices.options
      text =
        choices.allowsSeveral
        ? "choices \(field.id), \(options.count(where: \.isRequired)) needed of \(options.count)"
        : "choice \(field.id) of \(options.map(\.valueText).joined(separator: "|"))"
    } else if field.rules.contains(where: { $0.const == .bool(true) }) {
      text = "tick \(field.id)"
    } else if let multiline = field.multiline {
      text = "lines" + (multiline.language.map { "(\($0))" } ?? "") + " \(field.id)"
    } else {
      text = "text \(field.id)"
    }
    if let placeholder = field.placeholder {
      text += " ?" + firstLine(placeholder.text { _ in "" })
    }
    if let entered = field.defaultEntered {
      text += " =" + firstLine(field.typedText(for: entered))
    }
    return text + (field.isRequired ? "!" : "")
  }

  private static func firstLine(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    return String(lines.first ?? "") + (lines.count > 1 ? "…" : "")
  }
}
