import Files
import TestSupport
import Testing

@testable import ScrollworkTesting

@MainActor
@Suite("What a test asks for")
struct SnapshotArgumentsTests {
  private let red: UInt32 = 0xFF0000

  private func failure(_ times: [Double]) async throws -> String {
    let run = SnapshotRun(folder: "/proc/nowhere")
    let failure = await #expect(throws: SnapshotFailure.self) {
      _ = try await run.failures(ColorController(red), after: [.wait(1)], at: .times(times))
    }
    return failure.map { "\($0)" } ?? ""
  }

  @Test("Times that compare nothing, or have no files of their own, are refused in one line")
  func times() async throws {
    #expect(try await failure([]) == "at: .times([]) compares nothing")
    for times in [[-1], [Double.nan], [.infinity]] {
      let text = try await failure(times)
      #expect(text == "at: .times: \(times[0]) is not a number of seconds from 0", "\(text)")
    }
    let text = try await failure([0.1, 0.1001])
    #expect(text == "at: .times: 0.1 s and 0.1001 s are the same millisecond")
  }

  @Test("Times are those of the screen, in whichever order they are named")
  func order() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      let steps: [SnapshotStep] = [.wheel(at: [50, 50], by: [0, -3]), .settle, .wait(1)]
      _ = try await run.failures(FeedController(), .missing, after: steps, at: .times([0.5, 0.1]))
      for time in [0.1, 0.5] {
        #expect(try await run.failures(FeedController(), after: steps, at: .times([time])) == [])
      }
    }
  }

  @Test("Invariants of no screen are refused; what broke is told, also if nothing can be left")
  func invariants() async throws {
    let failure = await #expect(throws: SnapshotFailure.self) {
      try await expectInvariants(of: { FeedController() }, seeds: 3..<3)
    }
    #expect(failure.map { "\($0)" } == "expectInvariants: seeds 3..<3 test nothing")
    try await withTemporaryFolder { folder in
      try DiskFile.create("\(folder)/.build", with: [])
      try await withKnownIssue {
        try await expectInvariants(
          of: { NewCellsController() }, seeds: 0..<4, file: "\(folder)/FeedTests.swift")
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return text.contains("cells were made") && text.contains("cannot be written")
      }
    }
  }

  @Test("An error of a step names the line of the snapshot, not only that of the test")
  func line() async throws {
    let size = Size(width: 160, height: 120)
    var texts: [String] = []
    let line = #line + 2
    do {
      try await expectSnapshot(of: FeedController(), size: size, named: "a", after: [.tap(on: "?")])
    } catch { texts.append("\(error)") }
    do {
      try await expectSnapshots(sizes: [size], named: "a", after: [.tap(on: "?")]) {
        FeedController()
      }
    } catch { texts.append("\(error)") }
    #expect(texts.count == 2)
    for (text, line) in zip(texts, [line, line + 3]) {
      #expect(text.hasSuffix("; SnapshotArgumentsTests.swift:\(line)"), "\(text)")
    }
  }

  @Test("A mask may be larger than any picture")
  func masks() async throws {
    try await withTemporaryFolder { folder in
      let run = SnapshotRun(folder: folder)
      _ = try await run.failures(ColorController(red), .missing)
      for length in [1e30, .infinity] {
        let mask = Rect(x: -length / 2, y: -10, width: length, height: length)
        let all = SnapshotTolerance(masks: [Rect(x: 0, y: 0, width: length, height: length)])
        #expect(try await run.failures(ColorController(0), within: all) == [])
        let some = SnapshotTolerance(masks: [mask])
        #expect(try await run.failures(ColorController(0), within: some).count < 2)
      }
    }
  }

  @Test("A name may have letters of all scripts, with their marks; a refusal is one line")
  func names() async throws {
    for name in ["हिन्दी", "ไทยที่", "e\u{301}te\u{301}"] {
      _ = try SnapshotStore(testFile: "/tmp/Test.swift", name: name)
    }
    let failure = #expect(throws: SnapshotFailure.self) {
      try SnapshotStore(testFile: "/tmp/Test.swift", name: "a\nb")
    }
    #expect(failure.map { "\($0)" }?.contains("\n") == false)
    #expect(throws: SnapshotFailure.self) {
      try SnapshotStore(testFile: "/tmp/Test.swift", name: "\u{301}")
    }
  }
}
