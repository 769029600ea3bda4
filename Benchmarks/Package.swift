// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("26.0")],
  dependencies: [
    .package(name: "Notables", path: "..")
  ],
  targets: [
    // The allocator's own count, which Glibc's module leaves out.
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CMalloc",
        .product(name: "KeyboardLayouts", package: "Notables"),
        .product(name: "Notables", package: "Notables"),
        .product(name: "NotablesTraces", package: "Notables"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
