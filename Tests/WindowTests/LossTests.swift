import Foundation
import Testing

/// What a program does whose display or window is taken away.
@Suite(
  "A real window, taken away", .serialized, .timeLimit(.minutes(3)),
  .enabled(if: Requirements.mustRun, Requirements.notice))
struct LossTests {
  enum Loss: String, CaseIterable {
    case server, client, window
  }

  @Test("ends the program with one line of its own and status 1", arguments: Loss.allCases)
  func loss(_ loss: Loss) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let screen = try await Screen(width: 800, height: 600, in: folder)
    do {
      let process = try ChildProcess(
        Program(in: folder).path, ["run", "container", "--size", "640x480"],
        environment: [
          "DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "",
        ], in: folder)
      defer { process.kill() }
      let found = try await screen.xdotool([
        "search", "--sync", "--onlyvisible", "--name", "Scrollwork",
      ])
      let window = try #require(found.split(separator: "\n").first.map(String.init))
      switch loss {
      case .server: await screen.stop()
      case .client: try await screen.xdotool(["windowkill", window])
      case .window: try await screen.xdotool(["windowclose", window])
      }
      try await process.end(withStatus: 1)
      let reason =
        loss == .window
        ? "another program destroyed the window"
        : "lost the connection to the display server"
      #expect(process.errors == "scrollwork: \(reason); start scrollwork again\n")
      #expect(process.output.isEmpty)
    } catch {
      await screen.stop()
      throw error
    }
    await screen.stop()
  }
}
