// swift-tools-version: 6.2
import PackageDescription

let style: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// `make test` builds for release, so that what ships is what is tested. It is the libraries that have to be
// optimised; doing so with their tests would take longer than those do. Compiled file by file, they keep all
// cores busy; as one module, one.
let testStyle =
  style + [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"],
      .when(configuration: .release))
  ]

let package = Package(
  name: "scrollwork",
  products: [
    .library(name: "ScrollEngine", targets: ["ScrollEngine"]),
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "PageMaps", targets: ["PageMaps"]),
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    .library(name: "Configurations", targets: ["Configurations"]),
    .library(name: "Constraints", targets: ["Constraints"]),
    .library(name: "Loading", targets: ["Loading"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "ScrollworkApp", targets: ["ScrollworkApp"]),
    .library(name: "ScrollworkInspector", targets: ["ScrollworkInspector"]),
    .library(name: "ScrollworkTesting", targets: ["ScrollworkTesting"]),
    .library(name: "Images", targets: ["Images"]),
    .library(name: "Arguments", targets: ["Arguments"]),
    .executable(name: "scrollwork", targets: ["scrollwork"]),
  ],
  targets: [
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CJPEG", providers: [.apt(["libjpeg-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CMainQueue"),

    // Rounding is a call into the C maths library wherever the processor has no instruction for it.
    .target(
      name: "Geometry", swiftSettings: style, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Drawing", dependencies: ["Geometry"], swiftSettings: style),
    .target(name: "Extents", dependencies: ["Geometry"], swiftSettings: style),
    .target(name: "Constraints", dependencies: ["Geometry"], swiftSettings: style),
    .target(name: "ScrollMotion", dependencies: ["Geometry"], swiftSettings: style),
    .target(
      name: "ScrollEngine",
      dependencies: ["Geometry", "Drawing", "Extents", "ScrollMotion", "Constraints"],
      swiftSettings: style),
    // These use only what any client may use.
    .target(
      name: "Controls", dependencies: ["ScrollEngine"], packageAccess: false, swiftSettings: style),
    .target(
      name: "PageMaps", dependencies: ["ScrollEngine"], packageAccess: false, swiftSettings: style),
    .target(
      name: "Snapshots", dependencies: ["ScrollEngine"], packageAccess: false, swiftSettings: style),
    .target(
      name: "CompositionalLayout", dependencies: ["ScrollEngine"], packageAccess: false,
      swiftSettings: style),
    .target(
      name: "Configurations", dependencies: ["ScrollEngine"], packageAccess: false,
      swiftSettings: style),
    .target(
      name: "UIKitNames",
      dependencies: [
        "Geometry", "Drawing", "ScrollMotion", "ScrollEngine", "Controls", "Snapshots",
        "CompositionalLayout", "Configurations",
      ],
      swiftSettings: style),
    .target(name: "Caching", swiftSettings: style),
    .target(name: "Loading", dependencies: ["Caching", "ScrollEngine"], swiftSettings: style),
    .target(name: "Hosting", dependencies: ["ScrollEngine"], swiftSettings: style),
    // Numbers that follow from a seed.
    .target(name: "Randomness", swiftSettings: style),

    // What the program says to a terminal.
    .target(name: "PlainText", swiftSettings: style),

    // Files on disk: the only way in and out.
    .target(name: "Files", swiftSettings: style),
    // PNG files and what they consist of.
    .target(name: "PNG", dependencies: ["CPNG"], swiftSettings: style),

    // The files that record runs: bytes in, bytes out.
    .target(name: "Traces", dependencies: ["CZlib", "Geometry", "Drawing"], swiftSettings: style),
    // Traces on disk.
    .target(name: "TraceFiles", dependencies: ["Files", "Traces"], swiftSettings: style),
    // What a trace says: its summary, and where two of them differ.
    .target(
      name: "TraceReading", dependencies: ["PlainText", "Geometry", "Documents", "Traces"],
      swiftSettings: style),

    // Images in files, for programs that need them: the window does not.
    .target(
      name: "Images",
      dependencies: [
        "Files", "PNG", "CJPEG", "PlainText", "Caching", "Geometry", "Drawing", "ScrollEngine",
      ],
      swiftSettings: style),

    // Edits files that were written for UIKit.
    .target(name: "Porting", dependencies: ["PlainText", "Drawing"], swiftSettings: style),

    .target(
      name: "SceneParts",
      dependencies: ["Geometry", "Drawing", "ScrollEngine", "Loading", "Documents"],
      swiftSettings: style),
    .target(
      name: "Inspecting",
      dependencies: [
        "PlainText", "Geometry", "Drawing", "ScrollEngine", "Controls", "Documents", "Hosting",
        "SceneParts", "Traces",
      ],
      swiftSettings: style),
    .target(
      name: "Demonstrations",
      dependencies: [
        "Randomness", "Drawing", "ScrollMotion", "ScrollEngine", "PageMaps", "CompositionalLayout",
        "Snapshots", "Loading", "Documents", "SceneParts",
      ],
      swiftSettings: style),
    .target(
      name: "Visualiser",
      dependencies: [
        "PlainText", "Randomness", "Geometry", "Drawing", "ScrollEngine", "Controls", "Documents",
        "ScriptPlayers", "Traces",
        "Hosting", "SceneParts", "Inspecting", "Demonstrations",
      ],
      swiftSettings: style),
    .target(
      name: "Documents", dependencies: ["PlainText", "Geometry", "Drawing", "ScrollEngine"],
      swiftSettings: style),
    .target(
      name: "ScriptPlayers",
      dependencies: ["PlainText", "ScrollEngine", "Documents", "Hosting"],
      swiftSettings: style),
    // What CSDL2 keeps between calls: a system library has no object file of its own.
    .target(name: "CSDLState"),
    // Keeps the arguments as the program is loaded, before SDL can lose them.
    .target(name: "CArguments"),
    // Speaks to the desktop's settings by libdbus, which it loads at run time.
    .target(name: "CDesktop", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "SDLStage",
      dependencies: [
        "CArguments", "CDesktop", "CAccessibility", "CSDL2", "CSDLState", "CPNG", "CFontconfig",
        "CFriBidi", "CHarfBuzz", "CMalloc", "CMainQueue", "PlainText", "Files", "PNG", "Caching",
        "Geometry", "Drawing",
        "ScrollMotion",
        "ScrollEngine", "Hosting",
      ],
      swiftSettings: style),

    // Sets a hook of Swift's runtime as it is loaded, so it is a target of its own: only programs with a
    // window of their own link it.
    .target(name: "CMainThread", linkerSettings: [.linkedLibrary("dispatch")]),

    // Speaks to assistive technology by ATK and its bridge, which it loads at run time.
    .target(name: "CAccessibility", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "ScrollworkApp",
      dependencies: [
        "CMainThread", "PlainText", "ScrollEngine", "Controls", "PageMaps", "Hosting",
        "SDLStage",
      ],
      swiftSettings: style),

    // Checks whether the invariants of a screen hold.
    .target(
      name: "Invariants", dependencies: ["ScrollEngine", "Documents", "Hosting"],
      swiftSettings: style),

    // What a program links to look into its own window.
    .target(
      name: "ScrollworkInspector",
      dependencies: [
        "ScrollworkApp", "PlainText", "Files", "Drawing", "ScrollEngine", "Controls", "Hosting",
        "Documents", "ScriptPlayers", "SceneParts", "Inspecting", "SDLStage", "Invariants",
        "Traces", "TraceFiles",
      ],
      swiftSettings: style),

    .target(
      name: "ScrollworkTesting",
      dependencies: [
        "PlainText", "Files", "PNG", "ScrollEngine", "Hosting", "Documents", "ScriptPlayers",
        "Randomness", "SDLStage", "Inspecting", "Traces",
        "Invariants",
      ],
      swiftSettings: style),

    // How a command line is read, and what is said of it: help, completion, manual page.
    .target(name: "Arguments", dependencies: ["PlainText"], swiftSettings: style),
    .executableTarget(
      name: "scrollwork",
      dependencies: [
        "Arguments", "PlainText", "Files", "Porting", "Geometry", "Drawing", "ScrollEngine",
        "Hosting", "Traces", "TraceFiles", "TraceReading", "Inspecting",
        "SceneParts", "Demonstrations", "Visualiser", "Documents", "ScriptPlayers", "SDLStage",
        "CMainQueue",
        "CMainThread",
      ],
      swiftSettings: style),
    .target(
      name: "Workloads",
      dependencies: [
        "CMalloc", "Geometry", "Drawing", "Extents", "Constraints", "Documents", "Randomness",
        "ScrollEngine", "Snapshots", "CompositionalLayout",
        "Hosting",
        "SceneParts", "Inspecting", "Traces", "Demonstrations", "Visualiser",
      ],
      swiftSettings: style),
    .executableTarget(
      name: "scrollbench",
      dependencies: [
        "Arguments", "Files", "Geometry", "ScrollEngine", "Documents", "SDLStage", "Workloads",
      ],
      swiftSettings: style),

    .target(
      name: "TestSupport", dependencies: ["Drawing", "ScrollEngine", "PageMaps"],
      path: "Tests/TestSupport", swiftSettings: testStyle),
    .target(
      name: "TestScreens", dependencies: ["ScrollEngine", "Controls"], path: "Tests/TestScreens",
      swiftSettings: testStyle),
    .target(
      name: "ShellSupport",
      dependencies: [
        "ScrollEngine", "Documents", "Hosting", "SceneParts", "Visualiser", "TestSupport",
      ],
      path: "Tests/ShellSupport", swiftSettings: testStyle),
    .target(
      name: "PictureSupport", dependencies: ["SDLStage"], path: "Tests/PictureSupport",
      swiftSettings: testStyle),
    .target(
      name: "FakePortal", path: "Tests/FakePortal", linkerSettings: [.linkedLibrary("dl")]),
    .testTarget(
      name: "GeometryTests", dependencies: ["Geometry", "TestSupport"], swiftSettings: testStyle),
    .testTarget(
      name: "DrawingTests", dependencies: ["Geometry", "Drawing", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "ExtentsTests", dependencies: ["Extents", "TestSupport"], swiftSettings: testStyle),
    .testTarget(
      name: "ConstraintsTests", dependencies: ["Constraints", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "ScrollMotionTests", dependencies: ["Geometry", "ScrollMotion", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: testStyle),
    .testTarget(
      name: "ScrollEngineTests",
      dependencies: [
        "Extents", "Constraints", "ScrollMotion", "ScrollEngine", "Controls", "PageMaps",
        "TestSupport",
      ],
      exclude: ["TheHand/Recordings"], swiftSettings: testStyle),
    .testTarget(
      name: "ControlsTests", dependencies: ["ScrollEngine", "Controls", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "PageMapsTests", dependencies: ["ScrollEngine", "Controls", "PageMaps", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "SnapshotsTests", dependencies: ["ScrollEngine", "Snapshots", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "CompositionalLayoutTests",
      dependencies: ["ScrollEngine", "CompositionalLayout", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "ConfigurationsTests", dependencies: ["ScrollEngine", "Configurations", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "CachingTests", dependencies: ["Caching", "TestSupport"], swiftSettings: testStyle),
    .testTarget(
      name: "LoadingTests", dependencies: ["ScrollEngine", "Loading", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "ScriptPlayersTests",
      dependencies: ["ScrollEngine", "Documents", "ScriptPlayers", "Hosting", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "WorkloadsTests",
      dependencies: [
        "Workloads", "scrollbench", "Demonstrations", "SceneParts", "Constraints",
        "ScrollEngine", "Visualiser", "TestSupport", "Arguments", "Documents",
      ],
      swiftSettings: testStyle),
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: [
        "Drawing", "ScrollEngine", "UIKitNames", "Images", "Porting", "TestSupport",
      ],
      swiftSettings: testStyle),
    .testTarget(
      name: "ArgumentsTests", dependencies: ["Arguments", "TestSupport"], swiftSettings: testStyle),
    .testTarget(
      name: "PlainTextTests", dependencies: ["PlainText", "TestSupport"], swiftSettings: testStyle),
    .testTarget(
      name: "FilesTests", dependencies: ["Files", "TestSupport"], swiftSettings: testStyle),
    .testTarget(name: "PNGTests", dependencies: ["PNG", "TestSupport"], swiftSettings: testStyle),
    .testTarget(
      name: "TracesTests",
      dependencies: ["CZlib", "Geometry", "Drawing", "Traces", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "TraceFilesTests",
      dependencies: ["Geometry", "Traces", "TraceFiles", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "TraceReadingTests",
      dependencies: [
        "Geometry", "Documents", "Traces", "TraceReading", "ScrollEngine",
        "TestSupport",
      ],
      swiftSettings: testStyle),
    .testTarget(
      name: "ImagesTests",
      dependencies: ["Images", "CPNG", "CJPEG", "Geometry", "Drawing", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "PortingTests", dependencies: ["Porting", "TestSupport"], swiftSettings: testStyle),
    .testTarget(
      name: "DocumentsTests",
      dependencies: [
        "PlainText", "Documents", "Geometry", "Drawing", "ScrollEngine", "ScriptPlayers", "Hosting",
        "TestSupport",
      ],
      swiftSettings: testStyle),
    .testTarget(
      name: "SDLStageTests",
      dependencies: [
        "SDLStage", "ScrollworkApp", "CSDL2", "CMainThread", "Files", "PNG", "Caching", "Geometry",
        "Drawing",
        "ScrollMotion", "ScrollEngine", "Hosting", "TestSupport", "PictureSupport", "FakePortal",
      ],
      swiftSettings: testStyle),
    .testTarget(
      name: "ScrollworkTestingTests",
      dependencies: [
        "ScrollworkTesting", "ScrollworkInspector", "Files", "Invariants", "Documents", "Hosting",
        "Images",
        "ScrollEngine", "Controls", "Drawing", "SDLStage", "Traces", "TraceFiles", "TestScreens",
        "TestSupport",
      ],
      exclude: ["Snapshots"],
      swiftSettings: testStyle),
    .testTarget(
      name: "ScrollworkInspectorTests",
      dependencies: [
        "ScrollworkInspector", "ScrollEngine", "Controls", "Documents", "Hosting", "SceneParts",
        "Inspecting", "Traces", "TraceReading",
        "Invariants", "TestSupport",
      ],
      swiftSettings: testStyle),
    .testTarget(
      name: "RandomnessTests", dependencies: ["Randomness"], swiftSettings: testStyle),
    .testTarget(
      name: "ScenePartsTests",
      dependencies: ["Drawing", "ScrollEngine", "SceneParts", "TestSupport"],
      swiftSettings: testStyle),
    .testTarget(
      name: "DemonstrationsTests",
      dependencies: [
        "Drawing", "ScrollMotion", "ScrollEngine", "Loading", "Documents", "SceneParts",
        "Demonstrations", "Visualiser", "TestSupport", "ShellSupport",
      ],
      exclude: ["Goldens"], swiftSettings: testStyle),
    .testTarget(
      name: "VisualiserTests",
      dependencies: [
        "Geometry", "Drawing", "ScrollEngine", "Controls", "Documents", "ScriptPlayers", "Hosting",
        "SceneParts", "Inspecting", "Traces",
        "Demonstrations", "Visualiser", "TestSupport", "ShellSupport",
      ],
      swiftSettings: testStyle),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Geometry", "Drawing", "ScrollEngine", "Controls", "CompositionalLayout",
        "Configurations", "Hosting", "SceneParts",
        "Inspecting", "Demonstrations", "Visualiser", "Documents", "ScriptPlayers", "SDLStage",
        "ScrollworkInspector", "scrollwork", "Traces", "TestSupport",
        "PictureSupport", "ShellSupport", "Arguments",
      ],
      exclude: ["Goldens"],
      swiftSettings: testStyle),
    .executableTarget(
      name: "TypingWindow", dependencies: ["ScrollEngine", "ScrollworkApp"],
      path: "Tests/TypingWindow", swiftSettings: style),
    .executableTarget(
      name: "HeardWindow", dependencies: ["ScrollEngine", "ScrollworkApp", "TestScreens"],
      path: "Tests/HeardWindow", swiftSettings: style),
    // Starts the built programs, and so does not link them.
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "Documents", "Files", "SDLStage", "Geometry", "ScrollEngine", "Traces", "TestSupport",
      ],
      swiftSettings: testStyle),
  ],
  swiftLanguageModes: [.v6]
)
