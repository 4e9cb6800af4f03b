// `$ref` inside of one document: a URI (RFC 3986) that an `$id` of the document gives, with a JSON Pointer (RFC 6901)
// or the name of an `$anchor` as its fragment.
//
// https://json-schema.org/draft/2020-12/json-schema-core#section-8.2

import JSON

/// Finds what a `$ref` refers to.
struct SchemaReferences {
  private let root: JSONNode

  /// The schemas with an `$id` of their own, each behind those around it, the document first.
  private var resources: [Resource] = []

  /// The schemas that have a name, by the URI of the schema around them with the name as its fragment.
  private var anchors = IDTable<JSONNode>()

  private struct Resource {
    let uri: String
    let node: JSONNode
  }

  /// Linear in the document, times the depth of those with an `$id`.
  init(root: JSONNode) {
    self.root = root
    resources = [Resource(uri: "", node: root)]
    // A list of what is still to be looked at takes the place of recursion.
    var pending = [(node: root, base: "")]
    while let next = pending.popLast() {
      let node = next.node
      var base = next.base
      if let id = node[member: "$id"]?.text {
        if id.utf8.first == UInt8(ascii: "#") {
          // How anchors were written up to draft-07.
          anchors[base + id] = node
        } else {
          base = id.withoutFragment.resolved(against: base)
          resources.append(Resource(uri: base, node: node))
        }
      }
      if let name = node[member: "$anchor"]?.text { anchors[base + "#" + name] = node }
      pending += (node.elements ?? []).map { ($0, base) }
      pending += (node.members ?? []).map { ($0.value, base) }
    }
  }

  /// The schema that the text of a `$ref` names, seen from where it stands; `nil` where it is in another document, or
  /// nowhere.
  ///
  /// Linear in the members on the way, and in the schemas with an `$id`.
  func target(of reference: JSONNode) -> JSONNode? {
    guard let text = reference.text else { return nil }
    let around = resources.last { $0.node.range.contains(reference.range.lowerBound) }
    let uri = text.withoutFragment.resolved(against: around?.uri ?? "")
    guard let resource = resources.last(where: { $0.uri == uri }) else { return nil }
    let fragment = text.dropFirst(text.withoutFragment.count).dropFirst()
    if fragment.isEmpty { return resource.node }
    guard fragment.utf8.first == UInt8(ascii: "/") else { return anchors[uri + "#" + fragment] }
    var node = resource.node
    for token in fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let next = child(of: node, Self.decoded(token)) else { return nil }
      node = next
    }
    return node
  }

  /// Whether a reference is to this document, so that what it names should be here.
  func isHere(_ reference: JSONNode) -> Bool {
    guard let text = reference.text else { return false }
    let around = resources.last { $0.node.range.contains(reference.range.lowerBound) }
    let uri = text.withoutFragment.resolved(against: around?.uri ?? "")
    return resources.contains { $0.uri == uri }
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
}

extension String {
  fileprivate var withoutFragment: Substring { prefix { $0 != "#" } }
}

extension Substring {
  /// The URI that a reference means beside another: RFC 3986, section 5.2, for paths without `..`.
  fileprivate func resolved(against base: String) -> String {
    if isEmpty { return base }
    let scheme = prefix { !"/?".contains($0) }
    if scheme.contains(":") { return String(self) }
    let start = base.firstRange(of: "://")?.upperBound ?? base.startIndex
    let host = base[start...].firstIndex(of: "/") ?? base.endIndex
    if hasPrefix("//") { return String(base.prefix { $0 != "/" } + self) }
    if hasPrefix("/") { return String(base[..<host] + self) }
    let name = hasPrefix("./") ? dropFirst(2) : self
    guard let slash = base[host...].lastIndex(of: "/") else {
      return start == base.startIndex ? String(name) : base + "/" + name
    }
    return String(base[...slash] + name)
  }
}
