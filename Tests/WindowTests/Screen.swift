import Foundation
import SDLStage

/// An X server whose screen is a file, with a mouse and a keyboard that `xdotool` controls.
final class Screen {
  /// The programs that the window tests need besides `scrollwork`.
  static let tools = ["Xvfb", "xdotool", "timeout"]

  /// How long the server may run, in seconds: longer than any test takes. Then it and every window
  /// on it end, even if the tests have crashed and cannot stop them.
  private static let lifetime = 1_800

  let display: String
  /// The desktop on the screen. It stays until the screen ends, because a server forgets everything when
  /// its last client goes.
  private var desktop: XDesktop?
  private let server: ChildProcess
  private let folder: TestFolder

  init(width: Int, height: Int, in folder: TestFolder) async throws {
    self.folder = folder
    // The server takes the first free number, so that many tests can run on one machine, and prints
    // it when it is ready. A cursor of the server would be part of the picture.
    let server = try ChildProcess(
      "timeout",
      [
        "--kill-after=5", "\(Self.lifetime)", "Xvfb", "-displayfd", "1", "-screen", "0",
        "\(width)x\(height)x24", "-fbdir", folder.url.path, "-nolisten", "tcp", "-nocursor",
      ], in: folder)
    self.server = server
    do {
      try await eventually("Xvfb") {
        guard server.isRunning else { throw TestFailure("Xvfb ended: \(server.errors)") }
        return server.output.hasSuffix("\n")
      }
    } catch {
      await server.terminate()
      throw error
    }
    display = ":" + server.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func stop() async {
    // Xlib would end the tests if its server went first.
    desktop = nil
    await server.terminate()
  }

  /// The desktop on the screen, for a test to set.
  func makeDesktop() throws -> XDesktop {
    let made = try desktop ?? XDesktop(on: display)
    desktop = made
    return made
  }

  /// Runs a chain of `xdotool` commands; when this returns, the server has processed all of them.
  @discardableResult
  func xdotool(_ commands: [String]) async throws -> String {
    try await ChildProcess(
      "xdotool", commands, environment: ["DISPLAY": display], in: folder
    ).finish()
  }

  /// The current picture of a rectangle of the screen, in pixels.
  func picture(_ frame: WindowFrame) throws -> Picture {
    let data = try Data(contentsOf: folder.url.appendingPathComponent("Xvfb_screen0"))
    return try XWDFile.picture(
      Array(data), x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

/// The rectangle of a window on the screen, in pixels.
struct WindowFrame: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Reads the output of `xdotool getwindowgeometry --shell`.
  init(shell text: String) throws {
    var values: [Substring: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"],
      let height = values["HEIGHT"]
    else { throw TestFailure("xdotool told no geometry: \(text)") }
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
