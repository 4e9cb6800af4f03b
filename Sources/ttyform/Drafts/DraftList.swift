// `ttyform drafts`: what is kept, and a way to be rid of it.

import Forms
import Terminal

enum DraftList {
  /// Lists the drafts on stdout, the newest first, or removes them.
  ///
  /// - Parameter forms: only drafts of these; all where it is empty.
  static func run(_ request: DraftsRequest) throws(Stop) {
    guard let folder = DraftFolder(Surroundings()) else {
      throw Stop(.inputOutput, "there are no drafts: neither XDG_STATE_HOME nor HOME is set")
    }
    let now = CurrentProcess.wallSeconds
    let forms = request.forms.map { $0.absolute ?? $0 }
    var lines: [String] = []
    var inUse = 0
    var missing = forms
    for (path, modified) in folder.drafts() {
      guard let bytes = try? path.readAll(limit: Limits.input), let draft = Draft(bytes),
        forms.isEmpty || forms.contains(FilePath(draft.form))
      else { continue }
      missing.removeAll { $0 == FilePath(draft.form) }
      if request.clears {
        if !folder.remove(path) { inUse += 1 }
        continue
      }
      let count = draft.entries.count
      lines.append("\(draft.form): \(count) answer\(count == 1 ? "" : "s"), \(ago(now - modified))")
    }
    if inUse > 0 {
      throw Stop(
        .inputOutput,
        "\(inUse) draft\(inUse == 1 ? " is" : "s are") in use, and not removed")
    }
    try Output.write(Diagnostics.harmless(lines))
    // A name that was mistyped would look as if there were nothing to remove.
    Diagnostics.write(missing.map { "ttyform: note: there is no draft of \($0)" })
  }
}
