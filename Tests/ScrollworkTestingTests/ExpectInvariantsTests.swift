import Testing

@testable import ScrollworkTesting

@MainActor
@Suite("Promises of a screen, tried at random")
struct ExpectInvariantsTests {
  private func breach(
    _ promises: Set<ScreenPromise> = Set(ScreenPromise.allCases), changes: [SnapshotStep] = [],
    holds: (@MainActor (ViewController) -> String?)? = nil,
    _ makeController: @escaping @MainActor () -> ViewController
  ) async throws -> InvariantBreach? {
    try await InvariantTrial(
      makeController: makeController,
      surface: SnapshotSurface(
        size: Size(width: 320, height: 480), scale: 1, appearance: .light),
      promises: promises, holds: holds
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
    "Each of twelve faults is found, by the promise that it breaks, in five steps at most",
    arguments: [
      (1, ScreenPromise.cellsAreReused), (2, .cellsAreReused), (3, .liveRowsAreVisible),
      (4, .pictureIsFresh), (5, .pictureIsFresh), (6, .settles), (7, .controllerIsReleased),
      (8, .pictureIsFresh), (9, .offsetIsInRange), (11, .pictureIsFresh), (12, .layoutIsStable),
    ])
  func faults(number: Int, promise: ScreenPromise) async throws {
    let changes: [SnapshotStep] = [
      .call("rename") { ($0 as? SilentController)?.rename() }
    ]
    let breach = try await breach(changes: changes) {
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
      default: SilentController()
      }
    }
    let found = try #require(breach)
    #expect(found.promise == promise.rawValue, "\(found)")
    #expect(found.steps.count <= 5, "\(found)")
    #expect(!"\(found)".contains("\n"))
  }

  @Test("A promise of the program's own is tried, too")
  func ownPromise() async throws {
    let found = try await breach(holds: { controller in
      guard let controller = controller as? CountingController else { return nil }
      let visible = controller.tableView.indexPathsForVisibleRows?.count ?? 0
      return controller.playing.count == visible
        ? nil : "\(controller.playing.count) play, and \(visible) are visible"
    }) { CountingController() }
    #expect(found?.promise == "the program's own")
    #expect((found?.steps.count ?? 9) <= 5, "\(found.map { "\($0)" } ?? "")")
  }

  @Test(
    "The same seed is the same script; half of them only scroll, and can be tried beside a new one")
  func seeds() {
    func texts(_ seed: UInt64) -> [String] {
      var random = RandomSteps(seed: seed, size: Size(width: 100.5, height: 80), changes: [])
      return random.steps(atMost: 20).map(\.description)
    }
    #expect(texts(3) == texts(3) && texts(3) != texts(4))
    for seed in stride(from: UInt64(0), to: 40, by: 2) {
      var random = RandomSteps(seed: seed, size: Size(width: 100, height: 80), changes: [])
      let others = random.steps(atMost: 20).filter { !$0.onlyScrolls }
      #expect(others.isEmpty)
    }
  }
}
