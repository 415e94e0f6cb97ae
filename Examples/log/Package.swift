// swift-tools-version: 6.2
import PackageDescription

let style: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "log",
  dependencies: [.package(name: "scrollwork", path: "../..")],
  targets: [
    // Reading, indexing and searching, without a window.
    .target(name: "CBytes"),
    .target(name: "LogFile", dependencies: ["CBytes"], swiftSettings: style),
    .target(
      name: "LogScreen",
      dependencies: ["LogFile", .product(name: "ScrollworkApp", package: "scrollwork")],
      swiftSettings: style),
    .executableTarget(
      name: "log",
      dependencies: [
        "LogFile", "LogScreen", .product(name: "ScrollworkApp", package: "scrollwork"),
        .product(name: "ScrollworkInspector", package: "scrollwork"),
      ],
      swiftSettings: style),
    // What searches cost, without a window.
    .executableTarget(
      name: "log-measure", dependencies: ["LogFile"], path: "Measurements/Searches",
      swiftSettings: style),
    .testTarget(name: "LogFileTests", dependencies: ["LogFile"], swiftSettings: style),
    .testTarget(
      name: "LogScreenTests",
      dependencies: [
        "LogFile", "LogScreen", .product(name: "ScrollworkTesting", package: "scrollwork"),
      ],
      exclude: ["Snapshots"], swiftSettings: style),
  ],
  swiftLanguageModes: [.v6]
)
