import Scenes
import ScrollEngine
import Testing

@testable import Demonstrations

@MainActor
struct PrefetchingSceneTests {
  private let clock = SceneClock()

  private func scene(delay: (@MainActor (Int) -> Double)? = nil) -> PrefetchingScene {
    PrefetchingScene(
      clock: clock, server: PictureServer(clock: clock.tasks, seed: 1, delay: delay))
  }

  /// Has time pass in frames, as the shell does, while the content moves by `velocity` points a
  /// second.
  private func run(
    _ scene: PrefetchingScene, for duration: Double, velocity: Double = 0
  ) async {
    let end = clock.now + duration
    while clock.now < end - 1e-9 {
      let time = min(end, clock.now + 1.0 / 60)
      for list in scene.lists where velocity != 0 {
        list.table.contentOffset.y += velocity * (time - clock.now)
      }
      await clock.runTasks(to: time)
      for pane in scene.panes { _ = pane.window.advance(to: time) }
      await clock.runTasks(to: time)
      _ = scene.update()
    }
  }

  @Test("Scrolled steadily, all rows on the left come empty, and on the right only the first ones")
  func steady() async {
    let scene = scene()
    await run(scene, for: 1)
    let first = scene.lists[1].late
    #expect(first == 6 && scene.lists[0].late == first)
    await run(scene, for: 5, velocity: 300)
    let (without, with) = (scene.lists[0], scene.lists[1])
    #expect(without.seen == with.seen && with.seen > 25)
    #expect(without.late == without.seen)
    #expect(with.late == first)
    #expect(without.waitingTime > 3 * with.waitingTime)
    #expect(scene.panes.map { $0.figure?.verdict } == [.costly, .frugal])
  }

  @Test("Rows wait as long as the server takes, counted until they leave or the picture comes")
  func waiting() async {
    let scene = scene { _ in 0.5 }
    await run(scene, for: 0.25)
    #expect(abs(scene.lists[0].waitingTime - 6 * 0.25) < 1e-9)
    await run(scene, for: 1)
    // The first request begins with the first frame.
    #expect(abs(scene.lists[0].waitingTime - 6 * 0.5) < 6.0 / 60 + 1e-9)
    let before = scene.lists[0].waitingTime
    await run(scene, for: 1)
    #expect(scene.lists[0].waitingTime == before)
  }

  @Test("What was announced and is not needed any more is cancelled, and that is counted")
  func cancelled() async {
    let scene = scene { _ in 2 }
    await run(scene, for: 0.5)
    let with = scene.lists[1]
    #expect(with.loads.started == 12 && scene.lists[0].loads.started == 6)
    #expect(with.loads.cancelled == 0)
    for list in scene.lists { list.table.contentOffset.y = 12_800 }
    await run(scene, for: 0.1)
    // The six visible ones, and on the right the six announced ones.
    #expect(scene.lists[0].loads.cancelled == 6 && with.loads.cancelled == 12)
  }

  @Test("Each row shows its own picture, however the answers are ordered")
  func order() async {
    let scene = scene { 1 - Double($0 % 10) * 0.09 }
    await run(scene, for: 2, velocity: 200)
    await run(scene, for: 2)
    for list in scene.lists {
      for case let cell as LandscapeCell in list.table.visibleCells {
        let row = list.table.indexPath(for: cell)?.row ?? -1
        let server = PictureServer(clock: clock.tasks, seed: 1)
        #expect(cell.landscape == server.landscape(of: row) && cell.presence == 1)
      }
    }
  }

  @Test("Every request has one end")
  func ends() async {
    let scene = scene()
    await run(scene, for: 3, velocity: 900)
    await run(scene, for: 1, velocity: -1_500)
    await run(scene, for: 3)
    for list in scene.lists {
      let loaded = (0..<400).count { list.loads.picture(ofRow: $0) != nil }
      let running = (0..<400).count { list.loads.isLoading($0) }
      #expect(list.loads.started == list.loads.cancelled + loaded + running)
      #expect(running == 0 && list.loads.cancelled > 0)
    }
  }

  @Test("Who loads ahead starts more, where somebody turns back")
  func price() async {
    let scene = scene { _ in 1 }
    await run(scene, for: 2)
    await run(scene, for: 1, velocity: 500)
    await run(scene, for: 3, velocity: -250)
    #expect(scene.lists[1].loads.started > scene.lists[0].loads.started)
  }
}
