// Which scalars are one but for case, by the simple foldings of Unicode's CaseFolding.txt: what
// ECMA-262 compares by where case is ignored and the flag `u` is set (22.2.2.7.3, Canonicalize).

enum SimpleFolding {
  /// The scalars that fold to the same as `scalar`, itself among them.
  static func variants(of scalar: UInt32) -> [UInt32] {
    groups[folded[scalar] ?? scalar] ?? [scalar]
  }

  private static let folded: [UInt32: UInt32] = {
    var result: [UInt32: UInt32] = [:]
    for run in runs {
      guard let first = run.first, let target = run.last, run.count == 4 else { continue }
      for scalar in stride(from: first, through: run[1], by: Int(run[2])) {
        result[scalar] = target + (scalar - first)
      }
    }
    return result
  }()

  private static let groups: [UInt32: [UInt32]] = {
    var result: [UInt32: [UInt32]] = [:]
    for (scalar, target) in folded { result[target, default: [target]].append(scalar) }
    return result
  }()
}
