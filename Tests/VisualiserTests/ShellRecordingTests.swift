import Demonstrations
import Documents
import Hosting
import SceneParts
import ScriptPlayers
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

/// Actions of a person during a recording, at times that fit no grid.
@MainActor
struct ShellRecordingTests {
  @MainActor
  private final class Session: HostServices {
    let shell: Shell
    private(set) var time = 0.0
    private(set) var saved: [String] = []
    private(set) var script: GestureScript?
    var savesScripts = true
    private var random: SeededRandom

    init(_ scene: SceneDescription, seed: UInt64) async {
      random = SeededRandom(seed: seed)
      var configuration = Shell.Configuration(text: FixedAdvanceText())
      configuration.scene = scene
      shell = Shell(configuration)
      shell.resize(to: Size(width: 1280, height: 800))
      shell.host = self
      _ = await shell.tick(to: 0)
    }

    /// Lets frames pass at irregular times, some of them late.
    func wait(_ duration: Double) async {
      let end = time + duration
      while time < end {
        time += Double.random(in: 0.005...0.04, using: &random)
        _ = await shell.tick(to: time)
      }
    }

    /// Sends events between frames, often several in a row.
    func send(_ kinds: [InputEvent.Kind]) async {
      for kind in kinds {
        time += Double.random(in: 0...0.012, using: &random)
        shell.handle(InputEvent(time: time, kind))
        if Int.random(in: 0..<3, using: &random) == 0 { await wait(0.001) }
      }
      await wait(0.001)
    }

    func stroke(by distance: Double, steps: Int) async {
      let view = shell.scene.panes[0].rootID
      let start = shell.location(of: Point(x: 100, y: 200), inViewWithID: view) ?? .zero
      var kinds = [InputEvent.Kind.pointerDown(InputEvent.Pointer(at: start, isPressed: true))]
      for step in 1...steps {
        let position = start + Point(x: 0, y: distance * Double(step) / Double(steps))
        kinds.append(.pointerMoved(InputEvent.Pointer(at: position, isPressed: true)))
      }
      kinds.append(.pointerUp(InputEvent.Pointer(at: start + Point(x: 0, y: distance))))
      await send(kinds)
    }

    func wheel(_ notches: Double) async {
      let view = shell.scene.panes[0].rootID
      let position = shell.location(of: Point(x: 90, y: 150), inViewWithID: view) ?? .zero
      await send([
        .wheel(InputEvent.Wheel(at: position, delta: Point(x: 0, y: notches), modifiers: []))
      ])
    }

    func act() async {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: await stroke(by: Double.random(in: -300...100, using: &random), steps: 6)
      case 2, 3: await wheel(Double(Int.random(in: -4...2, using: &random)))
      case 4: await send([.key(InputEvent.KeyPress(.pageDown))])
      case 5: await send([.text("+")])
      case 6: await send([.text("-")])
      default: await wait(Double.random(in: 0...2, using: &random))
      }
    }

    var end: (views: [LayoutReport.ViewEntry], reuse: [LayoutReport.ReuseEntry]) {
      (shell.report.views, shell.report.reuse)
    }

    func copyToClipboard(_ text: String) -> Bool { true }
    func show(_ shape: PointerShape) {}
    func setTitle(_ title: String) {}
    func toggleFullScreen() {}
    func savePicture() {}
    func quit() {}
    func saveScript(_ text: String) -> Bool {
      if savesScripts {
        saved.append(text)
        script = shell.session.recording
      }
      return savesScripts
    }
  }

  @Test(
    "A script ends in what was seen when it was recorded, with the same cells used again",
    arguments: SceneCatalog.all.map(\.name))
  func sameEnd(name: String) async throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    for seed in 0..<3 as Range<UInt64> {
      let session = await Session(scene, seed: seed)
      await session.wait(0.7)
      await session.send([.text("r")])
      for _ in 0..<8 { await session.act() }
      await session.wait(8)
      let seen = session.end
      await session.send([.text("r")])
      let script = try #require(session.script)

      var configuration = Shell.Configuration(text: FixedAdvanceText())
      configuration.scene = scene
      let shell = Shell(configuration)
      shell.resize(to: Size(width: 960, height: 700))
      _ = await shell.tick(to: 0)
      try await ScriptPlayer(script: script, content: shell).run()
      #expect(shell.report.reuse == seen.reuse, "seed \(seed)")
      #expect(shell.report.views == seen.views, "seed \(seed)")
    }
  }

  @Test("Leaving the scene saves what was recorded, and nothing where nothing was done")
  func leaving() async {
    let session = await Session(.container, seed: 1)
    await session.send([.text("r")])
    await session.wheel(-2)
    await session.send([.text("1")])
    #expect(session.saved.count == 1 && !session.shell.session.isRecording)
    await session.send([.text("r")])
    await session.send([.text("2")])
    #expect(session.saved.count == 1 && !session.shell.session.isRecording)
  }

  @Test("A key that is pressed after a long wait scrolls as softly as any other")
  func keyAfterWait() {
    let driver = ShellDriver(.container)
    driver.shell.handle(InputEvent(time: 30, .key(InputEvent.KeyPress(.pageDown))))
    _ = driver.shell.advance(to: 30)
    #expect(driver.offset("container") == 0)
    _ = driver.shell.advance(to: 30 + 1.0 / 60)
    #expect((1.0..<200).contains(driver.offset("container") ?? 0))
  }

  @Test("Waiting is left out of a window's time, but for a second")
  func idleTime() {
    let driver = ShellDriver(.container)
    driver.shell.idleTime = .isLeftOut
    driver.wait(24)
    driver.wheel(-1, at: driver.location(160, 284, in: "container"))
    #expect(abs((driver.shell.session.log.inputs.last?.time ?? 0) - 1) < 1e-9)
    driver.wait(100)
    driver.wheel(-1, at: driver.location(160, 284, in: "container"))
    #expect(driver.shell.session.log.end < 8)
    #expect(
      driver.shell.session.log.ticks.map(\.time)
        == driver.shell.session.log.ticks.map(\.time).sorted())
  }

  @Test("What was done is said for a few seconds, and then the window is still again")
  func message() {
    let driver = ShellDriver(.container)
    driver.shell.handle(InputEvent(time: 1, .key(InputEvent.KeyPress(.c, modifiers: .control))))
    #expect(driver.copied.count == 1 && !driver.shell.message.isHidden)
    #expect(driver.shell.advance(to: 1) == 1 + MessageView.duration)
    #expect(driver.shell.advance(to: 1.1 + MessageView.duration) == nil)
    #expect(driver.shell.message.isHidden)
  }

  @Test("What could not be saved is recorded on")
  func unsaved() async {
    let session = await Session(.container, seed: 1)
    session.savesScripts = false
    await session.send([.text("r")])
    await session.wheel(-2)
    await session.send([.text("r")])
    #expect(session.shell.session.isRecording)
    session.savesScripts = true
    await session.send([.text("r")])
    #expect(session.saved.count == 1 && !session.shell.session.isRecording)
  }
}
