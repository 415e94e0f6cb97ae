import Glibc
import LogFile
import ScrollworkTesting
import Testing

@testable import LogScreen

@MainActor
@Suite("The screen of a log")
final class LogScreenTests {
  private let clipboard = TestClipboard()
  private var windows: [Window] = []
  private let size = Size(width: 760, height: 420)

  /// Passes the path of a log of 2000 lines, always the same, and deletes the log afterwards.
  private func withLog(
    _ more: String = "", _ body: (String) async throws -> Void
  ) async throws {
    var folder = Array("/tmp/log-screen-XXXXXX".utf8CString)
    #expect(mkdtemp(&folder) != nil)
    let name = String(decoding: folder.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = name + "/app.log"
    let levels = ["INFO  request", "DEBUG cache hit", "WARN  slow query", "ERROR timeout"]
    var text = ""
    for number in 0..<2000 {
      let level = levels[number % 17 == 3 ? 3 : number % 3]
      let second = number % 60
      text += "2026-01-01T12:\(10 + number / 60):\(second < 10 ? "0" : "")\(second)Z \(level)"
      text += " id=\(number * 7919 % 100_000) took \(number * 31 % 900) ms\n"
    }
    try write(text + more, to: path, "w")
    defer {
      unlink(path)
      rmdir(name)
    }
    try await body(path)
  }

  private func write(_ text: String, to path: String, _ mode: String) throws {
    let file = try #require(fopen(path, mode))
    fputs(text, file)
    fclose(file)
  }

  private func controller(_ path: String, follows: Bool = false) throws -> LogController {
    let controller = LogController(file: try OpenFile(path: path), follows: follows)
    // The temporary folder has another name in each run.
    controller.document.name = "app.log"
    return controller
  }

  /// Waits until the file has been read and searched.
  private static let finish = SnapshotStep.call("wait until all is read and searched") {
    guard let controller = $0 as? LogController else { return }
    await controller.document.finishReading()
    await controller.search.finish()
    await controller.filter.finish()
  }

  @Test("The first lines, in light and dark")
  func firstScreen() async throws {
    try await withLog { path in
      try await expectSnapshots(
        sizes: [size], named: "first", after: [Self.finish, .wait(0.1)]
      ) { try controller(path) }
    }
  }

  @Test("A search as it is typed marks what matches, and shows the first")
  func search() async throws {
    try await withLog { path in
      try await expectSnapshot(
        of: try controller(path), size: size, named: "search",
        after: [
          Self.finish, .type("g"), .type("700"), .key(.enter), .type("/"), .type("timeout|slow"),
          Self.finish,
        ])
    }
  }

  @Test("A filter shows only what matches; lines are wrapped; odd bytes are visible")
  func filterAndWrapping() async throws {
    let odd =
      "ERROR odd: \u{1B}[31mred\u{1B}[0m\ttab, é漢, "
      + String(repeating: "long ", count: 60) + "\nERROR odd: last, "
      + String(repeating: "x", count: 40_000)
    try await withLog(odd) { path in
      try await expectSnapshot(
        of: try controller(path), size: size, named: "filter",
        after: [
          Self.finish, .type("&"), .type("error odd"), Self.finish, .key(.enter), .type("w"),
          .type("m"),
        ])
    }
  }

  @Test("The keys, over the lines")
  func help() async throws {
    try await withLog { path in
      try await expectSnapshot(
        of: try controller(path), size: Size(width: 760, height: 480), named: "help",
        after: [Self.finish, .type("?")])
    }
  }

  /// Types keys in a window. The test keeps the window, since a controller does not.
  private func play(_ path: String, follows: Bool = false, _ keys: [String]) async throws
    -> LogController
  {
    let window = Window(frame: Rect(origin: .zero, size: size))
    windows.append(window)
    window.pasteboard = clipboard
    let controller = try controller(path, follows: follows)
    window.rootViewController = controller
    await controller.document.finishReading()
    for text in keys {
      if let key = InputEvent.Key(rawValue: text), text.count > 1 {
        window.router.handle(InputEvent(time: window.now, .key(.init(key))))
      } else {
        window.router.handle(InputEvent(time: window.now, .text(text)))
      }
      await controller.search.finish()
      await controller.filter.finish()
      window.layoutIfNeeded()
    }
    return controller
  }

  private func expect(
    _ path: String, _ keys: [String], cursor: Int, at place: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await play(path, keys).cursor
    #expect(found == cursor, "\(keys)", sourceLocation: place)
  }

  @Test("Keys move the cursor, also past the ends")
  func moving() async throws {
    try await withLog { path in
      try await expect(path, ["j", "j", "k"], cursor: 1)
      try await expect(path, ["k"], cursor: 0)
      try await expect(path, ["G"], cursor: 1999)
      try await expect(path, ["end", "home", "down"], cursor: 1)
      try await expect(path, ["g", "1,234", "enter"], cursor: 1233)
      try await expect(path, ["g", "50%", "enter"], cursor: 1000)
      try await expect(path, ["g", "9999", "enter"], cursor: 1999)
      try await expect(path, ["g", "none", "enter", "escape"], cursor: 0)
    }
  }

  @Test("A search goes from match to match, around both ends, and back where it began")
  func matches() async throws {
    try await withLog { path in
      try await expect(path, ["/", "timeout", "enter"], cursor: 3)
      try await expect(path, ["/", "timeout", "enter", "n"], cursor: 20)
      let last = try await play(path, ["/", "timeout", "enter", "N"])
      #expect(last.cursor == 1992 && last.content.bar.text == "from the end again")
      #expect(last.search.lines.count == 118)
      try await expect(path, ["G", "/", "timeout", "enter"], cursor: 3)
      try await expect(path, ["g", "500", "enter", "/", "timeout", "escape"], cursor: 499)
      let none = try await play(path, ["/", "nothing at all", "enter", "n"])
      #expect(none.content.bar.text == "no line matches nothing at all in this file")
      let half = try await play(path, ["/", "(", "enter"])
      #expect(half.content.bar.counts.hasPrefix("not a regular expression"))
    }
  }

  @Test("Marks, filters and selections meet: what is copied is what is shown")
  func copying() async throws {
    try await withLog { path in
      let marked = try await play(path, ["j", "m", "G", "m", "home", "'", "'", "'"])
      #expect(marked.cursor == 1)
      let controller = try await play(
        path, ["&", "timeout", "enter", "home", "v", "j", "j"])
      #expect(controller.selection == 3...37)
      controller.copy()
      let lines = try #require(clipboard.string).split(separator: "\n")
      #expect(lines.count == 3 && lines.allSatisfy { $0.contains("ERROR timeout") })
    }
  }

  @Test("Nothing is asked for each row, and a table of all lines stays small")
  func rows() async throws {
    try await withLog { path in
      let controller = try await play(path, [])
      #expect(controller.table.numberOfEstimatedRows == 0)
      #expect(controller.table.rowIndexByteCount < 4096)
      #expect(controller.table.visibleCells.count < 30)
    }
  }

  @Test("A file that grows is followed; one that is cut off or vanishes is told of")
  func following() async throws {
    try await withLog { path in
      let controller = try await play(path, follows: true, [])
      #expect(controller.cursor == 1999)
      try write("one more\n", to: path, "a")
      controller.document.look()
      await controller.document.finishReading()
      #expect(controller.cursor == 2000 && controller.shownRows == 2001)
      try write("new\n", to: path, "w")
      controller.document.look()
      await controller.document.finishReading()
      #expect(controller.shownRows == 1)
      let text = controller.content.bar.text
      #expect(text == "app.log was cut off, and is read again from its beginning")
      unlink(path)
      controller.document.look()
      #expect(controller.content.bar.text == "app.log has vanished; what was open is still shown")
      try write("another\nfile\n", to: path, "w")
      controller.document.look()
      await controller.document.finishReading()
      #expect(controller.shownRows == 2)
    }
  }

  @Test("What is wrong with a file is said in the status line, below what can be shown")
  func trouble() async throws {
    try await withLog { path in
      let file = try #require(fopen(path, "w"))
      // UTF-16 that ends with half a character.
      let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x62, 0, 0x63]
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
      let controller = try await play(path, [])
      controller.document.look()
      #expect(controller.shownRows == 2)
      let bar = controller.content.bar
      #expect(bar.text == "app.log: the text ends within a character" && bar.isWarning)
    }
  }
}

@MainActor
private final class TestClipboard: Pasteboard {
  var string: String?
}
