// swift-tools-version: 6.2
import PackageDescription

// The program's sources, linked into this package, so that the fuzzer needs no change of the
// program's own manifest. Each target may use the targets before it.
let style: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let rooms = [
  "Geometry", "PlainText", "Randomness", "Files", "PNG", "Caching",
  "Drawing", "Traces", "TraceFiles", "Extents",
  "Constraints", "ScrollMotion", "ScrollEngine", "Controls", "PageMaps",
  "CompositionalLayout", "Snapshots", "Images", "Loading", "Documents", "TraceReading", "Hosting",
  "ScriptPlayers", "SceneParts", "SDLStage", "Inspecting",
  "Demonstrations",
  "Visualiser",
  "Porting", "Arguments",
]
let libraries: [Target.Dependency] = [
  "CSDL2", "CPNG", "CZlib", "CJPEG", "CFontconfig", "CFriBidi", "CHarfBuzz", "CMalloc",
  "CMainQueue",
  "CMainThread", "CArguments", "CSDLState", "CDesktop", "CAccessibility",
]

let package = Package(
  name: "fuzz",
  targets: [
    .systemLibrary(name: "CSDL2", path: "Sources/CSDL2"),
    .systemLibrary(name: "CPNG", path: "Sources/CPNG"),
    .systemLibrary(name: "CZlib", path: "Sources/CZlib"),
    .systemLibrary(name: "CJPEG", path: "Sources/CJPEG"),
    .systemLibrary(name: "CFontconfig", path: "Sources/CFontconfig", pkgConfig: "fontconfig"),
    .systemLibrary(name: "CMalloc", path: "Sources/CMalloc"),
    .systemLibrary(name: "CMainQueue", path: "Sources/CMainQueue"),
    .target(
      name: "CMainThread", path: "Sources/CMainThread",
      linkerSettings: [.linkedLibrary("dispatch")]),
    .target(name: "CArguments", path: "Sources/CArguments"),
    .target(name: "CSDLState", path: "Sources/CSDLState"),
    .target(
      name: "CDesktop", path: "Sources/CDesktop", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "CAccessibility", path: "Sources/CAccessibility",
      linkerSettings: [.linkedLibrary("dl")]),
    .systemLibrary(name: "CFriBidi", path: "Sources/CFriBidi", pkgConfig: "fribidi"),
    .systemLibrary(name: "CHarfBuzz", path: "Sources/CHarfBuzz", pkgConfig: "harfbuzz"),
    // Without Main.swift, because the fuzzer has its own entry point.
    .target(
      name: "scrollwork", dependencies: rooms.map { .byName(name: $0) } + libraries,
      path: "Sources/scrollwork", exclude: ["Main.swift"], swiftSettings: style),
    .executableTarget(
      name: "Fuzz", dependencies: rooms.map { .byName(name: $0) } + ["scrollwork"] + libraries,
      path: "Fuzz", swiftSettings: style),
  ]
    + rooms.enumerated().map { place, room in
      .target(
        name: room, dependencies: rooms[..<place].map { .byName(name: $0) } + libraries,
        path: "Sources/\(room)", swiftSettings: style)
    },
  swiftLanguageModes: [.v6]
)
