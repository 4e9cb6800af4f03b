// Programs of the system that some tests need.

import Terminal

/// Where a program is; `nil` where it is not installed.
func path(ofTool name: String) -> String? {
  ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }.first {
    (try? FileStatus(of: FilePath($0))) != nil
  }
}
