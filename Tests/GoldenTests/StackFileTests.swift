import Arguments
import Documents
import Foundation
import SDLStage
import SceneParts
import ScrollEngine
import TestSupport
import Testing
import Visualiser

@testable import scrollwork

/// Stacks from files: as arguments, in reports, under scripts, and while somebody edits them.
@MainActor
struct StackFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-stacks-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String = "my-home.json") throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }

  private func table(rows: Int) -> String {
    "{\"sections\":[{\"kind\":\"table\",\"count\":\(rows),\"height\":50}]}"
  }

  private func show(_ argument: String, _ options: [String] = []) throws -> Show {
    try Show(SceneArgument(argument), SharedOptions.parse(options).settings)
  }

  // MARK: Arguments

  @Test("A name with a dot or a slash is that of a file, for every command that shows a scene")
  func arguments() throws {
    let run = try Program.scrollwork.command(["my-home.json", "--theme", "dark"]) as? Run
    #expect(run?.scene?.name == "my-home.json")
    let layout = try Program.scrollwork.command(["layout", "stacks/home"]) as? Layout
    #expect(layout?.scene.name == "home")
    let screenshot = try Program.scrollwork.command(["screenshot", "./a.json", "-o", "a.png"])
    #expect((screenshot as? Screenshot)?.scene.name == "a.json")
  }

  @Test("The layout report of a stack is that of a scene, and scripts play in it")
  func reportAndScript() async throws {
    let stack = try write(table(rows: 400))
    let script = try write(
      #"{"time":0.1,"wheel":{"in":"container","at":[160,284],"delta":[0,-3]}}"# + "\n"
        + #"{"settle":true}"#, "script.jsonl")
    let show = try show(stack, ["--script", script, "--variant", "container"])
    try await show.play()
    let report = show.shell.report
    #expect(report.scene == "my-home.json" && report.time > 0.1)
    #expect(report.views.map(\.id) == ["container", "section1"])
    #expect(report.views[0].contentOffset?.y ?? 0 > 100)
    let text = LayoutReportDocument.text(for: report)
    #expect(try LayoutReportDocument.text(for: LayoutReportDocument.read(text)) == text)
  }

  @Test("A script that was recorded on a stack is replayed on it")
  func replay() throws {
    let argument =
      try Program.scrollwork.command(["replay", "a.jsonl", "stacks/mine.json"]) as? Replay
    #expect(argument?.scene?.name == "mine.json")
  }

  @Test("Every example can be shown", arguments: ["home", "billion", "timeline"])
  func examples(name: String) async throws {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let show = try show("\(root)/Assets/Stacks/\(name).json", ["--theme", "dark"])
    try await show.play()
    #expect(try show.picture().width == 1_280)
  }

  // MARK: Unreadable files

  @Test("What cannot be read is told in one line, and no pipe holds anybody up")
  func unreadable() throws {
    let pipe = path("pipe.json")
    #expect(mkfifo(pipe, 0o600) == 0)
    try Data(count: 1_048_577).write(to: folder.appendingPathComponent("long.json"))
    try table(rows: 3).write(toFile: path("utf16.json"), atomically: false, encoding: .utf16)
    let answers = [
      ("nowhere.json", "cannot be read (No such file or directory)"),
      ("pipe.json", "cannot be read (it is a pipe, not a file)"),
      ("long.json", "cannot be read (it is longer than 1024 KiB)"),
      ("utf16.json", "is not UTF-8 text"),
    ]
    for (name, answer) in answers {
      let error = #expect(throws: CommandError.self) { try self.show(path(name)) }
      #expect(error?.description == "\(path(name)) \(answer)")
    }
    let error = #expect(throws: CommandError.self) { try self.show(folder.path + "/") }
    #expect(error?.description == "\(folder.path)/ cannot be read (it is a folder, not a file)")
    let device = #expect(throws: CommandError.self) { try self.show("/dev/zero") }
    #expect(device?.description == "/dev/zero cannot be read (it is a device, not a file)")
  }

  @Test("All mistakes in a file are told at once, below its path")
  func mistakes() throws {
    let wrong = try write("{\"spacing\":-1,\"sections\":[{\"kind\":\"view\",\"height\":0}]}")
    let error = #expect(throws: CommandError.self) { try self.show(wrong) }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 3 && lines.first == "\(wrong):")
    #expect(lines.last?.hasPrefix("line 1: sections[0].height: found 0; expected a number") == true)
  }

  // MARK: Files that change

  /// A shell, a follower that checks its file only when a test says so, and the path of the file.
  private func follow(_ text: String) async throws -> (Shell, StackFollower, String) {
    let path = try write(text)
    let show = try show(path)
    try await show.play()
    return (show.shell, StackFollower(show.shell) {}, path)
  }

  private func count(_ shell: Shell) async -> Int {
    _ = await shell.tick(to: 1)
    return shell.report.views.first { $0.id == "naive/section1" }?.liveRows?.count ?? -1
  }

  @Test("A broken edit keeps the old screen and shows the mistakes, until it is mended")
  func edits() async throws {
    let (shell, follower, path) = try await follow(table(rows: 30))
    let before = shell.displayList()
    _ = try write("{\"sections\":[{\"kind\":\"tabel\",\"count\":3}]}")
    follower.read(path)
    #expect(await count(shell) == 30)
    let text = shell.displayList().description
    #expect(text.contains("my-home.json: 1 mistake; showing the last good version"))
    #expect(text.contains("line 1: sections[0].kind"))

    try FileManager.default.removeItem(atPath: path)
    follower.read(path)
    #expect(await count(shell) == 30)
    let gone = "my-home.json is gone; showing the last good version"
    #expect(shell.displayList().description.contains(gone))

    _ = try write(table(rows: 12))
    follower.read(path)
    #expect(await count(shell) == 12)
    #expect(!shell.displayList().description.contains("mistake"))
    #expect(shell.displayList() != before)
  }

  @Test("The same text again leaves everything as it is")
  func sameText() async throws {
    let (shell, follower, path) = try await follow(table(rows: 30))
    follower.read(path)
    shell.setOffset(Point(x: 0, y: -40))
    _ = await shell.tick(to: 1)
    let before = shell.report
    follower.read(path)
    _ = await shell.tick(to: 1)
    #expect(shell.report == before)
  }

  @Test("A file that is dropped is opened; one that is no stack leaves the scene alone")
  func drops() async throws {
    let show = try Show(SceneDescription(argument: "container"), SharedOptions.parse([]).settings)
    try await show.play()
    let follower = StackFollower(show.shell) {}
    defer { follower.stop() }
    follower.open(try write("no stack", "photo.png"))
    #expect(show.shell.report.scene == "container")
    #expect(show.shell.displayList().description.contains("photo.png: 1 mistake"))
    follower.open(try write(table(rows: 5)))
    #expect(show.shell.report.scene == "my-home.json")
  }

  @Test(
    "A change is noticed however it is made", .timeLimit(.minutes(2)),
    arguments: ["write", "replace", "link", "relink", "remove", "away", "other"])
  func watching(way: String) async throws {
    let target = try write("1")
    let link = path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let other = try write("1", "other.json")
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let watch = try #require(
      FileWatch(way == "link" || way == "relink" ? link : target) { continuation.yield() })
    switch way {
    case "write", "link": _ = try write("2")
    case "replace": try "2".write(toFile: target, atomically: true, encoding: .utf8)
    case "relink":
      let new = path("new.json")
      try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: other)
      #expect(rename(new, link) == 0)
    case "remove": #expect(unlink(target) == 0)
    case "away": #expect(rename(target, path("away.json")) == 0)
    default: _ = try write("2", "other.json")
    }
    // If no change may be reported, the marker ends the wait.
    let marker = Task {
      if way == "other" {
        try await Task.sleep(for: .milliseconds(200))
        continuation.finish()
      }
    }
    var iterator = changes.makeAsyncIterator()
    let isTold = await iterator.next() != nil
    #expect(isTold == (way != "other"))
    watch.stop()
    try await marker.value
  }

  @Test(
    "An editor that first moves the file away is told of once there is another",
    .timeLimit(.minutes(2)))
  func movedAway() async throws {
    let target = try write("1")
    let (changes, continuation) = AsyncStream.makeStream(of: Bool.self)
    let watch = try #require(
      FileWatch(target) { continuation.yield(access(target, F_OK) == 0) })
    #expect(rename(target, path("backup.json")) == 0)
    _ = try write("2")
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next() == true)
    watch.stop()
  }
}
