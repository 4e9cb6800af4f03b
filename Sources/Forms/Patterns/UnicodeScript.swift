// The properties Script and Script_Extensions (UAX #24), which the standard library does not have.

enum UnicodeScript {
  /// Every name with the index of its script.
  static let indices: [String: UInt8] = {
    var result: [String: UInt8] = [:]
    for (index, names) in aliases.enumerated() {
      for name in names.split(separator: " ") { result[String(name)] = UInt8(index) }
    }
    return result
  }()

  /// The index of the scalar's script; 0 where it has none.
  static func script(of scalar: Unicode.Scalar) -> UInt8 {
    value(of: scalar, in: runs)
  }

  /// Whether the scalar is used in a script, in others too perhaps.
  static func uses(_ scalar: Unicode.Scalar, script: UInt8) -> Bool {
    let set = Int(value(of: scalar, in: extensionRuns))
    return set == 0 ? self.script(of: scalar) == script : extensions[set].contains(script)
  }

  private static let extensions =
    extensionSets.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)

  /// By binary search for the last run that begins at or before the scalar.
  private static func value(of scalar: Unicode.Scalar, in runs: [UInt32]) -> UInt8 {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] >> 8 <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : UInt8(truncatingIfNeeded: runs[low - 1])
  }
}
