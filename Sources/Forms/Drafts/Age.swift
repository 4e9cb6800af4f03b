// How long ago something was, as a person says it.

/// A span of time before now, in its greatest whole unit: `just now`, `5 minutes ago`.
///
/// - Parameter seconds: one that lies in the future, after the clock was set back, counts as now.
package func ago(_ seconds: Int) -> String {
  let units = [("day", 86_400), ("hour", 3600), ("minute", 60)]
  for (name, length) in units where seconds >= length {
    let count = seconds / length
    return "\(count) \(name)\(count == 1 ? "" : "s") ago"
  }
  return "just now"
}
