// swift-tools-version: 6.2
// Builds the reference of the libraries; `make docs` uses it. A package of its own, so that nobody who builds
// the engine or the program fetches the plugin.
import PackageDescription

let package = Package(
  name: "documentation",
  dependencies: [
    .package(name: "scrollwork", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0"),
  ],
  targets: [
    // Has the front page and the tutorials. The plugin documents targets of other packages only where one of
    // this package uses them.
    .target(
      name: "Scrollwork",
      dependencies: [
        .product(name: "ScrollEngine", package: "scrollwork"),
        .product(name: "Controls", package: "scrollwork"),
        .product(name: "PageMaps", package: "scrollwork"),
        .product(name: "Snapshots", package: "scrollwork"),
        .product(name: "CompositionalLayout", package: "scrollwork"),
        .product(name: "Configurations", package: "scrollwork"),
        .product(name: "ScrollworkApp", package: "scrollwork"),
        .product(name: "ScrollworkInspector", package: "scrollwork"),
        .product(name: "ScrollworkTesting", package: "scrollwork"),
        .product(name: "Images", package: "scrollwork"),
        .product(name: "Loading", package: "scrollwork"),
        .product(name: "Constraints", package: "scrollwork"),
        .product(name: "UIKitNames", package: "scrollwork"),
        .product(name: "Arguments", package: "scrollwork"),
      ])
  ]
)
