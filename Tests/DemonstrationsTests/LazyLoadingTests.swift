import Drawing
import Loading
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

/// The scene whose pictures arrive late and in any order.
@MainActor
struct LazyLoadingTests {
  private static func scene(
    inContainers: Bool = false, delay: (@MainActor (Int) -> Double)? = nil
  ) -> (LazyLoadingScene, SceneClock) {
    let clock = SceneClock()
    let server = PictureServer(clock: clock.tasks, seed: 1, delay: delay)
    return (
      LazyLoadingScene(clock: clock, server: server, inContainers: inContainers), clock
    )
  }

  /// Lets time pass in frames, as the shell does.
  private static func run(_ scene: LazyLoadingScene, _ clock: SceneClock, to end: Double) async {
    var time = clock.now
    while time < end {
      time += 1.0 / 60
      await clock.runTasks(to: time)
      for pane in scene.panes { _ = pane.window.advance(to: time) }
      _ = scene.update()
    }
    await clock.runTasks(to: time)
    _ = scene.update()
  }

  private static func flick(_ scene: LazyLoadingScene, at start: Double, distance: Double = 200) {
    for pane in scene.panes {
      func send(_ time: Double, _ y: Double, _ make: (InputEvent.Pointer) -> InputEvent.Kind) {
        let pointer = InputEvent.Pointer(at: Point(x: 100, y: y), isPressed: true)
        pane.window.router.handle(InputEvent(time: start + time, make(pointer)))
      }
      send(0, 400, { .pointerDown($0) })
      for step in 1...5 {
        send(Double(step) * 0.01, 400 - distance * Double(step) / 5, { .pointerMoved($0) })
      }
      send(0.051, 400 - distance, { .pointerUp($0) })
    }
  }

  private static func rows(inSightOf list: PictureList) -> [Int] {
    (list.table.indexPathsForVisibleRows ?? []).map(\.row)
  }

  @Test("Every row in sight shows its own picture, though the answers come in reverse order")
  func reverseOrder() async {
    let (scene, clock) = Self.scene { 1 - Double($0) * 0.01 }
    await Self.run(scene, clock, to: 2)
    for list in scene.lists {
      for case let cell as LandscapeCell in list.table.visibleCells {
        let row = list.table.indexPath(for: cell)?.row ?? -1
        let expected = PictureServer(clock: clock.tasks, seed: 1).landscape(of: row)
        #expect(cell.landscape == expected && cell.presence == 1)
      }
      #expect(list.loader.statistics.shownLate == list.table.visibleCells.count)
    }
  }

  @Test("Where a name has no room, the number of the picture is read", arguments: [60.0, 106])
  func shortNames(room: Double) {
    let cell = LandscapeCell(style: .default, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 144 + room, height: 72)
    cell.show(nil, number: 11)
    let window = Window(frame: cell.frame)
    window.addSubview(cell)
    window.layoutIfNeeded()
    var canvas = Canvas(size: cell.frame.size, text: FixedAdvanceText())
    window.renderWindow(in: &canvas)
    let words = canvas.commands.compactMap { command in
      if case .text(let run) = command { run.string } else { nil }
    }
    #expect(words == [room < 100 ? "12" : "Picture 12"])
  }

  @Test(
    "While it flies, one policy loads all, one nothing, and one what will be seen",
    arguments: [false, true])
  func policies(inContainers: Bool) async {
    let (scene, clock) = Self.scene(inContainers: inContainers)
    await Self.run(scene, clock, to: 1)
    let before = scene.lists.map(\.loader.statistics.started)
    Self.flick(scene, at: clock.now)
    let released = scene.lists.map(\.loader.statistics.started)
    await Self.run(scene, clock, to: 1.5)

    #expect(Set(before).count == 1 && scene.lists.allSatisfy { $0.table.isDecelerating })
    let started = zip(scene.lists, released).map { $0.loader.statistics.started - $1 }
    #expect(started[0] > started[2])
    #expect(started[1] == 0)
    guard let target = scene.lists[2].loader.targetRectangle else {
      Issue.record("there is no target")
      return
    }

    await Self.run(scene, clock, to: 8)
    let offset = scene.lists[2].table.contentOffset
    #expect(abs(target.minY - offset.y) < 1)
    #expect(scene.lists[2].loader.targetRectangle == nil)
    for list in scene.lists {
      #expect(Self.rows(inSightOf: list).allSatisfy(list.loader.isLoaded))
    }
    let wasted = scene.lists.map(\.loader.statistics.wasted)
    #expect(wasted[0] > wasted[1] && wasted[0] > wasted[2])
  }

  @Test(
    "At rest the numbers tell: the target rectangle wastes little and leaves no row empty",
    arguments: [false, true])
  func lesson(inContainers: Bool) async {
    let (scene, clock) = Self.scene(inContainers: inContainers)
    await Self.run(scene, clock, to: 1)
    Self.flick(scene, at: clock.now)
    await Self.run(scene, clock, to: 9)
    Self.flick(scene, at: clock.now)
    await Self.run(scene, clock, to: 18)
    let (wasted, empty) = (scene.lists.map(\.wasted), scene.lists.map(\.emptyAtRest))
    #expect(wasted[0] > 3 * wasted[2] && wasted[1] <= wasted[2])
    // In the second list, every visible row was empty after each flick.
    #expect(empty[0] == 0 && empty[1] >= 12 && empty[2] == 0)
    for (place, count) in empty.enumerated() {
      #expect(
        scene.lists[place].verdict(on: \.emptyAtRest, among: scene.lists)
          == (count == 0 ? .frugal : .costly))
    }
  }

  @Test("A catch in flight loads what is under the finger, though no cell comes into sight")
  func caught() async {
    let (scene, clock) = Self.scene()
    await Self.run(scene, clock, to: 1)
    Self.flick(scene, at: clock.now)
    await Self.run(scene, clock, to: 1.6)
    let held = Self.rows(inSightOf: scene.lists[1]).filter { !scene.lists[1].loader.isLoading($0) }
    #expect(!held.isEmpty && scene.lists[1].table.isDecelerating)

    for pane in scene.panes {
      let pointer = InputEvent.Pointer(at: Point(x: 100, y: 200), isPressed: true)
      pane.window.router.handle(InputEvent(time: clock.now, .pointerDown(pointer)))
    }
    for list in scene.lists.dropFirst() {
      let rows = Self.rows(inSightOf: list)
      #expect(!rows.isEmpty)
      #expect(rows.allSatisfy { list.loader.isLoading($0) || list.loader.isLoaded($0) })
    }
    // A slow release starts no deceleration, so no end of one is counted.
    await Self.run(scene, clock, to: 2)
    for pane in scene.panes {
      let pointer = InputEvent.Pointer(at: Point(x: 100, y: 200), isPressed: false)
      pane.window.router.handle(InputEvent(time: clock.now, .pointerUp(pointer)))
    }
    await Self.run(scene, clock, to: 4)
    #expect(scene.lists.map(\.emptyAtRest) == [0, 0, 0])
  }

  @Test("Lifted at rest, the policies hold nothing back")
  func zeroVelocity() async {
    let (scene, clock) = Self.scene()
    await Self.run(scene, clock, to: 1)
    for pane in scene.panes {
      func send(_ time: Double, _ y: Double, _ make: (InputEvent.Pointer) -> InputEvent.Kind) {
        let pointer = InputEvent.Pointer(at: Point(x: 100, y: y), isPressed: true)
        pane.window.router.handle(InputEvent(time: clock.now + time, make(pointer)))
      }
      send(0, 400, { .pointerDown($0) })
      send(0.02, 300, { .pointerMoved($0) })
      send(0.04, 200, { .pointerMoved($0) })
      send(0.5, 200, { .pointerUp($0) })
    }
    await Self.run(scene, clock, to: clock.now + 0.02)
    for list in scene.lists {
      let rows = Self.rows(inSightOf: list)
      #expect(!list.table.isDecelerating && (rows.first ?? 0) > 0)
      #expect(rows.allSatisfy { list.loader.isLoading($0) || list.loader.isLoaded($0) })
    }
  }

  @Test("A picture that is there when its row comes back needs no second request")
  func cached() async {
    let (scene, clock) = Self.scene()
    await Self.run(scene, clock, to: 1)
    let started = scene.lists.map(\.loader.statistics.started)
    for list in scene.lists { list.table.contentOffset.y = 20_000 }
    await Self.run(scene, clock, to: 2)
    for list in scene.lists { list.table.contentOffset.y = 0 }
    await Self.run(scene, clock, to: 3)

    for (list, before) in zip(scene.lists, started) {
      #expect(list.loader.statistics.hits == before)
      #expect(
        list.table.visibleCells.allSatisfy {
          ($0 as? LandscapeCell).map { $0.landscape != nil && $0.presence == 1 } ?? false
        })
    }
  }

  @Test("The least waste is green and more of it red; where all waste alike nothing is")
  func verdicts() async {
    let (scene, clock) = Self.scene { _ in 0.2 }
    func verdicts() -> [Pane.Verdict?] { scene.panes.map { $0.figure?.verdict } }
    await Self.run(scene, clock, to: 1)
    #expect(verdicts() == [.neutral, .neutral, .neutral])
    Self.flick(scene, at: clock.now)
    await Self.run(scene, clock, to: 4)
    let wasted = scene.lists.map(\.loader.statistics.wasted)
    let least = wasted.min() ?? 0
    #expect(wasted.contains { $0 > least })
    #expect(verdicts() == wasted.map { $0 == least ? .frugal : .costly })
  }

  @Test("Without outlines the dots stay, whose meaning stands below")
  func dots() {
    let driver = ShellDriver(.lazyLoading)
    func dots() -> Int {
      driver.shell.displayList().commands.count { command in
        guard case .fill(let rect, let color, _) = command else { return false }
        return color == LoadingState.loading.color.resolved(for: .light) && rect.width < 10
      }
    }
    let before = dots()
    driver.type("o")
    driver.wait(0.1)
    #expect(before > 3 && dots() == before)
  }
}
