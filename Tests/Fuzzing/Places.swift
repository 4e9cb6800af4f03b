// What fuzzers of files with places have in common: every place is inside the file.

import JSON

/// Traps where a node, or anything in it, stands outside the bytes.
func checkPlaces(of node: JSONNode, in bytes: [UInt8]) {
  check(node.range, in: bytes)
  switch node.content {
  case .array(let elements): for element in elements { checkPlaces(of: element, in: bytes) }
  case .object(let members):
    for member in members {
      check(member.nameRange, in: bytes)
      checkPlaces(of: member.value, in: bytes)
    }
  default: break
  }
}

/// Traps where a range is not inside the bytes.
func check(_ range: Range<Int>, in bytes: [UInt8]) {
  precondition(0 <= range.lowerBound && range.upperBound <= bytes.count)
}
