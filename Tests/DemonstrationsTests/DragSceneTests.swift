import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import Demonstrations

@MainActor
@Suite("Who gets the drag")
struct DragSceneTests {
  private let clock = SceneClock()
  private static let start = Point(x: 150, y: 220)

  private func scene(_ arrangement: NestedViews.Arrangement) -> DragScene {
    DragScene(arrangement, clock: clock)
  }

  private func run(_ scene: DragScene, for duration: Double) {
    let end = clock.now + duration
    while clock.now < end {
      clock.advance(to: min(end, clock.now + 1.0 / 60))
      _ = scene.panes[0].window.advance(to: clock.now)
      _ = scene.update()
    }
  }

  private func send(
    _ scene: DragScene, _ kind: (InputEvent.Pointer) -> InputEvent.Kind, _ point: Point,
    _ device: InputEvent.Pointer.Device
  ) {
    let event = InputEvent(
      time: clock.now, kind(InputEvent.Pointer(at: point, device: device, isPressed: true)))
    scene.panes[0].window.router.handle(event)
    scene.didReceive(event, inPane: 0)
  }

  /// Presses, rests for some seconds, moves in equal steps, and lets go at rest.
  private func drag(
    _ scene: DragScene, by way: Point, resting rest: Double = 0, steps: Int = 12,
    _ device: InputEvent.Pointer.Device = .touch
  ) {
    send(scene, InputEvent.Kind.pointerDown, Self.start, device)
    run(scene, for: rest)
    for step in 1...steps {
      run(scene, for: 1.0 / 60)
      send(
        scene, InputEvent.Kind.pointerMoved, Self.start + way * (Double(step) / Double(steps)),
        device)
    }
    run(scene, for: 0.2)
    send(scene, InputEvent.Kind.pointerUp, Self.start + way, device)
    run(scene, for: 0.1)
  }

  private func facts(_ scene: DragScene) throws -> DragFacts {
    try #require(scene.facts as? DragFacts)
  }

  private static let won = ["possible", "began", "changed", "ended"]
  private static let lost = ["possible", "failed"]

  @Test("Across, the longer part of the way decides, and the circle has said so before")
  func across() throws {
    var random = SeededRandom(seed: 8)
    for _ in 0..<60 {
      let scene = scene(.across)
      // In the middle, so that neither is at an end.
      scene.views.inner?.contentOffset.x = 300
      scene.views.list.contentOffset.y = 40
      let way = Point(
        x: .random(in: -120...120, using: &random), y: .random(in: -120...120, using: &random))
      guard way.length > 40, abs(abs(way.x) - abs(way.y)) > 1 else { continue }
      drag(scene, by: way)
      let facts = try facts(scene)
      let isSideways = abs(way.x) > abs(way.y)
      #expect(facts.winner == (isSideways ? "strip" : "list"), "\(way)")
      #expect(facts.inner.states == (isSideways ? Self.won : Self.lost))
      #expect(facts.list.states == (isSideways ? Self.lost : Self.won))
      let nearest = scene.recorder.directions.min {
        ($0.way - way * (1 / way.length)).length < ($1.way - way * (1 / way.length)).length
      }
      #expect(nearest?.lane == (isSideways ? 0 : 1))
      #expect((facts.inner.movement.x != 0) == isSideways && facts.inner.movement.y == 0)
      #expect((facts.list.movement.y != 0) == !isSideways)
    }
  }

  @Test("Within the circle nothing begins", arguments: [InputEvent.Pointer.Device.touch, .mouse])
  func slop(device: InputEvent.Pointer.Device) throws {
    let scene = scene(.across)
    let slop = device == .touch ? 10.0 : 5
    drag(scene, by: Point(x: slop * 0.7, y: slop * 0.7), device)
    var facts = try facts(scene)
    #expect(facts.slop == slop && facts.winner == nil && scene.recorder.decision == nil)
    #expect(facts.participants.map(\.states) == [Self.lost, Self.lost])
    #expect(scene.panes[0].figure?.value == "nobody")
    drag(scene, by: Point(x: 0, y: -4 * slop), steps: 40, device)
    facts = try self.facts(scene)
    let decision = try #require(scene.recorder.decision)
    let begin = (scene.recorder.path[decision] - scene.recorder.path[0]).length
    #expect(begin > slop && begin <= slop * 1.1 + 1e-9, "\(begin)")
    #expect(facts.winner == "list" && facts.count == 2)
  }

  @Test("Along, the inner list gets it, and at its end the outer one does")
  func along() throws {
    let scene = scene(.along)
    drag(scene, by: Point(x: 0, y: -60))
    #expect(try facts(scene).winner == "inner list")
    #expect(try facts(scene).list.states == Self.lost)
    let inner = try #require(scene.views.inner)
    inner.contentOffset.y = inner.scrollRange.maximum.y
    drag(scene, by: Point(x: 0, y: -60))
    #expect(try facts(scene).winner == "outer list")
    #expect(try facts(scene).inner.states == Self.lost && facts(scene).inner.movement == .zero)
    // Back, the inner list can go again.
    run(scene, for: 2)
    drag(scene, by: Point(x: 0, y: 60))
    #expect(try facts(scene).winner == "inner list")
  }

  @Test("A drag that brings the inner list to its end does not go on in the outer one")
  func noHandover() throws {
    let scene = scene(.along)
    let inner = try #require(scene.views.inner)
    inner.contentOffset.y = inner.scrollRange.maximum.y - 20
    drag(scene, by: Point(x: 0, y: -120))
    #expect(try facts(scene).winner == "inner list")
    #expect(scene.views.list.contentOffset.y == 0)
  }

  @Test("Together, both lists move by the same drag")
  func together() throws {
    let scene = scene(.together)
    drag(scene, by: Point(x: 0, y: -60))
    let facts = try facts(scene)
    #expect(facts.participants.map(\.states) == [Self.won, Self.won])
    #expect(facts.inner.movement.y > 30 && facts.list.movement.y > 30)
    #expect(scene.panes[0].figure?.value == "both")
  }

  @Test("The lock holds a drag that begins within 26.6 degrees of an axis, and no other")
  func locked() throws {
    var random = SeededRandom(seed: 12)
    for _ in 0..<40 {
      let scene = scene(.locked)
      scene.views.inner?.contentOffset = Point(x: 200, y: 200)
      let way = Point(
        x: .random(in: -90...90, using: &random), y: .random(in: -90...90, using: &random))
      let (long, short) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
      guard long > 40, abs(long - 2 * short) > 1, short > 4 else { continue }
      drag(scene, by: way)
      let moved = try facts(scene).inner.movement
      let isLocked = long > 2 * short
      #expect((min(abs(moved.x), abs(moved.y)) < 1e-9) == isLocked, "\(way): \(moved)")
      #expect(max(abs(moved.x), abs(moved.y)) > 10)
    }
  }

  @Test("A button that has waited 0.15 s for its touch keeps the drag; before, the list gets it")
  func button() throws {
    let scene = scene(.button)
    drag(scene, by: Point(x: 0, y: -80), resting: 0.4)
    var facts = try facts(scene)
    #expect(facts.winner == "button" && facts.list.movement == .zero)
    #expect(facts.inner.states == ["no touch yet", "touchesBegan", "touchesMoved", "touchesEnded"])
    #expect(facts.list.states == Self.lost)
    let delay = try #require(facts.delay)
    #expect(delay >= 0.15 - 1e-9 && delay <= 0.15 + 1.0 / 60 + 1e-9, "\(delay)")
    drag(scene, by: Point(x: 0, y: -80))
    facts = try self.facts(scene)
    #expect(facts.winner == "list" && facts.inner.states == ["no touch yet"])
    #expect(facts.delay == nil && facts.list.movement.y > 40)
  }

  @Test("Without the delay the button has the touch at once, and the list never moves")
  func withoutDelay() throws {
    let scene = scene(.withoutDelay)
    drag(scene, by: Point(x: 0, y: -80))
    let facts = try facts(scene)
    #expect(facts.winner == "button" && facts.delay == 0 && facts.list.movement == .zero)
    #expect(facts.inner.states.first == "touchesBegan")
  }

  @Test("A list whose touchesShouldCancel is true takes the touch from the button")
  func givingWay() throws {
    let scene = scene(.givingWay)
    drag(scene, by: Point(x: 0, y: -80), resting: 0.4)
    let facts = try facts(scene)
    #expect(facts.winner == "list" && facts.list.movement.y > 40)
    #expect(facts.inner.states.last == "touchesCancelled" && facts.list.states == Self.won)
  }

  @Test("The recorded times are in order, and a long drag keeps a bounded path")
  func bounds() throws {
    let scene = scene(.across)
    send(scene, InputEvent.Kind.pointerDown, Self.start, .touch)
    for step in 1...5_000 {
      clock.advance(to: clock.now + 0.008)
      send(
        scene, InputEvent.Kind.pointerMoved, Self.start + Point(x: 0, y: Double(step % 90)), .touch)
    }
    #expect(scene.recorder.path.count <= 600)
    #expect(scene.recorder.path.first == Self.start)
    for lane in scene.recorder.lanes {
      let times = lane.marks.map(\.time)
      #expect(times == times.sorted() && times.count <= 3)
    }
  }
}
