import Documents
import Foundation
import SDLStage
import ScrollEngine
import TestSupport
import Testing

@testable import Invariants
@testable import ScrollworkInspector
@testable import ScrollworkTesting

@MainActor
@Suite("A breach, played again in a window")
struct ReplayTests {
  private let size = Size(width: 320, height: 480)

  private func breach(
    _ makeController: @escaping @MainActor () -> ViewController
  ) async throws -> InvariantBreach {
    let found = try await InvariantTrial(
      makeController: makeController,
      surface: SnapshotSurface(size: size, scale: 2, appearance: .dark),
      invariants: Set(ScreenInvariant.allCases), holds: nil
    ).firstBreach(seeds: 0..<16, length: 12, changes: RowsController.changes)
    return try #require(found)
  }

  private func replay<Controller: ViewController>(
    _ type: Controller.Type, _ makeController: @escaping @MainActor () -> Controller
  ) async throws {
    let found = try await breach(makeController)
    let script = try ScreenScriptDocument.read(ScreenScriptDocument.text(for: found.script))
    #expect(script == found.script)
    let screen = ReplayedScreen(changes: RowsController.replayedChanges(), of: makeController)
    let again = Replay(script, on: screen, text: FixedAdvanceText())
    while !again.isOver { await again.playFrame() }
    #expect(again.broken?.invariant.rawValue == found.invariant, "\(found)")
  }

  @Test("What each faulty screen breaks in a test, it breaks in the window")
  func faults() async throws {
    try await replay(NewCellsController.self) { NewCellsController() }
    try await replay(OwnIdentifiersController.self) { OwnIdentifiersController() }
    try await replay(NaiveStackController.self) { NaiveStackController() }
    try await replay(StaleMarksController.self) { StaleMarksController() }
    try await replay(LateTextsController.self) { LateTextsController() }
    try await replay(SwingingController.self) { SwingingController() }
    try await replay(KeptController.self) { KeptController() }
    try await replay(RestlessHeightsController.self) { RestlessHeightsController() }
    try await replay(OvershootingController.self) { OvershootingController() }
    try await replay(FixedWidthController.self) { FixedWidthController() }
    try await replay(SilentController.self) { SilentController() }
    try await replay(ReloadingController.self) { ReloadingController() }
    try await replay(GatheringController.self) { GatheringController() }
  }

  @Test("A screen without a fault keeps each invariant when the same scripts are played")
  func sound() async throws {
    for invariant in Invariant.allCases {
      for seed in UInt64(0)..<4 {
        var random = RandomSteps(seed: seed * 2, size: size, changes: [])
        let steps = random.steps(atMost: 6).map(\.written)
        let script = ScreenScript(
          screen: "RowsController", size: size, invariant: invariant.rawValue, steps: steps)
        let again = Replay(
          script, on: ReplayedScreen { RowsController() }, text: FixedAdvanceText())
        while !again.isOver { await again.playFrame() }
        #expect(again.broken == nil, "\(invariant) \(seed)")
      }
    }
  }

  @Test("Every frame of a replay has the offset that the frame of the test has")
  func frames() async throws {
    var random = RandomSteps(seed: 5, size: size, changes: [])
    let steps = random.steps(atMost: 12)
    var expected: [Point] = []
    let controller = RowsController()
    let screen = try TestScreen(
      controller, named: "rows", SnapshotSurface(size: size, scale: 2.5, appearance: .light),
      fonts: SnapshotFonts.installed.library(), notesCalls: false, background: .awaited,
      work: WorkList())
    try await screen.play(steps + [.settle]) { _ in
      expected.append(controller.tableView.contentOffset)
    }
    var made: RowsController?
    let offered = ReplayedScreen {
      let controller = RowsController()
      made = controller
      return controller
    }
    let again = Replay(
      ScreenScript(
        screen: "RowsController", size: size, scale: 2.5, steps: steps.map(\.written)),
      on: offered, text: FixedAdvanceText())
    var found: [Point] = []
    while true {
      await again.playFrame()
      if again.isOver { break }
      found.append(try #require(made).tableView.contentOffset)
    }
    #expect(found == expected)
    #expect(Set(found.map(\.y)).count > 10)
  }

  @Test("A breach leaves its script beside other failures, and says how to see it")
  func file() async throws {
    let found = try await breach { NewCellsController() }
    let file = try found.writeScript(testFile: #filePath)
    #expect(file.path.contains(".ReplayTests/NewCellsController.cellsAreReused.seed"))
    #expect(file.help.contains("SCROLLWORK_REPLAY='\(file.path)'"))
    let (script, _) = try ReplayFile.read(file.path, for: [ReplayedScreen { NewCellsController() }])
    #expect(script == found.script)
  }

  @Test("Pictures that should be the same are left on a page, with what they are")
  func page() async throws {
    let found = try await breach { StaleMarksController() }
    let file = try found.writeScript(testFile: #filePath)
    let path = try #require(try found.writePage(beside: file))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("Expected: a new screen at the same place"))
    #expect(text.contains("Actual: the screen after the steps"))
    #expect(text.contains("<li>flick from "))
    let stem = path.dropLast(5)
    let expected = try PNGFile.read("\(stem).expected.png")
    let actual = try PNGFile.read("\(stem).actual.png")
    #expect(expected != actual && expected.width == 640)
    // The page repeats the message of the failure.
    #expect(text.contains("\(try #require(found.pictures).difference)"))
    #expect("\(found)".contains("is not like a new screen at the same place: "))
    #expect(try await breach { NewCellsController() }.writePage(beside: file) == nil)
  }

  @Test("The invariants that a window looks at are those of tests, and the program's own")
  func names() {
    #expect(
      Set(Invariant.allCases.map(\.rawValue))
        == Set(ScreenInvariant.allCases.map(\.rawValue) + ["the program's own"]))
  }
}
