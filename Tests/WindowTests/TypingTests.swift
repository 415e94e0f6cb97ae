import Foundation
import Testing

/// Typing into a text field of a program's own window.
@Suite(
  "A text field in a real window", .serialized, .timeLimit(.minutes(5)),
  .enabled(if: Requirements.mustRun, Requirements.notice))
struct TypingTests {
  @Test("takes what is typed whole, in any locale", arguments: ["C", "POSIX", "C.UTF-8", "xx_YY"])
  func locale(_ name: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let screen = try await Screen(width: 640, height: 480, in: folder)
    do {
      let program = URL(fileURLWithPath: try Program(in: folder).path)
        .deletingLastPathComponent().appendingPathComponent("TypingWindow").path
      let process = try ChildProcess(
        program, [],
        environment: [
          "DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "",
          "LC_ALL": name,
        ], in: folder)
      defer { process.kill() }
      try await screen.xdotool(["search", "--sync", "--onlyvisible", "--name", "Typing"])
      var text = ""
      for (character, symbol) in [
        ("a", "a"), ("ä", "adiaeresis"), ("é", "eacute"), ("€", "EuroSign"), ("z", "z"),
      ] {
        text += character
        try await type(symbol, on: screen) { process.output.hasSuffix("\(text)\n") }
      }
      #expect(process.output == "a\naä\naäé\naäé€\naäé€z\n" && process.errors.isEmpty)
    } catch {
      await screen.stop()
      throw error
    }
    await screen.stop()
  }

  /// Presses a key until it has arrived: for a symbol without a key, `xdotool` briefly changes the
  /// keyboard, and sometimes the window asks for the keyboard too late.
  private func type(
    _ symbol: String, on screen: Screen, until hasArrived: () -> Bool
  ) async throws {
    for _ in 0..<5 {
      try await screen.xdotool(["key", symbol])
      do {
        return try await eventually(symbol, within: 3, hasArrived)
      } catch {}
    }
    throw TestFailure("\(symbol) does not arrive")
  }
}
