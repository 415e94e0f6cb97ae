import Files
import SDLStage
import TestSupport
import Testing

@testable import ScrollworkTesting

@MainActor
@Suite("What is recorded")
struct RecordingTests {
  private let red: UInt32 = 0xFF0000
  private let green: UInt32 = 0x00FF00

  @Test("Recorded, a change leaves nothing of its failure")
  func leftovers() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      _ = try await run.failures(ColorController(red), .missing)
      #expect(try await run.failures(ColorController(green)).count == 1)
      #expect(DiskFile.exists(run.left(".html")) && DiskFile.exists(run.left(".actual.png")))
      #expect(try await run.failures(ColorController(green), .failed) == [])
      #expect(!DiskFile.exists(run.left(".html")) && !DiskFile.exists(run.left(".actual.png")))
      #expect(!DiskFile.exists("\(folder)/.build/snapshot-failures/index.html"))
    }
  }

  @Test("The layout beside a picture is recorded anew, too, though the picture is the same")
  func layout() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      let moved = Point(x: 30, y: 40)
      _ = try await run.failures(ColorController(red), .missing)
      let first = try DiskFile.readSteadily(run.recording(".json"), limit: 1 << 20)
      #expect(try await run.failures(ColorController(red, place: moved), .missing) == [])
      #expect(try DiskFile.readSteadily(run.recording(".json"), limit: 1 << 20) == first)
      #expect(try await run.failures(ColorController(red, place: moved), .failed) == [])
      #expect(try DiskFile.readSteadily(run.recording(".json"), limit: 1 << 20) != first)
      DiskFile.remove(run.recording(".json"))
      #expect(try await run.failures(ColorController(red)) == [])
      #expect(try await run.failures(ColorController(red), .missing) == [])
      #expect(try DiskFile.readSteadily(run.recording(".json"), limit: 1 << 20) == first)
    }
  }

  @Test("A recording that is no picture, such as a pointer of Git LFS, is a failure, or replaced")
  func damaged() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      for (ending, contents) in [(".png", SnapshotContents.picture), (".json", .layout)] {
        for mode in [SnapshotMode.failed, .all] {
          _ = try await run.failures(ColorController(red), .missing, comparing: contents)
          let whole = try DiskFile.readSteadily(run.recording(ending), limit: 1 << 20)
          let pointer = "version https://git-lfs.github.com/spec/v1\n"
          try DiskFile.replace(run.recording(ending), with: Array(pointer.utf8))
          for mode in [SnapshotMode.never, .missing] {
            let texts = try await run.failures(ColorController(red), mode, comparing: contents)
            let text = try #require(texts.first)
            #expect(texts.count == 1 && text.contains(run.recording(ending)), "\(text)")
            #expect(text.contains("SNAPSHOT_RECORD=failed") && !text.contains("\n"), "\(text)")
          }
          #expect(try await run.failures(ColorController(red), mode, comparing: contents) == [])
          #expect(try DiskFile.readSteadily(run.recording(ending), limit: 1 << 20) == whole)
        }
      }
    }
  }

  @Test("Of frames that do not come any more, one failure names the first; recorded, they go")
  func frames() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      let scroll = SnapshotStep.wheel(at: [100, 100], by: [0, -3])
      _ = try await run.failures(
        FeedController(), .missing, after: [scroll, .settle], at: .everyFrame)
      let other = SnapshotRun(folder: folder, name: "feed.list")
      _ = try await other.failures(FeedController(), .missing)
      let shorter: [SnapshotStep] = [scroll, .wait(0.05)]
      let texts = try await run.failures(FeedController(), after: shorter, at: .everyFrame)
      let text = try #require(texts.first)
      #expect(texts.count == 1 && text.contains("\(run.recording(".5.png")) was rec"), "\(text)")
      #expect(text.contains("SNAPSHOT_RECORD=failed") && !text.contains("\n"), "\(text)")
      let still = try await run.failures(
        FeedController(), .missing, after: [.wait(1)], at: .everyFrame)
      #expect(still.count == 1 && still.first?.contains(".2.png was recorded") == true, "\(still)")
      for mode in [SnapshotMode.failed, .never] {
        #expect(
          try await run.failures(FeedController(), mode, after: shorter, at: .everyFrame) == [])
      }
      #expect(DiskFile.exists(run.recording(".4.png")) && DiskFile.exists(other.recording(".png")))
      for ending in [".5.png", ".5.json"] { #expect(!DiskFile.exists(run.recording(ending))) }
    }
  }

  @Test("A name that is used twice is not recorded twice with different pictures")
  func twice() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      for mode in [SnapshotMode.all, .failed] {
        #expect(try await run.failures(ColorController(red), mode) == [])
        #expect(try await run.failures(ColorController(red), mode) == [])
        let texts = try await run.failures(ColorController(green), mode)
        let text = try #require(texts.first)
        #expect(texts.count == 1 && text.contains(run.recording(".png")), "\(text)")
        #expect(text.contains("twice") && !text.contains("\n"), "\(text)")
        #expect(try await run.failures(ColorController(red)) == [])
        let calls = SnapshotRun(folder: folder, name: "calls-\(mode.rawValue)")
        #expect(try await calls.failures(FeedController(), mode, comparing: .calls) == [])
        #expect(
          try await calls.failures(
            FeedController(), mode, after: [.wheel(at: [100, 100], by: [0, -1]), .settle],
            comparing: .calls
          ).count == 1)
      }
    }
  }
}
