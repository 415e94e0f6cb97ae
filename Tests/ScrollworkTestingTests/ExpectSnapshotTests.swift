import Files
import Glibc
import SDLStage
import Testing

@testable import ScrollworkTesting

@MainActor
@Suite("Snapshots of a program's own screens")
struct ExpectSnapshotTests {
  private let size = Size(width: 320, height: 240)
  private let flick: [SnapshotStep] = [.flick(from: [160, 200], by: [0, -110]), .settle]

  @Test("A feed comes to rest where it did")
  func recordedPicture() async throws {
    try await expectSnapshot(
      of: FeedController(), size: size, named: "feed", after: flick, comparing: .all)
  }

  @Test("Sizes, scales and appearances are snapshots of their own")
  func matrix() async throws {
    try await expectSnapshots(
      sizes: [Size(width: 200, height: 120), Size(width: 160.5, height: 90)], scales: [1, 2],
      named: "matrix"
    ) { FeedController() }
  }

  // MARK: In temporary folders

  /// Runs one snapshot in a folder, and returns the texts of its failures.
  private func failures(
    _ controller: ViewController, in folder: String, _ mode: SnapshotMode,
    after steps: [SnapshotStep] = [], comparing contents: SnapshotContents = .picture,
    at moments: SnapshotMoments = .end, within tolerance: SnapshotTolerance = .exact,
    surface: SnapshotSurface? = nil, background: SnapshotBackground = .awaited,
    patience: Duration = .seconds(60)
  ) async throws -> [String] {
    let surface =
      surface ?? SnapshotSurface(size: size, scale: 1, appearance: .light)
    var texts: [String] = []
    let test = try SnapshotTest(
      steps: steps, contents: contents, moments: moments, tolerance: tolerance, fonts: .installed,
      mode: mode, background: background, patience: patience,
      file: "\(folder)/FeedTests.swift"
    ) { texts.append($0) }
    try await test.run({ controller }, on: surface, named: "feed")
    return texts
  }

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    var template = Array("/tmp/scrollwork-snapshots-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    let folder = try #require(made)
    try await body(folder)
    var files: [String] = []
    func collect(_ path: String) {
      guard let entries = opendir(path) else { return files.append(path) }
      while let entry = readdir(entries) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { collect("\(path)/\(name)") }
      }
      closedir(entries)
      files.append(path)
    }
    collect(folder)
    for file in files { remove(file) }
  }

  private func picture(_ folder: String, _ ending: String = ".png") throws -> Picture {
    try PNGFile.read("\(folder)/Snapshots/FeedTests/feed\(ending)")
  }

  @Test("What is not recorded fails and says how to record it; recorded, it is the same again")
  func recording() async throws {
    try await withFolder { folder in
      let missing = try await failures(FeedController(), in: folder, .never)
      #expect(missing.count == 1)
      #expect(missing.first?.contains("SNAPSHOT_RECORD=missing") == true)
      #expect(!DiskFile.exists("\(folder)/Snapshots"))
      #expect(try await failures(FeedController(), in: folder, .missing) == [])
      #expect(try picture(folder).width == 320)
      #expect(try await failures(FeedController(), in: folder, .never) == [])
    }
  }

  @Test("A change is told on one line, with a page and pictures; recorded, it is what is expected")
  func change() async throws {
    try await withFolder { folder in
      _ = try await failures(FeedController(), in: folder, .missing)
      let changed = FeedController()
      changed.titles[1] = "Another"
      let texts = try await failures(changed, in: folder, .missing)
      let text = try #require(texts.first)
      #expect(texts.count == 1 && !text.contains("\n"))
      #expect(text.contains("pixels differ, within x ") && text.contains("SNAPSHOT_RECORD=failed"))
      let failed = "\(folder)/.build/snapshot-failures/FeedTests"
      #expect(text.contains("\(failed)/feed.html"))
      for ending in ["expected.png", "actual.png", "difference.png", "html"] {
        #expect(DiskFile.isFile("\(failed)/feed.\(ending)"), "\(ending)")
      }
      let again = FeedController()
      again.titles[1] = "Another"
      #expect(try await failures(again, in: folder, .failed) == [])
      let last = FeedController()
      last.titles[1] = "Another"
      #expect(try await failures(last, in: folder, .never) == [])
    }
  }

  @Test("Masked pixels, nearly equal ones and few enough may differ; others may not")
  func tolerance() async throws {
    try await withFolder { folder in
      _ = try await failures(FeedController(), in: folder, .missing)
      @MainActor func count(_ tolerance: SnapshotTolerance) async throws -> Int {
        let changed = FeedController()
        changed.titles[1] = "Message 3"
        return try await failures(changed, in: folder, .never, within: tolerance).count
      }
      #expect(try await count(.exact) == 1)
      let row = Rect(x: 0, y: 44, width: 320, height: 44)
      #expect(try await count(SnapshotTolerance(masks: [row])) == 0)
      #expect(try await count(SnapshotTolerance(masks: [row.offsetBy(Point(x: 0, y: 44))])) == 1)
      #expect(try await count(SnapshotTolerance(channel: 255)) == 0)
      #expect(try await count(SnapshotTolerance(channel: 3)) == 1)
      #expect(try await count(SnapshotTolerance(share: 0.01)) == 0)
      #expect(try await count(SnapshotTolerance(share: 0.0001)) == 1)
    }
  }

  @Test("Numbers are compared without a picture, and name the first view that differs")
  func numbers() async throws {
    try await withFolder { folder in
      _ = try await failures(FeedController(), in: folder, .missing, comparing: [.layout, .reuse])
      #expect(!DiskFile.exists("\(folder)/Snapshots/FeedTests/feed.png"))
      let texts = try await failures(
        FeedController(), in: folder, .never,
        after: [.wheel(at: [100, 100], by: [0, -1]), .settle],
        comparing: [.layout, .reuse])
      let text = try #require(texts.first)
      #expect(text.contains("contentOffset") || text.contains("time"))
      #expect(!text.contains("\n"))
    }
  }

  @Test("Calls are in the order in which they were made, from the first on")
  func calls() async throws {
    try await withFolder { folder in
      _ = try await failures(FeedController(), in: folder, .missing, comparing: .calls)
      let path = "\(folder)/Snapshots/FeedTests/feed.json"
      let bytes = try DiskFile.readSteadily(path, limit: 1 << 20)
      let text = String(decoding: bytes, as: UTF8.self)
      let first = try #require(text.firstRange(of: "cellForRowAt"))
      let second = try #require(text.firstRange(of: "dequeue"))
      #expect(first.lowerBound < second.lowerBound)
    }
  }

  @Test("Moments are pictures of their own; of frames only those in which something changes")
  func moments() async throws {
    try await withFolder { folder in
      let steps: [SnapshotStep] = [.wheel(at: [100, 100], by: [0, -3]), .settle]
      @MainActor func run(_ mode: SnapshotMode, _ moments: SnapshotMoments) async throws -> [String]
      {
        try await failures(FeedController(), in: folder, mode, after: steps, at: moments)
      }
      #expect(try await run(.missing, .times([0, 0.1])) == [])
      #expect(try picture(folder, ".0ms.png") != picture(folder, ".100ms.png"))
      #expect(try await run(.never, .times([0, 0.1])) == [])
      let late = try await run(.never, .times([0, 59]))
      #expect(late.count == 1 && late.first?.contains("before 59.0 s") == true)
      #expect(try await run(.missing, .everyFrame) == [])
      #expect(try picture(folder, ".0.png") != picture(folder, ".2.png"))
      #expect(try await run(.never, .everyFrame) == [])
    }
  }

  @Test("Recorded with other fonts, text is compared by its places alone, and the rest by pixels")
  func otherFonts() async throws {
    try await withFolder { folder in
      _ = try await failures(FeedController(), in: folder, .missing)
      let path = "\(folder)/Snapshots/FeedTests/feed.png"
      let recorded = try PNGFile.read(path)
      let store = try SnapshotStore(testFile: "\(folder)/FeedTests.swift", name: "feed")
      try store.write(recorded, "FreeType 1.0.0, HarfBuzz 1.0.0, Inter", to: path)
      let changed = FeedController()
      // The new title is as long as the old one.
      changed.titles[1] = "Message 3"
      #expect(try await failures(changed, in: folder, .never) == [])
      let moved = FeedController()
      moved.loadViewIfNeeded()
      moved.tableView.rowHeight = 50
      #expect(try await failures(moved, in: folder, .never).count == 2)
    }
  }

  @Test("A screen that never settles is named, with what keeps it moving")
  func restless() async throws {
    let failure = await #expect(throws: SnapshotFailure.self) {
      try await expectSnapshot(
        of: RestlessController(), size: size, named: "restless", after: [.settle])
    }
    let text = "\(try #require(failure))"
    #expect(text.contains("restless") && text.contains("still moving: ScrollView"))
  }

  @Test("A step that calls the program changes the screen, and lets its tasks go on")
  func callingTheProgram() async throws {
    try await withFolder { folder in
      let steps: [SnapshotStep] = [
        .call("rename the first row") { controller in
          guard let feed = controller as? FeedController else { return }
          await Task { @MainActor in feed.titles[0] = "Renamed" }.value
          feed.tableView.reloadData()
        }
      ]
      _ = try await failures(FeedController(), in: folder, .missing, after: steps)
      let renamed = FeedController()
      renamed.titles[0] = "Renamed"
      #expect(try await failures(renamed, in: folder, .never) == [])
    }
  }

  @Test("What cannot be a file's name, or a mode, is refused in one line that says what is allowed")
  func refusals() async throws {
    for name in ["", ".hidden", "a/b", "a b", String(repeating: "x", count: 181)] {
      let failure = #expect(throws: SnapshotFailure.self) {
        try SnapshotStore(testFile: "/tmp/Test.swift", name: name)
      }
      #expect(failure.map { !"\($0)".contains("\n") } == true)
    }
    func mode(_ record: String?, ci: String? = nil) -> Result<SnapshotMode, SnapshotFailure> {
      SnapshotMode.asked { ["SNAPSHOT_RECORD": record, "CI": ci][$0] ?? nil }
    }
    #expect(try mode(nil).get() == .never && mode("all").get() == .all)
    #expect(try mode("never", ci: "true").get() == .never)
    #expect(throws: SnapshotFailure.self) { try mode("always").get() }
    #expect(throws: SnapshotFailure.self) { try mode("failed", ci: "true").get() }
  }

  @Test("A relative test file is found from the current folder upwards, or refused in one line")
  func relativeFile() async throws {
    let here = try #require(getcwd(nil, 0))
    defer { free(here) }
    let current = String(cString: here)
    // The working directory is this package's folder.
    let parts = "\(#filePath)".split(separator: "/")
    let file = parts.suffix(3).joined(separator: "/")
    let folder = parts.dropLast(3).reduce("") { "\($0)/\($1)" }
    try #require(current == folder || current.hasPrefix(folder + "/"))
    let store = try SnapshotStore(testFile: file, name: "feed")
    #expect(
      store.path(".png")
        == "\(folder)/Tests/ScrollworkTestingTests/Snapshots/ExpectSnapshotTests/feed.png")
    #expect(store.failureFolder.hasPrefix(folder + "/.build/"))
    let failure = #expect(throws: SnapshotFailure.self) {
      try SnapshotStore(testFile: "Tests/Elsewhere/NoTests.swift", name: "feed")
    }
    let text = "\(try #require(failure))"
    #expect(text.hasPrefix("Tests/Elsewhere/NoTests.swift, the test's file as it was compiled, is"))
    #expect(text.contains(current) && !text.contains("\n"))
  }

  @Test("A folder that cannot be written is named in one line, and nothing is left")
  func unwritable() async throws {
    let failure = await #expect(throws: SnapshotFailure.self) {
      _ = try await failures(FeedController(), in: "/proc/nowhere", .missing)
    }
    let text = "\(try #require(failure))"
    #expect(text.contains("/proc/nowhere/Snapshots/FeedTests/feed.png: cannot be written"))
  }
}
