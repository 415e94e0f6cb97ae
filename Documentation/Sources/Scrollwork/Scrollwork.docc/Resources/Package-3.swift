// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "album",
  dependencies: [.package(path: "../scrollwork")],
  targets: [
    .executableTarget(
      name: "album",
      dependencies: [
        .product(name: "ScrollworkApp", package: "scrollwork"),
        .product(name: "Images", package: "scrollwork"),
      ]),
    .testTarget(
      name: "AlbumTests",
      dependencies: [
        "album",
        .product(name: "ScrollworkTesting", package: "scrollwork"),
        .product(name: "ScrollworkInspector", package: "scrollwork"),
      ],
      exclude: ["Snapshots"]),
  ]
)
