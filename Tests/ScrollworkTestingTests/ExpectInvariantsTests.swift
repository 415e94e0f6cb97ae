import Documents
import Foundation
import SDLStage
import Testing

@testable import Invariants
@testable import ScrollEngine
@testable import ScrollworkInspector
@testable import ScrollworkTesting

@MainActor
@Suite("Invariants of a screen, tried at random")
struct ExpectInvariantsTests {
  private func breach(
    _ invariants: Set<ScreenInvariant> = Set(ScreenInvariant.allCases),
    changes: [SnapshotStep] = [],
    holds: (@MainActor (ViewController) -> String?)? = nil,
    _ makeController: @escaping @MainActor () -> ViewController
  ) async throws -> InvariantBreach? {
    try await InvariantTrial(
      makeController: makeController,
      surface: SnapshotSurface(
        size: Size(width: 320, height: 480), scale: 1, appearance: .light),
      invariants: invariants, holds: holds
    ).firstBreach(seeds: 0..<16, length: 12, changes: changes)
  }

  @Test("A screen without a fault keeps them all")
  func sound() async throws {
    let found = try await breach(changes: [
      .call("insert above") { controller in
        guard let controller = controller as? RowsController else { return }
        controller.titles.insert("New", at: 0)
        controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    ]) { RowsController() }
    #expect(found == nil, "\(found.map { "\($0)" } ?? "")")
  }

  @Test(
    "Each fault is found, by the invariant that it breaks, in five steps at most",
    arguments: [
      (1, ScreenInvariant.cellsAreReused), (2, .cellsAreReused), (3, .liveRowsAreVisible),
      (4, .pictureIsFresh), (5, .pictureIsFresh), (6, .settles), (7, .controllerIsReleased),
      (8, .pictureIsFresh), (9, .offsetIsInRange), (11, .pictureIsFresh), (12, .layoutIsStable),
      (13, .visibleRowsStay), (14, .cellsStayLight),
    ])
  func faults(number: Int, invariant: ScreenInvariant) async throws {
    let breach = try await breach(changes: RowsController.changes) {
      switch number {
      case 1: NewCellsController()
      case 2: OwnIdentifiersController()
      case 3: NaiveStackController()
      case 4: StaleMarksController()
      case 5: LateTextsController()
      case 6: SwingingController()
      case 7: KeptController()
      case 8: RestlessHeightsController()
      case 9: OvershootingController()
      case 11: FixedWidthController()
      case 12: SilentController()
      case 13: ReloadingController()
      default: GatheringController()
      }
    }
    let found = try #require(breach)
    #expect(found.invariant == invariant.rawValue, "\(found)")
    #expect(found.steps.count <= 5, "\(found)")
    #expect(!"\(found)".contains("\n"))
  }

  /// The invariant that a list of rows breaks after `change` in the middle of its content.
  private func jump(
    at offset: Double = 1000, _ change: @escaping @MainActor (RowsController) -> Void
  ) async throws -> String? {
    let screen = try TestScreen(
      RowsController(), named: "rows",
      SnapshotSurface(size: Size(width: 320, height: 480), scale: 1, appearance: .light),
      fonts: try FontLibrary(), notesCalls: false, background: .awaited, work: WorkList())
    defer { screen.close() }
    var watch = InvariantWatch([.visibleRowsStay])
    var found: Broken?
    let steps: [SnapshotStep] = [
      .call("place") { ($0 as? RowsController)?.tableView.contentOffset.y = offset },
      .settle, .call("change") { if let rows = $0 as? RowsController { change(rows) } }, .settle,
    ]
    try await screen.play(steps) { found = found ?? watch.broken(inFrameOf: $0.window) }
    return found?.detail
  }

  @Test(
    "Rows in sight may move for a reason: a person, the program's own scrolling, an edge, a size")
  func reasons() async throws {
    let prepend: @MainActor (RowsController) -> Void = { rows in
      rows.titles.insert("New", at: 0)
      rows.tableView.reloadData()
    }
    let found = try await jump(prepend)
    #expect(
      found == "a change of the data moved all rows in sight of TableView by 0.0, 44.0 points")
    #expect(try await jump(at: 0, prepend) == nil)
    #expect(try await jump(at: 120 * 44 - 480, prepend) == nil)
    #expect(
      try await jump { rows in
        rows.titles.insert("New", at: 0)
        rows.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      } == nil)
    #expect(try await jump { $0.tableView.contentOffset.y += 100 } == nil)
    #expect(
      try await jump { $0.tableView.setContentOffset(Point(x: 0, y: 500), animated: true) } == nil)
    #expect(
      try await jump { rows in
        rows.titles.reverse()
        rows.tableView.reloadData()
      } == nil)
    #expect(
      try await jump { rows in
        rows.titles.insert("New", at: 28)
        rows.tableView.reloadData()
      } == nil)
    #expect(try await jump { $0.tableView.contentInset.top = 50 } == nil)
  }

  @Test("An invariant of the program's own is tried, too")
  func ownInvariant() async throws {
    let found = try await breach(holds: { controller in
      guard let controller = controller as? CountingController else { return nil }
      let visible = controller.tableView.indexPathsForVisibleRows?.count ?? 0
      return controller.playing.count == visible
        ? nil : "\(controller.playing.count) play, and \(visible) are visible"
    }) { CountingController() }
    #expect(found?.invariant == "the program's own")
    #expect((found?.steps.count ?? 9) <= 5, "\(found.map { "\($0)" } ?? "")")
  }

  @Test("A change that stops the program leaves its script and a line that names it")
  func stopped() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try await expectInvariants(
        of: { WrongUpdateController() }, changes: RowsController.changes)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("section 0 has 120 rows after the update; 120 before it, 1 inserted"), "\(text)"
    )
    let line = try #require(text.split(separator: "\n").first { $0.contains("SCROLLWORK_REPLAY") })
    #expect(line.hasPrefix("WrongUpdateController stopped the program in one of"), "\(line)")
    let path = try #require(line.split(separator: "'").dropFirst().first)
    let (script, _) = try ReplayFile.read(
      String(path),
      for: [ReplayedScreen(changes: RowsController.replayedChanges()) { WrongUpdateController() }])
    #expect(script.steps.contains(.call("insert")))
    #expect(unlink(String(path)) == 0)
  }

  @Test("A script that has been played leaves no file")
  func played() async throws {
    try await expectInvariants(of: { RowsController() }, seeds: 0..<2)
    let file = try ScriptFile(of: "RowsController", testFile: #filePath)
    let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/" + folder)) ?? []
    #expect(!names.contains { $0.hasPrefix("RowsController.stopped") })
  }

  @Test("A test that tests nothing is refused")
  func nothing() async {
    await #expect(throws: SnapshotFailure.self) {
      try await expectInvariants(of: { RowsController() }, seeds: 0..<2, length: 0)
    }
    await #expect(throws: SnapshotFailure.self) {
      try await expectInvariants(of: { RowsController() }, keeping: [], seeds: 0..<2)
    }
  }

  @Test(
    "The same seed is the same script; half of them only scroll, and can be tried beside a new one")
  func seeds() {
    func texts(_ seed: UInt64) -> [String] {
      var random = RandomSteps(seed: seed, size: Size(width: 100.5, height: 80), changes: [])
      return random.steps(atMost: 20).map(\.description)
    }
    #expect(texts(3) == texts(3) && texts(3) != texts(4))
    for length in 1...4 {
      for seed in UInt64(0)..<20 {
        var random = RandomSteps(seed: seed, size: Size(width: 100, height: 80), changes: [])
        #expect((1...length).contains(random.steps(atMost: length).count))
      }
    }
    for seed in stride(from: UInt64(0), to: 40, by: 2) {
      var random = RandomSteps(seed: seed, size: Size(width: 100, height: 80), changes: [])
      let others = random.steps(atMost: 20).filter { !$0.onlyScrolls }
      #expect(others.isEmpty)
    }
  }
}
