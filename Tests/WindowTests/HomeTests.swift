import Documents
import Geometry
import SDLStage
import Testing

/// What the desktop says, and where the window was: on a server without a window manager.
@Suite(
  "A window at home on an X11 desktop", .serialized,
  .enabled(if: Requirements.mustRun, Requirements.notice))
struct HomeTests {
  private static let scene = ["container", "--stage-only", "--content-only", "--size", "640x480"]

  @Test(
    "has the scale of Xft.dpi, sharp to the last pixel", arguments: [("120", 1.25), ("144", 1.5)])
  func scale(dots: String, scale: Double) async throws {
    try await ProgramWindow.open(Self.scene) {
      try $0.makeDesktop().setResources("Xft.antialias:\t1\nXft.dpi:\t\(dots)\n")
    } _: { window in
      #expect(window.frame.width == Int(640 * scale) && window.frame.height == Int(480 * scale))
      let scaled = Self.scene + ["--scale", "\(scale)"]
      let picture = try await window.program.picture(scaled, after: [])
      try await window.expect(toShow: picture, "at \(scale)")
      // The pointer is where the content is.
      let wheel = Gesture.wheel(at: Point(x: 320, y: 240), notches: 3)
      try await window.perform([
        .wheel(at: Point(x: 320 * scale, y: 240 * scale), notches: 3)
      ])
      let moved = try await window.program.picture(scaled, after: [wheel])
      #expect(moved != picture)
      try await window.expect(toShow: moved, "moved at \(scale)")
      let expected = try await window.program.report(scaled, after: [wheel])
      expectSameLayout(try await window.close(), expected)
    }
  }

  /// Waits until the window has a width, in pixels.
  private func waitFor(_ width: Int, _ window: ProgramWindow) async throws {
    for _ in 0..<2_000 where window.frame.width != width {
      try await Task.sleep(for: .milliseconds(20))
      try await window.readFrame()
    }
    #expect(window.frame.width == width)
  }

  @Test("follows Xft.dpi and the settings manager while it is open")
  func changes() async throws {
    try await ProgramWindow.open(Self.scene) { window in
      let desktop = try window.screen.makeDesktop()
      func expect(_ scale: Double) async throws {
        try await waitFor(Int(640 * scale), window)
        #expect(window.frame.height == Int(480 * scale))
        let scaled = Self.scene + ["--scale", "\(scale)"]
        let picture = try await window.program.picture(scaled, after: [])
        try await window.expect(toShow: picture, "at \(scale)")
      }
      try await expect(1)
      try desktop.setResources("Xft.dpi:\t120\n")
      try await expect(1.25)
      // The screen has room for 400 points in height only, which are forgotten afterwards.
      try desktop.setResources("Xft.dpi:\t192\n")
      try await waitFor(1280, window)
      #expect(window.frame.height == 800)
      try desktop.setResources("Xft.dpi:\t96\n")
      try await expect(1)
      try desktop.setResources("")
      // A manager that starts later, and changes its mind.
      try desktop.publish(["Net/DoubleClickTime": 250, "Xft/DPI": 144 * 1024])
      try await expect(1.5)
      try desktop.publish(["Xft/DPI": 120 * 1024])
      try await expect(1.25)
      try await window.expectRest()
      // A manager that ends takes its settings with it.
      try desktop.endManager()
      try await expect(1)
      _ = try await window.close()
    }
  }

  @Test("has the scale that a person has chosen for it, whatever the desktop says")
  func chosen() async throws {
    let wanted = ["SCROLLWORK_SCALE": "1.5"]
    try await ProgramWindow.open(Self.scene, environment: wanted) {
      try $0.makeDesktop().setResources("Xft.dpi:\t192\n")
    } _: { window in
      #expect(window.frame.width == 960 && window.errors.isEmpty)
      _ = try await window.close()
    }
    try await ProgramWindow.open(Self.scene, environment: ["SCROLLWORK_SCALE": "much"]) { window in
      #expect(window.frame.width == 640)
      let line = "SCROLLWORK_SCALE is \"much\"; expected a number from 0.5 to 8, for example 1.5"
      #expect(window.errors.contains(line))
      _ = try await window.close()
    }
  }

  /// The saved frame at the end of a window that opens with one, and what the window did.
  private func frame(
    after saved: String, arguments: [String] = [],
    _ body: (ProgramWindow) async throws -> Void = { _ in }
  ) async throws -> String {
    var kept = ""
    try await ProgramWindow.open(
      arguments, state: "{\"version\":1,\"tour\":\"finished\"}", frame: saved
    ) { window in
      try await body(window)
      _ = try await window.close()
      kept = try window.folder.read("state/scrollwork/window")
    }
    return kept
  }

  @Test("keeps its size and place")
  func frame() async throws {
    let kept = try await frame(after: "size 700.0 500.0\nplace 33.0 44.0\n") { window in
      let frame = window.frame
      #expect((frame.x, frame.y, frame.width, frame.height) == (33, 44, 700, 500))
      try await window.move(x: 120, y: 60)
      try await window.resize(width: 800, height: 600)
    }
    #expect(kept == "size 800.0 600.0\nplace 120.0 60.0\n")
    // A place off all screens is not used, and a size that somebody asks for is.
    _ = try await frame(after: "size 700.0 500.0\nplace 5000.0 44.0\n") { window in
      #expect(window.frame.x == (1280 - 700) / 2 && window.frame.width == 700)
    }
    _ = try await frame(
      after: "size 700.0 500.0\nplace 33.0 44.0\n", arguments: ["--size", "900x640"]
    ) { window in
      #expect(window.frame.width == 900 && window.frame.height == 640)
    }
    _ = try await frame(after: "size 7000.0 500.0\n") { window in
      #expect(window.frame.width == 1280)
    }
  }

  @Test("opens as ever where the file of its frame is damaged, and says so")
  func damaged() async throws {
    let kept = try await frame(after: "size much\n") { window in
      #expect(window.frame.width == 1280)
      #expect(window.errors.contains("window is not the frame of a window; it is ignored"))
    }
    #expect(kept.hasPrefix("size 1280.0 800.0\n"))
  }
}
