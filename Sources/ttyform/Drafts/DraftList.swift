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
      let draft = (try? path.readAll(limit: Limits.input)).flatMap(Draft.init)
      // Nobody can tell whose a damaged one is.
      let isMeant = forms.isEmpty || draft.map { forms.contains(FilePath($0.form)) } ?? false
      if !isMeant { continue }
      if let draft { missing.removeAll { $0 == FilePath(draft.form) } }
      if request.clears {
        if !folder.remove(path) { inUse += 1 }
        continue
      }
      guard let draft else {
        lines.append("\(path): cannot be read as a draft, \(ago(now - modified))")
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
