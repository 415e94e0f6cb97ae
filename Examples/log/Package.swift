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
    // zlib, by a name of its own: the engine has a module of that kind, too.
    .systemLibrary(name: "CGzip", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "LogFile", dependencies: ["CBytes", "CGzip"], swiftSettings: style),
    .target(
      name: "LogScreen",
      dependencies: ["LogFile", .product(name: "ScrollworkApp", package: "scrollwork")],
      swiftSettings: style),
    .executableTarget(
      name: "log",
      dependencies: [
        "LogFile", "LogScreen", .product(name: "ScrollworkApp", package: "scrollwork"),
        .product(name: "ScrollworkInspector", package: "scrollwork"),
        .product(name: "Arguments", package: "scrollwork"),
      ],
      swiftSettings: style),
    // What searches cost, without a window.
    .executableTarget(
      name: "log-measure", dependencies: ["LogFile"], path: "Measurements/Searches",
      swiftSettings: style),
    .testTarget(name: "LogFileTests", dependencies: ["CGzip", "LogFile"], swiftSettings: style),
    .testTarget(
      name: "LogScreenTests",
      dependencies: [
        "LogFile", "LogScreen", .product(name: "ScrollworkTesting", package: "scrollwork"),
      ],
      exclude: ["Snapshots"], swiftSettings: style),
  ],
  swiftLanguageModes: [.v6]
)
