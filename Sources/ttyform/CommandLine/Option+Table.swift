// The table of options: one line each.

import Dialects
import Forms

/// What is said of an option in the table.
struct OptionDefinition {
  /// Without dashes.
  let name: String
  let short: Character?
  let value: OptionValue?
  /// In half a sentence, which fits beside the names in 80 columns.
  let summary: String

  init(_ name: String, _ short: Character?, _ value: OptionValue?, _ summary: String) {
    (self.name, self.short, self.value, self.summary) = (name, short, value, summary)
  }

  /// A flag without a short form.
  init(_ name: String, _ summary: String) {
    self.init(name, nil, nil, summary)
  }
}

extension Option {
  var definition: OptionDefinition {
    switch self {
    case .output: .init("output", "o", .file, "write the answers to FILE, whole or not at all")
    case .format:
      .init(
        "format", "f", .words("FORMAT", OutputFormat.self),
        "json, jsonl (one line), sh (for eval), markdown")
    case .print:
      .init("print", nil, .init(name: "NAME", kind: .fieldID), "print that one answer, bare")
    case .prefix:
      .init("prefix", nil, .text("TEXT"), "put TEXT before the names of -f sh; - becomes _")
    case .json: .init("json", "print the answer as JSON")
    case .answers:
      .init("answers", "a", .file, "a JSON object of answers that are not asked")
    case .edit: .init("edit", "e", .file, "the same, but asked, filled in")
    case .set:
      .init(
        "set", "s", .init(name: "NAME=VALUE", kind: .assignment), "one answer that is not asked")
    case .setFile:
      .init(
        "set-file", nil, .init(name: "NAME=FILE", kind: .fileAssignment),
        "the same, from a file: for secrets")
    case .noInput: .init("no-input", "never ask; what is missing is an error")
    case .tty: .init("tty", "ask at the terminal although stdin is none")
    case .batch: .init("batch", "stdin is JSON Lines, one object of answers a line")
    case .plain: .init("plain", "one question a line, no drawing")
    case .color: .init("color", nil, .words("WHEN", ColorChoice.self), "auto, always or never")
    case .timeout: .init("timeout", nil, .text("TIME"), "give up after TIME: 30s, 5m, 1h")
    case .noDraft: .init("no-draft", "neither keep nor restore a draft")
    case .quiet: .init("quiet", "q", nil, "leave no transcript on the terminal")
    case .confirm: .init("confirm", "yes or no, told by the exit code: 0 or 1")
    case .optionsFrom:
      .init("options-from", nil, .file, "the options: lines, or a JSON array")
    case .type:
      .init(
        "type", nil,
        .init(name: "TYPE", kind: .words(FormVocabulary.types.filter { $0 != "note" })),
        "the kind of answer")
    case .id: .init("id", nil, .text("NAME"), "what errors call the answer")
    case .description: .init("description", nil, .text("TEXT"), "help, under the label")
    case .placeholder: .init("placeholder", nil, .text("TEXT"), "what an answer may look like")
    case .placeholderColor:
      .init("placeholder-color", nil, .text("COLOR"), "a name, 0 to 255, or #rrggbb")
    case .placeholderHides:
      .init(
        "placeholder-hides", nil, .words("WHEN", PlaceholderHiding.self), "typing or focus")
    case .multiline:
      .init(
        "multiline", nil, .init(name: "ROWS", kind: .text, need: .optional),
        "several lines, ROWS of them shown at first")
    case .maxRows: .init("max-rows", nil, .count, "rows shown at most before the text scrolls")
    case .enter:
      .init(
        "enter", nil, .words("WHAT", Multiline.EnterKey.self), "enter makes a newline, or goes next"
      )
    case .language: .init("language", nil, .text("NAME"), "the text's language, for an editor")
    case .option: .init("option", nil, .text("TEXT"), "one option of a choice; repeatable")
    case .multiple: .init("multiple", "several options may be chosen")
    case .other: .init("other", "a value that is no option may be typed")
    case .defaultAnswer: .init("default", nil, .text("TEXT"), "filled in at the start")
    case .required: .init("required", "an empty answer is refused")
    case .secret: .init("secret", "shown as dots")
    case .pattern: .init("pattern", nil, .text("REGEXP"), "what the answer has to match")
    case .minLength: .init("min-length", nil, .count, "characters at least")
    case .maxLength: .init("max-length", nil, .count, "characters at most")
    case .min: .init("min", nil, .text("VALUE"), "the least number, date or time")
    case .max: .init("max", nil, .text("VALUE"), "the greatest number, date or time")
    case .minItems: .init("min-items", nil, .count, "options chosen at least")
    case .maxItems: .init("max-items", nil, .count, "options chosen at most")
    case .const: .init("const", nil, .text("VALUE"), "the one answer that is accepted")
    case .message: .init("message", nil, .text("TEXT"), "what a refused answer is told")
    case .dialect:
      .init("dialect", nil, .words("NAME", Dialect.self), "which way the form file is written")
    case .get:
      .init("get", nil, .words("KEY", IssueForm.Setting.self), "print that setting alone")
    case .keys: .init("keys", nil, .text("KEYS"), "what is typed: Ada<Enter>; repeatable")
    case .size:
      .init("size", nil, .text("COLSxROWS"), "the size of the terminal; 80x24 by default")
    case .frames: .init("frames", "print every screen, not only the last one")
    case .cursor: .init("cursor", "draw | where the cursor is")
    case .clear: .init("clear", "remove the drafts instead of listing them")
    case .help: .init("help", "h", nil, "this text, or that of a subcommand")
    case .version: .init("version", "the version")
    case .man: .init("man", "the manual page, in mdoc")
    }
  }
}
