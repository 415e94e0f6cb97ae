// swift-tools-version: 6.2
// Programs that import the libraries of this repository as another package does: its products only.
import PackageDescription

let engine: Target.Dependency = .product(name: "ScrollEngine", package: "scrollwork")
let loading: Target.Dependency = .product(name: "Loading", package: "scrollwork")

let package = Package(
  name: "examples",
  dependencies: [.package(name: "scrollwork", path: "..")],
  targets: [
    .executableTarget(name: "MillionRows", dependencies: [engine]),
    .executableTarget(name: "ThreeTables", dependencies: [engine]),
    .executableTarget(name: "LoadingPages", dependencies: [engine, loading]),
  ],
  swiftLanguageModes: [.v6]
)
