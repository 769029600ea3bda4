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
    .testTarget(
      name: "NotablesTests",
      dependencies: ["Notables", "NotablesTesting", "TestSupport"]
    ),
    .testTarget(
      name: "NotablesTracesTests",
      dependencies: ["NotablesTraces", "NotablesTesting", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(name: "NotablesTestingTests", dependencies: ["NotablesTesting"]),
    .testTarget(
      name: "KeyboardLayoutsTests",
      dependencies: ["KeyboardLayouts", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // The demo is tested as a user sees it: the built program is run, its text and status compared.
    // The phone's values are tested from within, too.
    .testTarget(
      name: "NotablesDemoTests",
      dependencies: [
        "NotablesDemo", "LifecycleProbe", "NotablesTesting", "NotablesTraces", "TestSupport",
      ]
    ),
    // What the real life of a process is tried on: it ends by signals, so it must be a process.
    .executableTarget(
      name: "LifecycleProbe",
      dependencies: ["Notables"],
      path: "Tests/LifecycleProbe"
    ),
  ],
  swiftLanguageModes: [.v6]
)
