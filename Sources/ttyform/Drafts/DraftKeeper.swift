// Keeps one draft while its form is filled in: at most a second behind the keys, and gone when the answers were
// delivered.

import Forms
import JSON
import Prompting
import Terminal

/// The draft of one filling in.
final class DraftKeeper {
  /// How long something that was entered may be in memory alone, in milliseconds: less than the second that may
  /// be lost, since writing takes time too.
  private static let patience = 700

  private let key: DraftKey
  /// `nil` where there is no place for it.
  private var file: OwnedFile?

  /// What there was from an earlier time, and how old it is in seconds.
  private(set) var found: (draft: Draft, age: Int)?

  /// Whether what is entered is on the disk, so that the next run starts with it.
  private(set) var isKept = false

  /// What is on the disk; `nil` where that is no revision.
  private var savedRevision: Int? = 0
  /// When the first change came that is not saved yet, on the monotonic clock.
  private var changed: Int?
  /// Why it cannot be written, or could not once.
  private(set) var failure: String?
  private var hasToldFailure = false
  /// A draft that cannot be read; it is left as it is.
  private var unreadable: FilePath?

  /// Looks for a draft that nobody else has open, and takes it over.
  init(_ key: DraftKey, in folder: DraftFolder?) {
    self.key = key
    guard let folder else {
      failure = "neither XDG_STATE_HOME nor HOME is set"
      return
    }
    file = OwnedFile(new: folder.newFile(of: key.owner))
    do throws(DraftFolder.Unusable) {
      try folder.make()
    } catch {
      failure = error.reason
      return
    }
    let now = CurrentProcess.wallSeconds
    folder.removeOld(now: now)
    for (path, modified) in folder.drafts(of: key.owner) {
      guard let owned = try? OwnedFile(takingOver: path) else { continue }
      guard let bytes = try? owned.readAll(limit: Limits.input), let draft = Draft(bytes) else {
        unreadable = unreadable ?? path
        continue
      }
      file = consume owned
      found = (draft, now - modified)
      isKept = true
      return
    }
  }

  /// Until when something has to be written, in milliseconds of the monotonic clock.
  var deadline: Deadline { changed.map { $0 + Self.patience } }

  /// Writes the draft where it is time to.
  ///
  /// - Parameters:
  ///   - revision: another number after each change.
  ///   - draft: what is entered now.
  func keep(revision: Int, _ draft: () -> Draft) {
    // Where there is no file there is no time to write it either, which would be waited for for ever.
    guard revision != savedRevision, file != nil else { return }
    let now = MonotonicClock.milliseconds
    let since = changed ?? now
    changed = since
    if now - since >= Self.patience { save(revision: revision, draft) }
  }

  /// Writes the draft now, where something changed since it was written.
  ///
  /// A draft with nothing in it is removed.
  func save(revision: Int, _ draft: () -> Draft) {
    guard revision != savedRevision, file != nil else { return }
    savedRevision = revision
    changed = nil
    write(draft())
  }

  private func write(_ draft: Draft) {
    do throws(SystemError) {
      if draft.isEmpty {
        try file?.remove()
      } else {
        try file?.replaceContents(with: draft.bytes)
      }
      isKept = !draft.isEmpty
    } catch {
      isKept = false
      if failure == nil { failure = error.message }
    }
  }

  /// Writes what will be the draft if nothing else happens; what is entered then is written in any case.
  func saveAhead(_ draft: Draft) {
    guard file != nil else { return }
    savedRevision = nil
    write(draft)
  }

  /// What a person should know about drafts, once: why they cannot be kept, or that one could not be read.
  func takeRemark() -> DraftRemark? {
    if let failure, !hasToldFailure {
      hasToldFailure = true
      return .notKept(failure)
    }
    guard found == nil, let file = unreadable else { return nil }
    unreadable = nil
    return .unreadable(file.description)
  }

  /// The answers were delivered; what fitted no field was not among them, and stays.
  func discard(keeping unplaced: [JSONMember]) {
    guard !unplaced.isEmpty else {
      try? file?.remove()
      return
    }
    var draft = draft(Draft.init)
    draft.append(unplaced: unplaced)
    try? file?.replaceContents(with: draft.bytes)
  }

  func draft(_ make: (String, UInt64) -> Draft) -> Draft { make(key.form, key.content) }
}
