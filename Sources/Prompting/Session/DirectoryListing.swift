// The names in a directory, as the loop finds them when a path is typed.

/// What is in a directory.
package struct DirectoryListing: Equatable, Sendable {
  /// One name in it.
  package struct Item: Equatable, Sendable {
    package let name: String

    /// Whether it is a directory itself, or leads to one.
    package let isDirectory: Bool

    package init(_ name: String, isDirectory: Bool = false) {
      self.name = name
      self.isDirectory = isDirectory
    }
  }

  /// The directory as it was asked for.
  package let directory: String

  /// In any order; none where the directory cannot be read.
  package let items: [Item]

  package init(directory: String, items: [Item]) {
    self.directory = directory
    self.items = items
  }
}
