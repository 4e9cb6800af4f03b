// `$ref` inside of one document: JSON Pointers (RFC 6901) in a URI fragment, and `$anchor`s.

import JSON

/// Finds what a `$ref` refers to.
struct SchemaReferences {
  let root: JSONNode

  /// The schema that a reference names; `nil` where it is in another document, or nowhere.
  ///
  /// Linear in the members on the way; an anchor's costs the document.
  func target(of reference: String) -> JSONNode? {
    guard reference.utf8.first == UInt8(ascii: "#") else { return nil }
    let fragment = reference.dropFirst()
    if fragment.isEmpty { return root }
    guard fragment.utf8.first == UInt8(ascii: "/") else {
      return anchor(String(fragment), in: root)
    }
    var node = root
    for token in fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let next = child(of: node, Self.decoded(token)) else { return nil }
      node = next
    }
    return node
  }

  private func child(of node: JSONNode, _ token: String) -> JSONNode? {
    if let elements = node.elements {
      guard let index = Int(token), elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    return node[member: token]
  }

  /// A token of a pointer without `%` and `~` escapes.
  private static func decoded(_ token: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = token.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    var text: [UInt8] = []
    var at = 0
    while at < bytes.count {
      let next = at + 1 < bytes.count ? bytes[at + 1] : 0
      switch (bytes[at], next) {
      case (UInt8(ascii: "~"), UInt8(ascii: "0")): text.append(UInt8(ascii: "~"))
      case (UInt8(ascii: "~"), UInt8(ascii: "1")): text.append(UInt8(ascii: "/"))
      default:
        text.append(bytes[at])
        at += 1
        continue
      }
      at += 2
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A list of what is still to be looked at takes the place of recursion.
  private func anchor(_ name: String, in root: JSONNode) -> JSONNode? {
    var pending = [root]
    while let node = pending.popLast() {
      for key in ["$anchor", "$id"] {
        let text = node[member: key]?.text
        if text == name || text == "#" + name { return node }
      }
      pending += node.elements ?? []
      pending += node.members?.map(\.value) ?? []
    }
    return nil
  }
}
