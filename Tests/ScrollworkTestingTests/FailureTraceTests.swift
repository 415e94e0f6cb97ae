import Documents
import Files
import Foundation
import Hosting
import SDLStage
import Synchronization
import Testing
import TraceFiles
import Traces

@testable import ScrollEngine
@testable import ScrollworkTesting

@MainActor
@Suite("The traces that failing tests leave")
struct FailureTraceTests {
  private let folder =
    "\(FileManager.default.temporaryDirectory.path)/failures-\(UUID().uuidString)"
  private var path: String { "\(folder)/.build/snapshot-failures/FeedTests/feed.scrolltrace" }

  private static func inputs(_ trace: Trace) -> [String] {
    trace.ticks.flatMap(\.lines).compactMap { if case .input(let line) = $0 { line } else { nil } }
  }

  private static func marks(_ trace: Trace) -> [String] {
    trace.ticks.flatMap(\.lines).compactMap { if case .mark(let text) = $0 { text } else { nil } }
  }

  private func failures(
    _ controller: ViewController, _ mode: SnapshotMode = .never, after steps: [SnapshotStep],
    comparing contents: SnapshotContents = .picture
  ) async throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(folder)/Package.swift"))
    var texts: [String] = []
    let test = try SnapshotTest(
      steps: steps, contents: contents, moments: .end, tolerance: .exact, fonts: .installed,
      mode: mode, file: "\(folder)/FeedTests.swift"
    ) { texts.append($0) }
    try await test.run(
      { controller },
      on: SnapshotSurface(size: Size(width: 320, height: 240), scale: 1, appearance: .light),
      named: "feed")
    return texts
  }

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  @Test("A failing snapshot leaves the run, and names it; it is gone when the test passes")
  func snapshot() async throws {
    defer { removeFolder() }
    let steps: [SnapshotStep] = [
      .flick(from: [160, 200], by: [0, -110]), .settle,
      .call("reload") { ($0 as? FeedController)?.tableView.reloadData() },
    ]
    for (contents, mode) in [(SnapshotContents.picture, SnapshotMode.all), (.all, .failed)] {
      #expect(try await failures(FeedController(), mode, after: steps, comparing: contents) == [])
      #expect(!DiskFile.exists(path))
      let changed = FeedController()
      changed.titles = changed.titles.map { "Changed \($0)" }
      changed.titles.removeLast()
      let texts = try await failures(changed, after: steps, comparing: contents)
      let text = try #require(texts.first)
      #expect(texts.allSatisfy { $0.hasSuffix("; its trace: \(path)") && !$0.contains("\n") })
      let trace = try Trace(file: path)
      #expect(trace.header == TraceHeader(title: "feed", maker: "ScrollworkTesting"))
      #expect(trace.ending == .whole)
      #expect(Self.inputs(trace) == steps.map { ScreenScriptDocument.line(for: $0.written) })
      #expect(Self.marks(trace).count == texts.count)
      #expect(text.contains(try #require(Self.marks(trace).first)))
      // The run is whole: the first tick makes the cells, and the calls are those of the screen.
      #expect(trace.opening.views.values.map(\.id) == ["window"] && trace.opening.cells.isEmpty)
      let state = try #require(trace.state(at: trace.wholeUntil ?? 0))
      let table = try #require(state.views.values.first { $0.kind == "TableView" })
      #expect(table.state.bounds == changed.tableView.bounds && table.state.bounds.minY > 0)
      let queue = changed.tableView.reuseQueue.statistics(forIdentifier: "message")
      #expect(state.queues.values.map(\.counts.created) == [queue.created])
      #expect(trace.ticks.flatMap(\.calls).contains { $0.name == "cellForRowAt" })
      let reloads = trace.ticks.flatMap(\.calls).filter { $0.programCall == "reloadData" }
      #expect(reloads.contains { $0.name == "numberOfSections" })
    }
    let again = try await failures(FeedController(), .all, after: steps)
    #expect(again == [] && !DiskFile.exists(path))
  }

  @Test("A run that cannot end leaves its trace, too")
  func unsettled() async throws {
    defer { removeFolder() }
    let failure = await #expect(throws: SnapshotFailure.self) {
      _ = try await failures(RestlessController(), after: [.settle])
    }
    #expect("\(try #require(failure))".hasSuffix("; its trace: \(path)"))
    #expect(try #require(Trace(file: path).wholeUntil) > 50)
  }

  @Test("A mark is in the trace of the screen that noted it, also if others are shown meanwhile")
  func marks() async throws {
    defer { removeFolder() }
    let library = try FontLibrary()
    let surface = SnapshotSurface(
      size: Size(width: 320, height: 240), scale: 1, appearance: .light)
    @MainActor func screen(_ name: String) throws -> TestScreen {
      try TestScreen(
        FeedController(), named: name, surface, fonts: library, notesCalls: false,
        isRecorded: true, background: .awaited, work: WorkList())
    }
    let screens = [try screen("one"), try screen("other")]
    for screen in screens {
      try await screen.play([
        .call("note") { _ in
          TraceMark.note("a step")
          await Task { @MainActor in TraceMark.note("a task") }.value
        }
      ]) { _ in }
    }
    for screen in screens {
      let trace = try Trace(try #require(screen.trace()))
      #expect(Self.marks(trace) == ["a step", "a task"])
    }
  }

  private func trial(
    _ makeController: @escaping @MainActor () -> ViewController
  ) -> InvariantTrial {
    InvariantTrial(
      makeController: makeController,
      surface: SnapshotSurface(size: Size(width: 320, height: 480), scale: 1, appearance: .light),
      invariants: Set(ScreenInvariant.allCases), holds: nil)
  }

  @Test(
    "A broken invariant leaves the run of the shortest script, always the same", arguments: 0..<4)
  func invariant(number: Int) async throws {
    let trial = trial {
      switch number {
      case 0: NewCellsController()
      case 1: NaiveStackController()
      case 2: StaleMarksController()
      default: RowsController()
      }
    }
    let found = try await trial.firstBreach(
      seeds: 0..<16, length: 12, changes: RowsController.changes)
    guard number < 3 else { return #expect(found == nil) }
    let breach = try #require(found)
    let bytes = try #require(try await trial.trace(of: breach))
    let trace = try Trace(bytes)
    #expect(trace.header.title == breach.screen)
    let lines = breach.script.steps.map { ScreenScriptDocument.line(for: $0) }
    // The frame that breaks the invariant may come before the last steps have begun.
    #expect((lines + [#"{"settle":true}"#]).starts(with: Self.inputs(trace)))
    #expect(Self.marks(trace).last == "\(breach.invariant): \(breach.detail)")
    #expect(try await trial.trace(of: breach) == bytes)
  }

  @Test("expectInvariants writes the trace beside the script, and names both")
  func expectation() async throws {
    let trace = Mutex<String?>(nil)
    try await withKnownIssue {
      try await expectInvariants(of: { NewCellsController() }, seeds: 0..<4)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      let parts = text.split(separator: "its trace: ")
      trace.withLock { $0 = parts.last?.split(separator: ";").first.map(String.init) }
      return parts.count == 2 && text.contains("SCROLLWORK_REPLAY")
    }
    let path = try #require(trace.withLock { $0 })
    #expect(try Trace(file: path).ending == .whole)
    let script = path.dropLast("scrolltrace".count) + "jsonl"
    #expect(DiskFile.exists(String(script)))
    for file in [path, String(script)] { DiskFile.remove(file) }
  }
}
