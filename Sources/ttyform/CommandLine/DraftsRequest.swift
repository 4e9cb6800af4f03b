// What the command line says about drafts: `ttyform drafts`.

import Terminal

/// Drafts to be listed, or to be removed.
struct DraftsRequest: Equatable {
  /// Only drafts of these forms; all where it is empty.
  var forms: [FilePath] = []
  var clears = false

  init(_ operands: some Sequence<Word>, _ options: [GivenOption]) {
    forms = operands.map { FilePath($0.bytes) }
    clears = options.contains { $0.option == .clear }
  }
}
