// The words and the default of a member that several branches describe: what is short is shown side by side.

import Forms
import JSON

extension SchemaTranslator {
  /// How many scalars a joined label or placeholder has at most, and a joined description.
  private static let lineLimit = 48
  private static let textLimit = 240

  mutating func joinWords(_ words: [(key: String, words: JSONNode)], at place: Place) {
    guard let entry = entry(place.id) else { return }
    for (key, node) in words {
      let known = leaves[place.id]?.words[key] ?? []
      guard let text = node.text, !known.contains(where: { $0.isIdentical(to: text) }) else {
        continue
      }
      let isText = key == "description"
      let joined = (known + [text]).joined(separator: isText ? "\n" : " / ")
      if joined.unicodeScalars.count > (isText ? Self.textLimit : Self.lineLimit), !known.isEmpty {
        // An example is only one of many.
        if key != "placeholder" {
          warn("this is not shown, since another branch has other words for it", at: node.range)
        }
        continue
      }
      leaves[place.id]?.words[key] = known + [text]
      entries[entry].field.show(.string(joined, at: node.range), as: key)
    }
  }

  /// What one branch would fill in is not what another wants.
  mutating func joinDefault(_ value: JSONNode?, isInForce: Bool, at place: Place) {
    guard let entry = entry(place.id) else { return }
    let known = entries[entry].field["default"]
    if let known, let value, known.value.isSame(as: value.value) { return }
    let sentence = "this default is left out: it is not that of every branch"
    if let value, !value.isNull, value.text?.isEmpty != true { warn(sentence, at: value.range) }
    guard let known, !isInForce else { return }
    warn(sentence, at: known.range)
    entries[entry].field["default"] = nil
  }
}
