import Documents
import Geometry
import SDLStage
import ScrollEngine
import Testing

/// One real window at a time, with input through the X server, as from a person.
///
/// Tests wait until something is visible, and do not depend on the speed of the machine. The server
/// and the window's loop both keep events in order.
@Suite("A real window", .serialized, .enabled(if: Requirements.mustRun, Requirements.notice))
struct WindowTests {
  /// Shows only the views: instance numbers depend on how many events the window finds in a frame.
  private static let contentOnly = ["--stage-only", "--content-only"]

  /// Wheel, drag and keys over the pane with its middle at `x`, which stop between the ends of all
  /// scenes; the third wheel is beside the viewport.
  private static func tour(x: Double) -> [Gesture] {
    let stroke = [600.0, 593, 580, 555, 520, 480].map { Point(x: x, y: $0) }
    return [
      .wheel(at: Point(x: x, y: 452), notches: 3), .drag(stroke), .key(.pageDown), .key(.down),
      .key(.home), .key(.up), .key(.end), .key(.pageUp), .text("o"), .text("g"),
      .wheel(at: Point(x: x + 10, y: 300), notches: -1),
      .wheel(at: Point(x: x + 180, y: 300), notches: 2),
    ]
  }

  @Test(
    "ends where a script with the same gestures ends, and shows the same picture",
    arguments: [("naive-and-container", 960.0), ("container", 640), ("cell-reuse", 640)])
  func gesturesAgreeWithScript(scene: String, x: Double) async throws {
    let arguments = [scene, "--size", "1280x800"] + Self.contentOnly
    let gestures = Self.tour(x: x)
    try await ProgramWindow.open(arguments) { window in
      let atRest = try await window.program.picture(arguments, after: [])
      try await window.expect(toShow: atRest, "at-rest")
      try await window.perform(gestures)
      let moved = try await window.program.picture(arguments, after: gestures)
      #expect(moved != atRest)
      try await window.expect(toShow: moved, "moved")
      let expected = try await window.program.report(arguments, after: gestures)
      expectSameLayout(try await window.close(), expected)
    }
  }

  @Test("gives the panes of the whole shell what the hand does to them")
  func wholeShell() async throws {
    let arguments = ["naive-and-container", "--size", "1280x800"]
    let gestures =
      Self.tour(x: 786) + [
        .wheel(at: Point(x: 100, y: 300), notches: 2),
        .wheel(at: Point(x: 1130, y: 500), notches: 3),
        .drag([300.0, 280, 250, 230].map { Point(x: 400, y: $0) }),
      ]
    try await ProgramWindow.open(arguments) { window in
      try await window.perform(gestures)
      let expected = try await window.program.report(arguments, after: gestures)
      expectSameLayout(try await window.close(), expected)
    }
  }

  @Test("opens another scene by a click in the sidebar and by a key")
  func otherScenes() async throws {
    let arguments = ["naive-and-container", "--size", "1280x800"]
    let click = Gesture.drag([Point(x: 100, y: 280)])
    let wheel = Gesture.wheel(at: Point(x: 590, y: 452), notches: 4)
    let ways = [
      // The scenes begin with their posters, which are of the first variant; E goes to the start.
      (gestures: [click, .text("e"), wheel], scene: "coordinate-system"),
      (
        gestures: [.text("]"), .text("]"), .text("]"), .text("e"), wheel], scene: "build-your-own"
      ),
    ]
    for (gestures, scene) in ways {
      try await ProgramWindow.open(arguments) { window in
        let expected = try await window.program.report(arguments, after: gestures)
        #expect(expected.scene == scene)
        try await window.perform(gestures)
        expectSameLayout(try await window.close(), expected)
      }
    }
  }

  @Test("has laid out what happens in the very frame in which it closes", arguments: [2, 4, 9])
  func closesLaidOut(moves: Int) async throws {
    let arguments = ["container", "--size", "1280x800"]
    let stroke = (0...moves).map { Point(x: 590, y: 470 - 30 * Double($0)) }
    try await ProgramWindow.open(arguments) { window in
      let expected = try await window.program.report(arguments, after: [.hold(stroke)])
      #expect(expected.views[0].contentOffset != .zero)
      expectSameLayout(try await window.close(inOneFrameWith: [.hold(stroke)]), expected)
    }
  }

  @Test("lays out anew when its size changes")
  func resizing() async throws {
    let scene = ["naive-and-container"] + Self.contentOnly
    // This point is over the right pane at each of the sizes.
    let gestures = [Gesture.wheel(at: Point(x: 660, y: 400), notches: 4)]
    try await ProgramWindow.open(
      scene + ["--size", "1000x700"], screenSize: (width: 1600, height: 1000)
    ) { window in
      try await window.perform(gestures)
      for (width, height) in [(1280, 800), (1111, 777), (700, 500)] {
        try await window.resize(width: width, height: height)
        #expect(window.frame.width == width && window.frame.height == height)
        let picture = try await window.program.picture(
          scene + ["--size", "\(width)x\(height)"], after: gestures)
        try await window.expect(toShow: picture, "\(width)x\(height)")
      }
      let expected = try await window.program.report(
        scene + ["--size", "700x500"], after: gestures)
      expectSameLayout(try await window.close(), expected)
    }
  }

  @Test("opens the guided start until it is finished or skipped, then the scene that was open last")
  func goesOn() async throws {
    let size = ["--size", "1280x800"]
    try await ProgramWindow.open(size) { window in
      let start = try await window.program.picture(of: ["tour"] + size)
      try await window.expect(toShow: start, "start")
      try await window.perform([.key(.escape), .text("2")])
      let report = try await window.close()
      #expect(report.scene == "container")
      let state = try window.folder.read("state/scrollwork/state.json")
      #expect(
        state
          == "{\"version\":1,\"tour\":\"skipped\",\"scene\":\"container\"}\n")
    }
    let third = "{\"version\":1,\"tour\":3}"
    try await ProgramWindow.open(size, state: third) { window in
      let start = try await window.program.picture(of: ["tour", "--at", "3"] + size)
      try await window.expect(toShow: start, "third")
      _ = try await window.close()
    }
    let over = "{\"version\":1,\"tour\":\"finished\",\"scene\":\"naive\",\"variant\":\"21 rows\"}"
    try await ProgramWindow.open(size, state: over) { window in
      let report = try await window.close()
      #expect(report.scene == "naive")
      let state = try window.folder.read("state/scrollwork/state.json")
      #expect(state == over + "\n")
    }
  }

  @Test("ignores a damaged state with one line, and one that cannot be written")
  func damagedState() async throws {
    for damaged in ["{\"version\":1,\"tour\":", "{\"version\":9}", "[]"] {
      try await ProgramWindow.open(["--size", "1280x800"], state: damaged) { window in
        let report = try await window.close()
        #expect(report.scene == "cell-reuse")
        let said = window.errors
        #expect(said.split(separator: "\n").count == 1, "\(said)")
        #expect(said.contains("it is ignored"))
      }
    }
  }

  @Test("leaves the state of a newer version as it is, and says so in one line")
  func newerState() async throws {
    let newer = "{\"version\":9,\"later\":[3]}"
    try await ProgramWindow.open(["--size", "1280x800"], state: newer) { window in
      _ = try await window.close()
      let said = window.errors
      #expect(said.split(separator: "\n").count == 1, "\(said)")
      #expect(said.contains("left as it is"))
      #expect(try window.folder.read("state/scrollwork/state.json") == newer)
    }
  }

  @Test("closes the list of keys by Esc, and itself only by Ctrl Q")
  func escape() async throws {
    let arguments = ["container", "--size", "1280x800"] + Self.contentOnly
    try await ProgramWindow.open(arguments) { window in
      let atRest = try await window.program.picture(arguments, after: [])
      try await window.expect(toShow: atRest, "at-rest")
      let help = try await window.program.picture(arguments, after: [.key(.f1)])
      #expect(help != atRest)
      try await window.perform([.key(.f1)])
      try await window.expect(toShow: help, "help")
      try await window.perform([.key(.escape)])
      try await window.expect(toShow: atRest, "help-closed")
      try await window.perform([.key(.escape)])
      let expected = try await window.program.report(arguments, after: [])
      expectSameLayout(try await window.close(), expected)
    }
  }

  @Test("shows what a stack file says, and the last that made sense while it is broken")
  func stackFile() async throws {
    func stack(rows: Int) -> String {
      "{\"sections\":[{\"kind\":\"table\",\"count\":\(rows),\"height\":50}]}"
    }
    let folder = try TestFolder()
    defer { folder.remove() }
    let file = try folder.write(stack(rows: 40), to: "mine.json")
    let arguments = [file, "--size", "1280x800"] + Self.contentOnly
    try await ProgramWindow.open(arguments) { window in
      var picture = try await window.program.picture(arguments, after: [])
      try await window.expect(toShow: picture, "first")
      _ = try folder.write(stack(rows: 6), to: "mine.json")
      picture = try await window.program.picture(arguments, after: [])
      try await window.expect(toShow: picture, "second")

      _ = try folder.write("{\"sections\":[{\"kind\":\"tabel\"}]}", to: "mine.json")
      try await eventually("the notice") { try window.picture() != picture }
      try await window.perform([.key(.escape)])
      try await window.expect(toShow: picture, "put-away")
      try await window.expectRest()

      _ = try folder.write(stack(rows: 9), to: "mine.json")
      let expected = try await window.program.report(arguments, after: [])
      picture = try await window.program.picture(arguments, after: [])
      try await window.expect(toShow: picture, "mended")
      expectSameLayout(try await window.close(), expected)
    }
  }

  /// The last two scenes start tasks, which wait for a server.
  @Test(
    "uses no processor time while nothing moves",
    arguments: ["naive-and-container", "lazy-loading", "prefetching"])
  func idle(scene: String) async throws {
    try await ProgramWindow.open([scene, "--size", "1280x800"]) { window in
      try await window.perform([.wheel(at: Point(x: 786, y: 452), notches: 3)])
      try await window.expectRest()
      // The program does not even wake up, except with SDL 3, once every three seconds.
      let allowed = StageVersion.isOnSDL3 ? 2 : 0
      let sleeps = try window.sleeps()
      try await Task.sleep(for: .seconds(3))
      #expect(try window.sleeps() - sleeps <= allowed)
      _ = try await window.close()
    }
  }
}

/// Expects the same places, contents and live rows. The counts of reuse, and whether a queue was
/// used at all, depend on how many events came in a frame; times depend on the machine.
func expectSameLayout(
  _ actual: LayoutReport, _ expected: LayoutReport,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  func withoutHistory(_ report: LayoutReport) -> LayoutReport {
    var report = report
    report.time = 0
    report.reuse = report.reuse.filter { $0.statistics.live > 0 }.map {
      .init(
        owner: $0.owner, identifier: $0.identifier,
        statistics: ReuseStatistics(live: $0.statistics.live))
    }
    return report
  }
  let differences = LayoutReportDocument.differences(
    expected: withoutHistory(expected), actual: withoutHistory(actual))
  #expect(differences.isEmpty, sourceLocation: sourceLocation)
}
