// swift-tools-version: 6.2
// Changes one thing at a time in the sources of a target, and checks whether a test fails;
// `make mutants` uses it. A package of its own, so that builds of the engine or the program do
// not fetch swift-syntax.
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
