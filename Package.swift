// swift-tools-version: 6.2
// The architecture in code: six modules, and who may import whom (each only what stands above it).

import PackageDescription

/// One set of rules for every target, tests included.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The release executable on Linux needs no shared library, so it starts as quickly as `/bin/true`.
let staticOnLinux: [LinkerSetting] = [
  .unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "ttyform",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "ttyform", targets: ["ttyform"])],
  targets: [
    .target(name: "JSON", swiftSettings: settings),
    .target(name: "Forms", dependencies: ["JSON"], swiftSettings: settings),
    .target(name: "Dialects", dependencies: ["Forms", "JSON"], swiftSettings: settings),
    .target(name: "Prompting", dependencies: ["Forms"], swiftSettings: settings),
    .target(name: "Terminal", swiftSettings: settings),
    .executableTarget(
      name: "ttyform",
      dependencies: ["JSON", "Forms", "Dialects", "Prompting", "Terminal"],
      swiftSettings: settings,
      linkerSettings: staticOnLinux
    ),

    .target(
      name: "Support", dependencies: ["Prompting", "Forms", "JSON"], path: "Tests/Support",
      swiftSettings: settings),
    .testTarget(
      name: "JSONTests", dependencies: ["JSON", "Support"], exclude: ["Accept", "Reject"],
      swiftSettings: settings),
    .testTarget(
      name: "FormsTests", dependencies: ["Forms", "JSON", "Support"], swiftSettings: settings),
    .testTarget(
      name: "DialectsTests", dependencies: ["Dialects", "Forms", "JSON", "Support"],
      swiftSettings: settings),
    .testTarget(
      name: "PromptingTests", dependencies: ["Prompting", "Forms", "JSON", "Support"],
      exclude: ["Screens"], swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Support"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: ["ttyform", "JSON", "Forms", "Dialects", "Prompting", "Terminal", "Support"],
      swiftSettings: settings),
  ]
)
