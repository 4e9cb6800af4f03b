/// Killed texts, newest first, as in readline: kills in a row make one entry.

/// A bounded ring of killed texts, shared by the fields that may share them.
package struct KillRing: Equatable, Sendable {
  /// Which end of the entry a kill belongs to.
  package enum Direction: Sendable { case backward, forward }

  /// Enough to find anything again; old entries fall out.
  package static let capacity = 32

  /// The killed texts, newest first.
  package private(set) var entries: [String] = []

  /// Whether the last command was a kill, so that the next one joins its entry.
  private var isChained = false
  private var yanked = 0

  package init() {}

  /// Adds a killed text: to the newest entry when kills follow each other, else as a new one.
  package mutating func kill(_ text: String, _ direction: Direction) {
    if isChained, let newest = entries.first {
      entries[0] = direction == .backward ? text + newest : newest + text
    } else {
      entries.insert(text, at: 0)
      if entries.count > Self.capacity { entries.removeLast() }
    }
    isChained = true
  }

  /// Ends the row of kills: any command that is no kill does.
  package mutating func breakChain() {
    isChained = false
  }

  /// The text to yank: the newest; `nil` while nothing was killed.
  mutating func newest() -> String? {
    yanked = 0
    return entries.first
  }

  /// The text before the one yanked last, the newest again after the oldest.
  mutating func older() -> String? {
    guard !entries.isEmpty else { return nil }
    yanked = (yanked + 1) % entries.count
    return entries[yanked]
  }
}
