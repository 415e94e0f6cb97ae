import Drawing
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import Demonstrations

@MainActor
struct RefreshSceneTests {
  private let clock = SceneClock()

  private func scene(waits: Bool) -> RefreshScene {
    RefreshScene(clock: clock, waitsForRelease: waits)
  }

  /// Lets time pass in frames, as the shell does.
  private func run(_ scene: RefreshScene, for duration: Double) async {
    let end = clock.now + duration
    while clock.now < end {
      let time = min(end, clock.now + 1.0 / 60)
      await clock.runTasks(to: time)
      for pane in scene.panes { _ = pane.window.advance(to: time) }
      _ = scene.update()
    }
  }

  private func send(
    _ scene: RefreshScene, _ y: Double, _ kind: (InputEvent.Pointer) -> InputEvent.Kind
  ) {
    let pointer = InputEvent.Pointer(at: Point(x: 150, y: y), device: .touch, isPressed: true)
    scene.panes[0].window.router.handle(InputEvent(time: clock.now, kind(pointer)))
    _ = scene.update()
  }

  private func pull(_ scene: RefreshScene) async {
    send(scene, 20) { .pointerDown($0) }
    for step in 1...20 {
      await run(scene, for: 1.0 / 60)
      send(scene, 20 + 280 * Double(step) / 20) { .pointerMoved($0) }
    }
  }

  private func release(_ scene: RefreshScene) { send(scene, 300) { .pointerUp($0) } }

  @Test(
    "Past the line it asks; let go, the rows rest below the dots for as long as it loads, and return",
    arguments: [true, false])
  func pulled(waits: Bool) async {
    let scene = scene(waits: waits)
    let (table, control) = (scene.feed.table, scene.feed.control)
    await pull(scene)
    #expect(-table.contentOffset.y > RefreshControl.threshold && control.isRefreshing)
    #expect(table.adjustedContentInset.top == 0, "nothing jumps during the pull")
    release(scene)
    #expect(table.adjustedContentInset.top == RefreshControl.height)
    await run(scene, for: 0.9)
    #expect(table.contentOffset.y == -RefreshControl.height && scene.feed.messages.count == 40)

    await run(scene, for: 2)
    #expect(!control.isRefreshing && table.contentOffset.y == 0)
    #expect(table.adjustedContentInset.top == 0)
    #expect(scene.feed.messages.map(\.number) == (1...43).reversed())
    #expect(scene.feed.jump == 0)
  }

  @Test("A pull that is too short asks for nothing")
  func shortPull() async {
    let scene = scene(waits: true)
    send(scene, 20) { .pointerDown($0) }
    send(scene, 60) { .pointerMoved($0) }
    send(scene, 120) { .pointerMoved($0) }
    await run(scene, for: 0.2)
    #expect(scene.feed.table.contentOffset.y < 0 && !scene.feed.control.isRefreshing)
    send(scene, 120) { .pointerUp($0) }
    await run(scene, for: 3)
    #expect(scene.feed.messages.count == 40 && scene.feed.table.contentOffset.y == 0)
  }

  @Test("Held, the new rows wait for the finger, and nothing jumps under it")
  func waiting() async {
    let scene = scene(waits: true)
    await pull(scene)
    let offset = scene.feed.table.contentOffset
    await run(scene, for: 3)
    #expect(scene.feed.hasAnswer && scene.feed.control.isRefreshing)
    #expect(scene.feed.messages.count == 40 && scene.feed.table.contentOffset == offset)

    release(scene)
    #expect(scene.feed.messages.count == 43 && !scene.feed.control.isRefreshing)
    await run(scene, for: 2)
    #expect(scene.feed.jump == 0 && scene.feed.table.contentOffset.y == 0)
    #expect(scene.panes[0].figure?.verdict == .frugal)
  }

  @Test("The name of a new row can be read at every moment of its fade, in both themes")
  func fadingNames() throws {
    for colors in [Palette.first, Palette.second] {
      for appearance in [Appearance.light, .dark] {
        let cell = RowCell(style: .default, reuseIdentifier: nil)
        cell.color = colors.cell
        for step in 0...50 {
          cell.fillOpacity = Double(step) / 50
          let fill = Palette.first.frame.mixed(with: cell.fill, fraction: cell.fillOpacity)
          let ink = try #require(cell.textLabel).textColor
          #expect(
            Contrast.ratio(ink.resolved(for: appearance), fill.resolved(for: appearance)) >= 4.5,
            "\(step)")
        }
      }
    }
  }

  @Test("Without waiting, three rows come after 1.2 seconds and push away what the finger holds")
  func jumping() async {
    let scene = scene(waits: false)
    await pull(scene)
    let asked = clock.now
    while scene.feed.messages.count == 40, clock.now < 5 { await run(scene, for: 1.0 / 60) }
    // The pull reaches the threshold shortly before its end.
    #expect(clock.now - asked > 0.9 && clock.now - asked <= 1.2)
    #expect(MessageFeed.delay == 1.2 && scene.feed.messages.count == 43)
    #expect(scene.feed.table.isTracking)
    let rows = 3 * (MessageFeed.rowHeight + MessageFeed.rowSpacing)
    #expect(abs(scene.feed.jump - rows) < 1e-9)
    #expect(scene.panes[0].figure?.value == "180")
    #expect(scene.panes[0].figure?.verdict == .costly)
  }

  @Test("The graph has each change, and rests where nothing changes")
  func recorder() async {
    let scene = scene(waits: true)
    let recorder = RefreshRecorder(feed: scene.feed, clock: clock)
    for _ in 0..<600 {
      await run(scene, for: 1.0 / 60)
      recorder.record()
    }
    #expect(recorder.samples.count == 2)
    scene.feed.table.contentOffset.y = -10
    await run(scene, for: 1)
    recorder.record()
    let samples = recorder.samples
    #expect(samples.map(\.pull) == [0, 0, 0, 10])
    #expect(samples[2].time == samples[3].time, "a step, not a slope")
    for place in 0..<5_000 {
      scene.feed.table.contentOffset.y = Double(place % 7)
      recorder.record()
    }
    #expect(recorder.samples.count <= 1_201)
  }

  @Test("+ brings a message without a pull, and - takes the newest away, also while it loads")
  func keys() async {
    let scene = scene(waits: true)
    await pull(scene)
    release(scene)
    scene.addRow()
    await run(scene, for: 3)
    #expect(scene.feed.messages.map(\.number) == (1...44).reversed())
    #expect(scene.panes[0].lists[0].count() == 44)
    scene.removeRow()
    await run(scene, for: 1)
    #expect(scene.feed.messages.map(\.number) == (1...43).reversed())
    #expect(scene.feed.table.numberOfRows(inSection: 0) == 43)
    #expect(scene.feed.jump == 0)
  }
}
