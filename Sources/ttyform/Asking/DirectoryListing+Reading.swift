// What is in a directory, for the completion of paths.

import Prompting
import Terminal

extension DirectoryListing {
  /// Reads the names in a directory that is given as a person types it: `~` at its start is the person's
  /// own, nothing at all the one that the program is in.
  ///
  /// Names that nobody could type are left out, and so is everything where the directory cannot be read.
  init(reading directory: String, _ surroundings: Surroundings) {
    let path = FilePath(surroundings.expandingTilde(directory.isEmpty ? "." : directory))
    let names = (try? path.names()) ?? []
    self.init(
      directory: directory,
      items: names.compactMap { name in
        guard let text = String(validating: name.bytes, as: UTF8.self),
          !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        let status = try? FileStatus(of: path.appending(name))
        return Item(text, isDirectory: status?.kind == .directory)
      })
  }
}

extension Surroundings {
  /// A path with the person's own directory in the place of a `~` that stands before its first slash.
  func expandingTilde(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = variable("HOME") else { return path }
    return home + path.dropFirst()
  }
}
