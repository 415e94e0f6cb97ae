import SceneParts
import ScrollEngine
import Testing

@testable import Demonstrations

@MainActor
struct PrefetchingSceneTests {
  private let clock = SceneClock()

  private func scene(
    _ comparison: PrefetchingScene.Comparison = .prefetching,
    delay: (@MainActor (Int) -> Double)? = nil
  ) -> PrefetchingScene {
    PrefetchingScene(
      comparison, clock: clock, server: PictureServer(clock: clock.tasks, seed: 1, delay: delay))
  }

  /// Lets time pass in frames, as the shell does, while the content moves by `velocity` points a
  /// second.
  private func run(
    _ scene: PrefetchingScene, for duration: Double, velocity: Double = 0
  ) async {
    await clock.run(scene, for: duration) { seconds in
      for list in scene.lists where velocity != 0 {
        list.table.contentOffset.y += velocity * seconds
      }
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
    // The first request begins with the first frame, so the wait is up to a frame longer.
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
    // In both lists the six visible rows, and in the second list also the six announced rows.
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
      let loaded = (0..<400).count { list.loads.picture($0) != nil }
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

  @Test("Who cancels nothing goes on loading rows that have gone by; who cancels does not")
  func cancelling() async {
    let scene = scene(.cancelling)
    await run(scene, for: 1)
    await run(scene, for: 1.5, velocity: 3_000)
    await run(scene, for: 2)
    let (keeping, cancelling) = (scene.lists[0], scene.lists[1])
    #expect(keeping.loads.started == cancelling.loads.started)
    #expect(keeping.loads.cancelled == 0 && cancelling.loads.cancelled > 40)
    #expect(keeping.unseen > 40)
    // At most the rows that were announced one screen ahead.
    #expect(cancelling.unseen <= 7)
    #expect(scene.panes.map { $0.figure?.value } == ["\(keeping.unseen)", "\(cancelling.unseen)"])
    #expect(scene.panes.map { $0.figure?.verdict } == [.costly, .frugal])
  }

  @Test("One screen ahead is enough for a slow drag on a slow server, and not for a fast one")
  func slowServer() async {
    let slow = scene(.slowServer)
    await run(slow, for: 3)
    let first = slow.lists[1].late
    await run(slow, for: 5, velocity: 100)
    #expect(slow.lists[1].late == first && slow.lists[0].late > first)
    await run(slow, for: 5, velocity: 400)
    #expect(slow.lists[1].late > first)
    #expect(slow.lists[1].waitingTime < slow.lists[0].waitingTime)
  }

  @Test("A picture that is added comes empty; all others keep theirs, and their requests")
  func added() async {
    let scene = scene()
    await run(scene, for: 1, velocity: 200)
    await run(scene, for: 2)
    let started = scene.lists.map(\.loads.started)
    scene.addRow()
    await run(scene, for: 2)
    for (list, before) in zip(scene.lists, started) {
      #expect(list.numbers.count == 401)
      #expect(list.numbers.contains(400))
      // The new picture, and in the second list perhaps a row that is now one screen ahead.
      #expect(list.loads.started - before <= 2)
      for case let cell as LandscapeCell in list.table.visibleCells {
        let row = list.table.indexPath(for: cell)?.row ?? -1
        #expect(cell.number == list.numbers[row])
        #expect(cell.landscape == list.loads.picture(cell.number) && cell.landscape != nil)
      }
    }
    scene.removeRow()
    await run(scene, for: 1)
    #expect(scene.lists.allSatisfy { $0.numbers == Array(0..<400) })
  }
}
