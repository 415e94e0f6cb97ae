import Files
import Glibc
import SDLStage
import TestSupport
import Testing

@testable import ScrollworkTesting

@MainActor
@Suite("The files that failures leave")
struct FailureFilesTests {
  @Test("A picture that is not recorded is left, ready to be recorded, until the test passes")
  func missing() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      let texts = try await run.failures(ColorController(0xFF0000))
      #expect(texts.count == 1 && texts.first?.contains(run.left(".actual.png")) == true)
      let index = "\(folder)/.build/snapshot-failures/index.html"
      #expect(try text(of: index).contains("src=\"FeedTests/feed.actual.png\""))
      let left = try DiskFile.readSteadily(run.left(".actual.png"), limit: 1 << 20)
      #expect(try await run.failures(ColorController(0xFF0000), .missing) == [])
      #expect(try DiskFile.readSteadily(run.recording(".png"), limit: 1 << 20) == left)
      #expect(!DiskFile.exists(run.left(".actual.png")) && !DiskFile.exists(index))
    }
  }

  @Test("A layout that differs is left, to compare all of it, until the test passes")
  func layout() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      let moved = ColorController(0xFF0000, place: Point(x: 30, y: 40))
      let missing = try await run.failures(ColorController(0xFF0000), comparing: .layout)
      #expect(missing.first?.contains(run.left(".actual.json")) == true)
      _ = try await run.failures(ColorController(0xFF0000), .missing, comparing: .layout)
      #expect(!DiskFile.exists(run.left(".actual.json")))
      let texts = try await run.failures(moved, comparing: .layout)
      #expect(texts.count == 1 && texts.first?.contains(run.left(".actual.json")) == true)
      let left = try text(of: run.left(".actual.json"))
      let index = "\(folder)/.build/snapshot-failures/index.html"
      #expect(try text(of: index).contains("href=\"FeedTests/feed.actual.json\""))
      #expect(try await run.failures(ColorController(0xFF0000), comparing: .layout) == [])
      #expect(!DiskFile.exists(run.left(".actual.json")) && !DiskFile.exists(index))
      let again = ColorController(0xFF0000, place: Point(x: 30, y: 40))
      _ = try await run.failures(again, .failed, comparing: .layout)
      #expect(try text(of: run.recording(".json")) == left)
    }
  }

  @Test("Where nothing can be left, the failure still says what differs, and later ones are told")
  func unwritable() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      _ = try await run.failures(ColorController(0xFF0000), .missing)
      try DiskFile.replace("\(folder)/.build", with: [])
      let changed = ColorController(0x00FF00, place: Point(x: 30, y: 40))
      let texts = try await run.failures(changed, comparing: [.picture, .layout])
      let text = try #require(texts.first)
      #expect(text.contains("19200 pixels differ"), "\(text)")
      #expect(texts.allSatisfy { $0.contains("cannot be written") }, "\(texts)")
      #expect(texts.count == 2 && texts.allSatisfy { !$0.contains("\n") }, "\(texts)")
      let none = try await SnapshotRun(folder: folder, name: "b").failures(ColorController(0))
      #expect(none.count == 1 && none.first?.contains("no picture is recorded") == true, "\(none)")
    }
  }

  @Test("Test files with one name in several folders have folders of their own for failures")
  func folders() async throws {
    try await withTemporaryFolder { folder in
      try DiskFile.create("\(folder)/Package.swift", with: [])
      let failures = "\(folder)/.build/snapshot-failures"
      for target in ["Feed", "Album"] {
        try DiskFile.makeFolders("\(folder)/Tests/\(target)/Parts")
        let file = "\(folder)/Tests/\(target)/Parts/ListTests.swift"
        try DiskFile.replace(file, with: Array("named: \"feed\"".utf8))
        let run = SnapshotRun(folder: "\(folder)/Tests/\(target)/Parts", file: "ListTests.swift")
        _ = try await run.failures(ColorController(0xFF0000), .missing)
        _ = try await run.failures(ColorController(0x00FF00))
      }
      let run = SnapshotRun(folder: "\(folder)/Tests/Album/Parts", file: "ListTests.swift")
      #expect(DiskFile.exists("\(failures)/Album.Parts.ListTests/feed.html"))
      #expect(try await run.failures(ColorController(0xFF0000)) == [])
      #expect(!DiskFile.exists("\(failures)/Album.Parts.ListTests/feed.html"))
      #expect(DiskFile.exists("\(failures)/Feed.Parts.ListTests/feed.html"))
      #expect(try text(of: "\(failures)/index.html").contains("<h1>1 failure</h1>"))
    }
  }

  @Test("The list of failures links to files whatever their folders are called")
  func characters() async throws {
    try await withTemporaryFolder { folder in
      let file = "\(folder)/50% of #1's Tests.swift"
      try DiskFile.create(file, with: Array("named: \"feed\"".utf8))
      let run = SnapshotRun(folder: folder, file: "50% of #1's Tests.swift")
      _ = try await run.failures(ColorController(0xFF0000), .missing)
      _ = try await run.failures(ColorController(0x00FF00))
      let page = try text(of: "\(folder)/.build/snapshot-failures/index.html")
      #expect(page.contains("href=\"50%25%20of%20%231%27s%20Tests/feed.html\""), "\(page)")
      #expect(page.contains("<h2>50% of #1's Tests</h2>"))
      let quoted = "\(folder)/.build/snapshot-failures/50% of #1'\\''s Tests/feed.scrolltrace"
      #expect(page.contains("scrollwork trace '\(quoted)' --summary"), "\(page)")
    }
  }

  private func text(of path: String) throws -> String {
    String(decoding: try DiskFile.readSteadily(path, limit: 1 << 20), as: UTF8.self)
  }
}
