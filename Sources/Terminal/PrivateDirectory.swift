// A directory that only its owner can look into, for a file that another program is to change.

extension FilePath {
  /// Makes a new directory with mode 0700 in this one, its name `prefix` and 16 hexadecimal digits by
  /// chance.
  package func makePrivateDirectory(prefix: String) throws(SystemError) -> FilePath {
    let name = String(UInt64.random(in: .min ... .max), radix: 16)
    let padding = String(repeating: "0", count: 16 - name.utf8.count)
    let folder = appending(FilePath(prefix + padding + name))
    try folder.makeDirectory(mode: 0o700)
    return folder
  }

  /// Makes a file that must not be there yet, with mode 0600.
  package func create(private bytes: [UInt8]) throws(SystemError) {
    let descriptor = try Descriptor(opening: self, for: .createNew, mode: 0o600)
    defer { descriptor.close() }
    try descriptor.writeAll(bytes)
  }

  /// Removes this directory with the files in it, whatever they are called; directories in it stay, and
  /// then it stays too.
  ///
  /// What cannot be removed is passed over: nobody is there to hear of it.
  package func removeDirectoryAndFiles() {
    for name in (try? names()) ?? [] { try? appending(name).remove() }
    try? SystemCalls.removeDirectory(self)
  }
}
