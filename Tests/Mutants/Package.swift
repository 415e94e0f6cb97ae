// swift-tools-version: 6.2
// Changes one thing at a time in the sources of a target, and checks whether a test notices;
// `make mutants` uses it. A package of its own, so that nobody who builds the engine or the program
// fetches swift-syntax.
import PackageDescription

let package = Package(
  name: "mutants",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "mutants",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
