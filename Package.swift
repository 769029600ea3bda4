// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "Notables",
  platforms: [
    .iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "Notables", targets: ["Notables"]),
    .library(name: "NotablesTraces", targets: ["NotablesTraces"]),
    .library(name: "NotablesTesting", targets: ["NotablesTesting"]),
    .library(name: "KeyboardLayouts", targets: ["KeyboardLayouts"]),
    .executable(name: "NotablesDemo", targets: ["NotablesDemo"]),
  ],
  targets: [
    .target(name: "Notables"),
    .target(name: "NotablesTraces", dependencies: ["Notables"]),
    .target(name: "NotablesTesting", dependencies: ["Notables"]),
    .target(name: "KeyboardLayouts"),
    .executableTarget(
      name: "NotablesDemo",
      dependencies: ["Notables", "NotablesTraces", "NotablesTesting", "KeyboardLayouts"]
    ),
    .testTarget(name: "NotablesTests", dependencies: ["Notables", "NotablesTesting"]),
    .testTarget(
      name: "NotablesTracesTests",
      dependencies: ["NotablesTraces", "NotablesTesting"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(name: "NotablesTestingTests", dependencies: ["NotablesTesting"]),
    .testTarget(name: "KeyboardLayoutsTests", dependencies: ["KeyboardLayouts"]),
    // The demo is tested as a user sees it: the built program is run, its text and status compared.
    .testTarget(
      name: "NotablesDemoTests",
      dependencies: ["NotablesDemo", "NotablesTesting", "NotablesTraces"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
