import Controls
import Documents
import Hosting
import Inspecting
import Invariants
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import ScrollworkInspector

@MainActor
@Suite("A script that is played in the inspector")
struct ReplayStageTests {
  private static let flick = ScreenScript.Step.gesture(
    GestureScript.Step(
      .flick(from: Point(x: 100, y: 300), by: Point(x: 0, y: -100), duration: 0.1)))

  private func script(_ steps: [ScreenScript.Step]) -> ScreenScript {
    ScreenScript(screen: "RowsController", size: Size(width: 300, height: 400), steps: steps)
  }

  /// A program's window that shows the screen of a script.
  private func stage(
    _ app: AppScreen, _ steps: [ScreenScript.Step], _ screen: ReplayedScreen? = nil
  ) -> ReplayStage {
    let stage = ReplayStage(
      script(steps), on: screen ?? ReplayedScreen { RowsController(rows: 500) }, in: app.content)
    app.content.companion = stage
    return stage
  }

  /// Advances the program's window by some frames, and runs the tasks between them.
  private func pass(_ app: AppScreen, _ stage: ReplayStage, frames: Int) async {
    for _ in 0..<frames {
      app.pass(1.0 / 60)
      await stage.finishFrame()
    }
  }

  @Test("It goes on in real time, frame by frame, and begins again with a new screen")
  func playing() async throws {
    let app = AppScreen(RowsController(rows: 10))
    let stage = stage(app, [Self.flick])
    await pass(app, stage, frames: 30)
    #expect((29...31).contains(stage.replay.frame))
    #expect(abs(stage.replay.time - 0.5) < 0.05)
    let window = stage.replay.content.window
    #expect(window.bounds.size == Size(width: 300, height: 400))
    app.press(.home)
    await stage.finishFrame()
    #expect(stage.replay.content.window !== window)
    #expect(stage.replay.frame <= 2)
    await pass(app, stage, frames: 400)
    #expect(stage.replay.isOver && !stage.isPlaying)
    #expect(stage.replay.broken == nil)
  }

  @Test("The screen is as dark as its script says, whatever the program's own is")
  func appearance() async throws {
    let app = AppScreen(RowsController(rows: 10))
    let dark = ScreenScript(
      screen: "RowsController", size: Size(width: 300, height: 400), scale: 2, appearance: .dark,
      steps: [])
    let stage = ReplayStage(dark, on: ReplayedScreen { RowsController(rows: 500) }, in: app.content)
    app.content.companion = stage
    await pass(app, stage, frames: 3)
    let window = stage.replay.content.window
    #expect(window.displayScale == 2)
    #expect(app.content.appearance == .light)
    let screen = WindowContent.ground.resolved(for: .dark)
    let grounds = app.content.displayList(at: 1).commands.compactMap { command in
      if case .fill(let rect, let color, _) = command, rect == window.frame { color } else { nil }
    }
    #expect(grounds.first == screen, "\(grounds)")
  }

  @Test("Outlines and Struts change the inspector of the replay, and stay when it begins again")
  func inspectorButtons() async {
    let app = AppScreen(RowsController(rows: 10))
    let stage = stage(app, [Self.flick])
    await pass(app, stage, frames: 3)
    #expect(stage.inspector.showsOutlines && !stage.inspector.showsStruts)
    stage.inspector.panel.bar.onPress?(.outlines)
    stage.inspector.panel.bar.onPress?(.struts)
    #expect(!stage.inspector.showsOutlines && stage.inspector.showsStruts)
    app.press(.home)
    await stage.finishFrame()
    #expect(!stage.inspector.showsOutlines && stage.inspector.showsStruts)
    stage.inspector.panel.bar.onPress?(.outlines)
    #expect(stage.inspector.showsOutlines)
  }

  @Test("The space bar pauses, and the right arrow shows one frame more")
  func stepping() async throws {
    let app = AppScreen(RowsController(rows: 10))
    let stage = stage(app, [Self.flick])
    await pass(app, stage, frames: 5)
    app.press(.space)
    await stage.finishFrame()
    let frame = stage.replay.frame
    await pass(app, stage, frames: 20)
    #expect(stage.replay.frame == frame)
    for number in 1...3 {
      app.press(.right)
      await stage.finishFrame()
      #expect(stage.replay.frame == frame + number)
    }
    app.press(.space)
    await pass(app, stage, frames: 10)
    #expect(stage.replay.frame > frame + 3)
  }

  @Test("It stops at the frame in which an invariant breaks, and says which and how")
  func breaking() async throws {
    let app = AppScreen(RowsController(rows: 10))
    let stage = stage(
      app, [Self.flick, .call("leap")],
      ReplayedScreen(
        changes: ["leap": { $0.table.contentOffset.y = 12_000 }],
        where: { $0.table.contentOffset.y > 10_000 ? "it is far below its top" : nil }
      ) { RowsController(rows: 500) })
    await pass(app, stage, frames: 600)
    let broken = try #require(stage.replay.broken)
    #expect(broken.invariant == .own)
    #expect(stage.replay.brokenFrame == stage.replay.frame)
    #expect(!stage.isPlaying)
    app.pass(0.1)
    #expect(stage.bar.verdictText.contains("the program's own: "))
    #expect(stage.bar.verdictText.contains(broken.detail))
  }

  @Test("The inspector's panel is about the screen that is played")
  func panel() async throws {
    let app = AppScreen(RowsController(rows: 10))
    let stage = stage(app, [Self.flick])
    await pass(app, stage, frames: 40)
    let list = try #require(stage.inspector.chosen.pane.lists.first)
    #expect(list.view === stage.replay.content.window.subviews.first as? TableView)
    #expect(stage.inspector.chosen.readout.queues.first?.rows == 500)
    #expect(!stage.inspector.chosen.record.calls.entries.isEmpty)
  }

  @Test("The program gets nothing meanwhile, and its own screen back when the script is closed")
  func closing() async throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.pass(1)
    let before = app.draw()
    weak var played: ViewController?
    let stage = stage(app, [Self.flick])
    stage.onClose = { app.inspector.stopPlaying() }
    await pass(app, stage, frames: 5)
    played = stage.replay.content.window.rootViewController
    #expect(played != nil)
    app.turnWheel(at: Point(x: 100, y: 200), by: -10)
    app.click(Point(x: 100, y: 200))
    #expect(app.inspector.isPlaying)
    app.press(.escape)
    #expect(!app.inspector.isPlaying)
    #expect(controller.table.contentOffset.y == 0 && controller.selected.isEmpty)
    #expect(app.draw() == before)
    #expect(stage.replay.content.window.rootViewController == nil)
  }

  @Test("A click on a button of the bar does what its key does")
  func buttons() async throws {
    let app = AppScreen(RowsController(rows: 10))
    let stage = stage(app, [Self.flick])
    await pass(app, stage, frames: 5)
    _ = app.draw()
    let frame = try #require(stage.bar.frame(of: .play))
    app.click(Point(x: frame.midX, y: frame.midY) + stage.bar.frame.origin)
    await stage.finishFrame()
    #expect(!stage.isPlaying)
    let count = stage.replay.frame
    _ = app.draw()
    let next = try #require(stage.bar.frame(of: .next))
    app.click(Point(x: next.midX, y: next.midY) + stage.bar.frame.origin)
    await stage.finishFrame()
    #expect(stage.replay.frame == count + 1)
  }

  @Test("What a change throws ends the script, and is told")
  func throwing() async throws {
    struct Refused: Error {}
    let app = AppScreen(RowsController(rows: 10))
    let stage = stage(
      app, [.call("insert")],
      ReplayedScreen(changes: ["insert": { (_: RowsController) in throw Refused() }]) {
        RowsController(rows: 5)
      })
    await pass(app, stage, frames: 5)
    #expect(stage.replay.isOver)
    #expect(stage.replay.failure == "step 1: Refused()")
  }

  @Test(
    "In any window all buttons are there, and all of the screen, as large as it can be",
    arguments: [
      Size(width: 320, height: 480), Size(width: 420, height: 640), Size(width: 700, height: 500),
      Size(width: 900, height: 600), Size(width: 1600, height: 1000),
    ], [Size(width: 320, height: 568), Size(width: 1280, height: 800)])
  func fitting(window: Size, screen: Size) async throws {
    let app = AppScreen(RowsController(rows: 10), size: window)
    let script = ScreenScript(screen: "RowsController", size: screen, steps: [])
    let stage = ReplayStage(
      script, on: ReplayedScreen { RowsController(rows: 500) }, in: app.content)
    app.content.companion = stage
    await pass(app, stage, frames: 3)
    _ = app.draw()
    for button in ReplayBar.Button.allCases {
      let frame = try #require(stage.bar.frame(of: button))
      #expect(stage.bar.bounds.contains(frame), "\(button)")
    }
    let bar = stage.bar.frame
    let shown = Size(width: screen.width * stage.zoom, height: screen.height * stage.zoom)
    #expect(shown.width <= bar.width + 1e-9 && shown.height <= bar.minY + 1e-9)
    #expect(
      stage.zoom == 1 || abs(shown.width - bar.width) < 1e-9 || abs(shown.height - bar.minY) < 1e-9)
    // A click chooses the view that is shown under it.
    let point = Point(x: shown.width * 0.5, y: shown.height * 0.47)
    let table = try #require(stage.replay.content.window.subviews.first as? TableView)
    let path = try #require(
      table.indexPathForRow(at: Point(x: screen.width * 0.5, y: screen.height * 0.47)))
    stage.inspector.isPicking = true
    app.click(point)
    let outline = try #require(stage.inspector.card.pinned?.outline)
    let expected = table.rectForRow(at: path).scaled(by: stage.zoom)
    #expect(abs(outline.minY - expected.minY) < 1e-9 && abs(outline.maxY - expected.maxY) < 1e-9)
  }
}
