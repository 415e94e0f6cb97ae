// swift-tools-version: 6.2
import PackageDescription

let style: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "photos",
  dependencies: [.package(name: "scrollwork", path: "../..")],
  targets: [
    // Finding, dating and arranging pictures, and keeping their thumbnails, without a window.
    .target(
      name: "PhotoLibrary",
      dependencies: [
        .product(name: "Images", package: "scrollwork"),
        .product(name: "ScrollEngine", package: "scrollwork"),
      ],
      swiftSettings: style),
    .target(
      name: "PhotoScreen",
      dependencies: [
        "PhotoLibrary", .product(name: "ScrollworkApp", package: "scrollwork"),
        .product(name: "Images", package: "scrollwork"),
      ],
      swiftSettings: style),
    .executableTarget(
      name: "photos",
      dependencies: [
        "PhotoLibrary", "PhotoScreen", .product(name: "ScrollworkApp", package: "scrollwork"),
        .product(name: "ScrollworkInspector", package: "scrollwork"),
        .product(name: "Arguments", package: "scrollwork"),
      ],
      swiftSettings: style),
    // Writes pictures of any size for the tests and the measurements.
    .target(
      name: "PhotoSamples",
      dependencies: [
        "PhotoLibrary",
        .product(name: "Images", package: "scrollwork"),
        .product(name: "ScrollEngine", package: "scrollwork"),
      ],
      path: "Tests/PhotoSamples", swiftSettings: style),
    .executableTarget(
      name: "photos-measure",
      dependencies: [
        "PhotoLibrary", "PhotoScreen", "PhotoSamples",
        .product(name: "ScrollworkApp", package: "scrollwork"),
        .product(name: "Images", package: "scrollwork"),
      ],
      path: "Measurements", swiftSettings: style),
    // One of several processes that use a store of thumbnails at the same time.
    .executableTarget(
      name: "photos-store-worker", dependencies: ["PhotoLibrary", "PhotoSamples"],
      path: "Tests/StoreWorker", swiftSettings: style),
    .testTarget(
      name: "PhotoLibraryTests",
      dependencies: ["PhotoLibrary", "PhotoSamples", "photos-store-worker"],
      swiftSettings: style),
    .testTarget(
      name: "PhotoScreenTests",
      dependencies: [
        "PhotoLibrary", "PhotoScreen", "PhotoSamples",
        .product(name: "ScrollworkTesting", package: "scrollwork"),
      ],
      exclude: ["Snapshots"], swiftSettings: style),
  ],
  swiftLanguageModes: [.v6]
)
