import Documents
import Foundation
import ScrollEngine
import Testing

/// Scripts in a real window, whose frames come as often as the machine allows.
@Suite("A replayed script", .serialized, .enabled(if: Requirements.mustRun, Requirements.notice))
struct ReplayTests {
  private static let scripts: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Assets/Scripts"

  /// The number of windows that are open at the same time; they mostly wait.
  private static let windowCount = 5

  @Test("ends in a window as it ends without one: each that comes with the project")
  func everyScript() async throws {
    #expect(Self.scripts.count >= 10)
    let folder = try TestFolder()
    defer { folder.remove() }
    let program = try Program(in: folder)
    let screen = try await Screen(width: 1280, height: 800, in: folder)
    do {
      var failures: [String] = []
      for first in stride(from: 0, to: Self.scripts.count, by: Self.windowCount) {
        let names = Self.scripts[first..<min(first + Self.windowCount, Self.scripts.count)]
        let windows = try await names.asyncMap { name in
          let script = "\(Self.folder)/\(name)"
          let end = try await program.run(["replay", script, "--headless"])
          try end.write(toFile: folder.path("\(name).end"), atomically: true, encoding: .utf8)
          return try ChildProcess(
            program.path, ["replay", script, "--expect", folder.path("\(name).end")],
            environment: [
              "DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "",
            ], in: folder)
        }
        defer { for window in windows { window.kill() } }
        for window in windows {
          do {
            try await window.finish()
          } catch {
            failures.append("\(error)")
          }
        }
      }
      #expect(failures.isEmpty)
    } catch {
      await screen.stop()
      throw error
    }
    await screen.stop()
  }

  @Test("R records what a person does, and the script does it again")
  func recording() async throws {
    let arguments = ["container", "--size", "1280x800"]
    try await ProgramWindow.open(arguments) { window in
      let stroke = [600.0, 593, 580, 555, 520, 480].map { Point(x: 590, y: $0) }
      try await window.perform([
        .wheel(at: Point(x: 590, y: 400), notches: 3), .text("r"), .drag(stroke), .text("+"),
        .key(.pageDown), .wheel(at: Point(x: 590, y: 400), notches: -1), .text("r"),
      ])
      try await eventually("a script") {
        FileManager.default.fileExists(atPath: window.folder.path("scrollwork-001.jsonl"))
      }
      let script = window.folder.path("scrollwork-001.jsonl")
      let end = try await window.program.run(["replay", script, "--headless"])
      let replayed = try LayoutReportDocument.read(end)
      #expect(replayed.scene == "container")
      expectSameLayout(try await window.close(), replayed)
    }
  }
}

extension Sequence {
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
