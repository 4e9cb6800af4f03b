// Where the build put the programs that tests run.

extension PseudoTerminal {
  /// The path of an executable of this package, beside the test bundle that is running.
  package static func product(_ name: String) -> String {
    for argument in CommandLine.arguments {
      let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { continue }
      return (parts[..<bundle] + [Substring(name)]).joined(separator: "/")
    }
    return name
  }
}
