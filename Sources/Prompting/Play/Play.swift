// A form that is filled in by a script of keys, without a terminal: bytes in, frames out, as the loop of the
// command does it.

package import Forms

/// A session, the terminal's size, and what turns keys into commands.
///
/// The tests of screens and `ttyform play` are made of it. It has no clock: only ``KeyScript/Action/wait`` and the
/// time behind each pressed key pass, which settle what waits for more bytes.
package struct Play: Sendable {
  package private(set) var session: Session
  package private(set) var size: Size

  /// The directories whose names were wanted so far, in that order, as they were typed.
  package private(set) var listed: [String] = []

  private let directories: [String: [DirectoryListing.Item]]
  private var decoder = KeyDecoder()
  private var keymap: Keymap

  /// Opens a form with its defaults.
  package init(
    _ form: Form, in size: Size, glyphs: Glyphs = .unicode, theme: Theme = Theme(),
    keymap: Keymap = Keymap(),
    directories: [String: [DirectoryListing.Item]] = [:]
  ) {
    self.init(
      FormState(form: form), in: size, glyphs: glyphs, theme: theme, keymap: keymap,
      directories: directories)
  }

  /// Opens a form with what is entered and known already.
  ///
  /// - Parameter directories: what the directories hold that a path is completed from, by the names that are
  ///   typed; all others are empty.
  package init(
    _ state: FormState, in size: Size, glyphs: Glyphs = .unicode, theme: Theme = Theme(),
    keymap: Keymap = Keymap(),
    directories: [String: [DirectoryListing.Item]] = [:]
  ) {
    session = Session(state, glyphs: glyphs, theme: theme)
    self.size = size
    self.keymap = keymap
    self.directories = directories
    session.show(in: size, keymap: keymap)
  }

  /// Does what a script says; ends early with the first step that is not `stay`.
  package mutating func type(_ keys: KeyScript) -> Step {
    for step in keys.steps {
      let next = perform(step)
      if next != .stay { return next }
    }
    return .stay
  }

  /// Does one thing; what comes behind a step that is not `stay` is dropped.
  package mutating func perform(_ step: KeyScript.Step) -> Step {
    defer { session.show(in: size, keymap: keymap) }
    switch step.action {
    case .type(let bytes): return apply(decoder.feed(bytes))
    case .press(let bytes):
      let next = apply(decoder.feed(bytes))
      return next == .stay ? settleEscape() : next
    case .wait:
      let next = apply(decoder.silence())
      session.pause()
      return next
    case .resize(let size):
      resize(size)
      return .stay
    }
  }

  /// Goes on at another size.
  package mutating func resize(_ size: Size) {
    self.size = size
    session.show(in: size, keymap: keymap)
  }

  /// What the terminal shows.
  package var frame: Frame { session.frame(in: size, keymap: keymap) }

  /// What stays on it after the form was sent.
  package var transcript: Frame { Frame(rows: session.transcript(in: size)) }

  /// What stays on it when the form is left unsent.
  package var abandoned: Frame { Frame(rows: session.abandoned(in: size, keymap: keymap)) }

  /// Tells the person that there is no editor to open.
  package mutating func refuseEditor() {
    session.take(.failed(.unavailable), in: size)
  }

  private mutating func apply(_ events: [InputEvent]) -> Step {
    for event in events {
      guard let command = keymap.command(for: event, in: session.context) else { continue }
      let step = session.apply(command, in: size)
      if case .list(let directory) = step {
        listed.append(directory)
        let items = directories[directory] ?? []
        session.take(DirectoryListing(directory: directory, items: items), in: size)
      } else if step != .stay {
        return step
      }
    }
    return .stay
  }

  /// Time passes behind a key: an Escape is the Escape key, and no start of a sequence any more.
  private mutating func settleEscape() -> Step {
    while [.escape, .escapeTail].contains(decoder.wait) {
      let next = apply(decoder.silence())
      if next != .stay { return next }
    }
    return .stay
  }
}
