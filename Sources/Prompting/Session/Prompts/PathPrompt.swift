// The path of a file: a text, with the rest of a name that is there offered behind the cursor.

import Forms

/// A field whose text is a path.
///
/// The loop is asked for the names in a directory once a name in it is being typed, and answers when it likes.
struct PathPrompt: TypedPrompt {
  var text: TextPrompt

  /// The names in the directory that was asked for last.
  private var completion: PathCompletion?

  init(_ path: String) {
    text = TextPrompt(path)
  }

  var context: Keymap.Context { offer == nil ? .singleLine : .completing }

  mutating func apply(
    _ command: Command, in scene: PromptScene, killRing: inout KillRing
  ) -> PromptEffect {
    var effect: PromptEffect
    switch command {
    case .complete, .edit(.moveRight):
      if let offer {
        effect = text.apply(.edit(.paste(offer)), in: scene, killRing: &killRing)
      } else {
        effect = command == .complete ? .taken : text.apply(command, in: scene, killRing: &killRing)
      }
    default:
      effect = text.apply(command, in: scene, killRing: &killRing)
      guard !effect.isPassed else { return effect }
    }
    effect.directory = missingDirectory()
    return effect
  }

  /// The directory to ask for; `nil` where its names are known or on their way.
  private mutating func missingDirectory() -> String? {
    guard isCompletable else { return nil }
    let directory = typed.directory
    if let completion, completion.directory.utf8.elementsEqual(directory.utf8) { return nil }
    completion = PathCompletion(DirectoryListing(directory: directory, items: []))
    return directory
  }

  /// Takes the names in a directory, unless another one was asked for since.
  mutating func take(_ listing: DirectoryListing) {
    guard let completion, completion.directory.utf8.elementsEqual(listing.directory.utf8) else {
      return
    }
    self.completion = PathCompletion(listing)
  }

  /// What may be taken behind the cursor: as much as all names have in common that begin as the typed one.
  private var offer: String? {
    guard isCompletable, let completion else { return nil }
    let typed = typed
    guard completion.directory.utf8.elementsEqual(typed.directory.utf8) else { return nil }
    return completion.rest(of: typed.name)
  }

  /// Whether the cursor stands behind something that may be the beginning of a path.
  private var isCompletable: Bool {
    // PATH_MAX of Linux; what is longer is no path, and costs something to look at.
    let length = text.editor.buffer.utf8Count
    return 1...4096 ~= length && text.editor.cursor == length
  }

  /// What is typed, cut behind the last slash.
  private var typed: (directory: String, name: String) {
    let path = text.editor.text
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map(path.utf8.index(after:)) ?? path.startIndex
    return (String(path[..<start]), String(path[start...]))
  }

  func rows(in scene: PromptScene) -> TextRows {
    var shown = text.rows(in: scene)
    if let offer, let row = shown.cursor?.row, shown.rows.indices.contains(row) {
      let limit = scene.width - shown.rows[row].width
      shown.rows[row].append(
        words: offer, limit: limit, style: scene.theme.hint, glyphs: scene.glyphs)
    }
    return shown
  }
}

extension Session {
  /// Takes the names in a directory, for the path that is being typed.
  package mutating func take(_ listing: DirectoryListing, in size: Size) {
    guard var path = entries[focus].prompt as? PathPrompt else { return }
    path.take(listing)
    entries[focus].prompt = path
    laidOut.forgetOpenBlock()
    show(in: size)
  }
}
