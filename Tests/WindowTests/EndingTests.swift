import Documents
import Foundation
import Geometry
import Testing

/// A way in which a window ends.
enum Ending: String, CaseIterable {
  /// A person closes the window.
  case key
  case interrupt, termination, hangup
  /// The X server dies, ends the connection, or another program asks it to destroy the window.
  case server, connection, window

  /// The signal by which the program ends.
  var signal: Int32? {
    switch self {
    case .interrupt: SIGINT
    case .termination: SIGTERM
    case .hangup: SIGHUP
    case .key, .server, .connection, .window: nil
    }
  }

  /// The loss that the program reports.
  var loss: String? {
    switch self {
    case .server, .connection: "lost the connection to the display server"
    case .window: "another program destroyed the window"
    case .key, .interrupt, .termination, .hangup: nil
    }
  }
}

@Suite(
  "The end of a real window", .serialized, .timeLimit(.minutes(5)),
  .enabled(if: Requirements.mustRun, Requirements.notice))
struct EndingTests {
  private static let arguments = ["container", "--size", "1280x800"]
  private static let wheel = Gesture.wheel(at: Point(x: 590, y: 400), notches: 3)

  @Test(
    "keeps a running recording, the report and what was open, and says where, however it comes",
    arguments: Ending.allCases)
  func keeps(_ ending: Ending) async throws {
    try await ProgramWindow.open(Self.arguments) { window in
      try await window.perform([.text("r"), Self.wheel])
      try await window.expectRest()
      try await window.end(ending)

      let script = window.folder.path("scrollwork-001.jsonl")
      var lines = ["saved \(script)"]
      if ending != .key {
        lines.append(
          "what was open is remembered in \(window.folder.path("state/scrollwork/state.json"))")
        lines.append("saved \(window.folder.path("report.json"))")
      }
      if let loss = ending.loss { lines.append("scrollwork: \(loss); start the program again") }
      #expect(window.errors.split(separator: "\n").map(String.init) == lines)
      let state = try window.folder.read("state/scrollwork/state.json")
      #expect(state == "{\"version\":1,\"scene\":\"container\"}\n")
      let report = try window.savedReport()
      #expect(report.views[0].contentOffset != .zero)
      let end = try await window.program.run(["replay", script, "--headless"])
      expectSameLayout(report, try LayoutReportDocument.read(end))
    }
  }

  @Test("comes while content moves, and keeps the same", arguments: [Ending.server, .termination])
  func inMotion(_ ending: Ending) async throws {
    try await ProgramWindow.open(Self.arguments) { window in
      let atRest = try window.picture()
      try await window.perform([.text("r")])
      try await window.perform([Self.wheel], waits: false)
      try await eventually("motion") { try window.picture() != atRest }
      try await window.end(ending)
      #expect(try window.savedReport().scene == "container")
      let script = try window.folder.read("scrollwork-001.jsonl")
      #expect(script.contains("\"wheel\""))
    }
  }

  @Test("by a second signal comes at once, and keeps nothing")
  func secondSignal() async throws {
    try await ProgramWindow.open(Self.arguments) { window in
      try await window.perform([.text("r"), Self.wheel])
      try await window.expectRest()
      try await window.end(byOneOf: [SIGINT, SIGTERM])
      #expect(window.errors == "")
      let left = try FileManager.default.contentsOfDirectory(atPath: window.folder.url.path)
      #expect(!left.contains("state") && !left.contains("scrollwork-001.jsonl"))
    }
  }

  @Test("does not come by a hangup under nohup")
  func ignoredSignal() async throws {
    try await ProgramWindow.open(Self.arguments, under: "nohup") { window in
      window.send(SIGHUP)
      let before = try window.picture()
      try await window.perform([Self.wheel])
      try await eventually("an answer") { try window.picture() != before }
      try await window.end(.termination)
    }
  }

  @Test("keeps a recording in the window of a replayed script, too")
  func replayWindow() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let script = try folder.write(
      "{\"scene\":\"container\"}\n{\"settle\":true}\n", to: "short.jsonl")
    try await ProgramWindow.open(command: ["replay", script, "--size", "1280x800"]) { window in
      try await window.perform([.text("r"), Self.wheel])
      try await window.expectRest()
      try await window.end(.termination)
      #expect(window.errors == "saved \(window.folder.path("scrollwork-001.jsonl"))\n")
    }
  }
}
