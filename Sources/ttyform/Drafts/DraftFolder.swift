// The folder of drafts: where it is, what lies in it, and what goes when it is old.
//
// Reference: XDG Base Directory Specification 0.8, XDG_STATE_HOME.

import Forms
import Terminal

/// The folder with the drafts of one person.
struct DraftFolder {
  let path: FilePath

  /// After so many seconds a draft that nobody came back to goes.
  static let lifetime = 30 * 86_400

  /// `$XDG_STATE_HOME/ttyform`, or `~/.local/state/ttyform`; `nil` where neither is known.
  init?(_ surroundings: Surroundings) {
    if let state = surroundings.variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      // The specification has a relative path ignored.
      path = FilePath(state).appending("ttyform")
    } else if let home = surroundings.variable("HOME"), home.hasPrefix("/") {
      path = FilePath(home).appending(".local/state/ttyform")
    } else {
      return nil
    }
  }

  /// Makes the folder and those above it where they are missing, for their owner alone.
  ///
  /// Throws why no draft can be kept in it.
  func make() throws(Unusable) {
    do throws(SystemError) {
      try path.makeDirectory(mode: 0o700, intermediates: true)
      try path.checkWritable()
      // Whoever owns the folder could put words of theirs into the form.
      if try FileStatus(of: path).isOurs { return }
    } catch {
      throw Unusable(reason: "\(path): \(error.message)")
    }
    throw Unusable(reason: "\(path) belongs to somebody else")
  }

  /// Why the folder takes no drafts.
  struct Unusable: Error { let reason: String }

  /// The files of drafts, the newest first; with `owner` only those that belong to it.
  ///
  /// What is no file, or was put there by somebody else, is none.
  func drafts(of owner: Fingerprint? = nil) -> [(path: FilePath, modified: Int)] {
    let prefix = owner.map { Array(($0.digits + "-").utf8) } ?? []
    let names = (try? path.names()) ?? []
    return names.filter { $0.bytes.starts(with: prefix) && $0.description.hasSuffix(".json") }
      .compactMap { name in
        let file = path.appending(name)
        guard let status = try? FileStatus(of: file), status.kind == .regular, status.isOurs
        else { return nil }
        return (file, status.modified)
      }
      .sorted { $0.modified > $1.modified }
  }

  /// A name for another draft of an owner.
  func newFile(of owner: Fingerprint) -> FilePath {
    var chance = Fingerprint()
    chance.add(String(UInt64.random(in: .min ... .max)).utf8)
    return path.appending(FilePath("\(owner.digits)-\(chance.digits).json"))
  }

  /// Removes drafts that are older than their lifetime, and what a killed process left half written.
  ///
  /// What another process owns stays, and what cannot be removed too.
  func removeOld(now: Int) {
    for name in (try? path.names()) ?? [] {
      let isTemporary = name.description.hasPrefix(".") && name.description.hasSuffix(".tmp")
      let lifetime = isTemporary ? 2 : Self.lifetime
      let file = path.appending(name)
      guard isTemporary || name.description.hasSuffix(".json"),
        let status = try? FileStatus(of: file), status.kind == .regular,
        now - status.modified > lifetime
      else { continue }
      remove(file)
    }
  }

  /// Removes a draft unless another process owns it; whether it is gone.
  @discardableResult
  func remove(_ file: FilePath) -> Bool {
    guard var owned = try? OwnedFile(takingOver: file) else { return false }
    do throws(SystemError) {
      try owned.remove()
      return true
    } catch {
      return false
    }
  }
}
