import Documents
import Geometry
import ScrollEngine
import Testing

/// Changes that a desktop makes to a window during a gesture.
@Suite(
  "A real window, disturbed in a gesture", .serialized,
  .enabled(if: Requirements.mustRun, Requirements.notice))
struct DisturbanceTests {
  /// Shows only the views: instance numbers depend on how many events the window finds in a frame.
  private static let arguments = [
    "container", "--size", "1280x800", "--stage-only", "--content-only",
  ]
  private static let stroke = [600.0, 593, 580, 555, 520, 480].map { Point(x: 640, y: $0) }

  @Test(
    "goes on with a drag when it has been hidden, or as small as can be, meanwhile",
    arguments: [false, true])
  func goesOn(findsAllAtOnce: Bool) async throws {
    try await ProgramWindow.open(Self.arguments) { window in
      let gestures = [Gesture.drag(Self.stroke)]
      let expected = try await window.program.report(Self.arguments, after: gestures)
      func holdAndShrink() async throws {
        try await window.perform([.hold(Self.stroke)])
        try await window.resize(width: 1, height: 1)
      }
      // On a busy machine, the window finds both events in one frame.
      if findsAllAtOnce {
        try await window.whileStopped(holdAndShrink)
      } else {
        try await holdAndShrink()
      }
      try await window.resize(width: 1280, height: 800)
      try await window.hideAndShow()
      try await window.release()
      let picture = try await window.program.picture(Self.arguments, after: gestures)
      try await window.expect(toShow: picture, "disturbed")
      expectSameLayout(try await window.close(), expected)
    }
  }

  @Test("closes as ever when it is as small as can be and the button is down")
  func closes() async throws {
    try await ProgramWindow.open(Self.arguments) { window in
      try await window.perform([.hold(Self.stroke)])
      try await window.resize(width: 1, height: 1)
      #expect(try await window.close().scene == "container")
    }
  }
}
