import Documents
import Foundation
import SDLStage

/// The built `scrollwork`, run without a display: a window must show the same.
struct Program {
  let path: String
  let folder: TestFolder

  /// Finds the program in the folder of the tests that are running.
  init(in folder: TestFolder) throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    path =
      URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("scrollwork").path
    self.folder = folder
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw TestFailure("\(path) is missing; `swift build --build-tests` builds it")
    }
  }

  func report(_ arguments: [String], after gestures: [Gesture]) async throws -> LayoutReport {
    let script = try write(gestures)
    let text = try await run(["layout"] + arguments + ["--json", "--script", script])
    return try LayoutReportDocument.read(text)
  }

  func picture(_ arguments: [String], after gestures: [Gesture]) async throws -> Picture {
    let script = try write(gestures)
    let path = try folder.newFile("headless.png").path
    try await run(["screenshot"] + arguments + ["-o", path, "--script", script])
    return try PNGFile.read(path)
  }

  /// The picture that a command of the program paints.
  func picture(of command: [String]) async throws -> Picture {
    let path = try folder.newFile("command.png").path
    try await run(command + ["-o", path])
    return try PNGFile.read(path)
  }

  private func write(_ gestures: [Gesture]) throws -> String {
    let file = try folder.newFile("script.jsonl")
    try GestureScriptDocument.text(for: Gesture.script(gestures))
      .write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  @discardableResult
  func run(_ arguments: [String]) async throws -> String {
    // Without a display, a headless command that asked for one would fail.
    let environment = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""]
    return try await ChildProcess(path, arguments, environment: environment, in: folder).finish()
  }
}
