import PageMaps
import ScrollEngine
import TestSupport
import Testing

/// Random maps with random input events and random calls by the program.
@MainActor
@Suite("A page map view among hostile events")
struct PageMapHostileTests {
  /// 2,000 sequences of 60 steps.
  @Test(
    "never shows a hole, moves along one axis at a time, and rests on pages",
    arguments: Array(0..<20 as Range<UInt64>))
  func sequences(block: UInt64) {
    for seed in block * 100..<(block + 1) * 100 {
      let world = play(seed)
      if let complaint = world.complaints.first {
        Issue.record("seed \(seed): \(complaint)")
        return
      }
    }
  }

  @Test("does the same again", arguments: 0..<20 as Range<UInt64>)
  func determinism(seed: UInt64) {
    let first = play(seed)
    let second = play(seed)
    #expect(first.offsets == second.offsets && first.pages == second.pages)
    #expect(!first.offsets.isEmpty || first.view.map.pageCount < 3)
  }

  private func play(_ seed: UInt64) -> PageMapWorld {
    var numbers = RandomNumbers(seed: seed)
    let map = randomMap(&numbers.random)
    let size = Size(
      width: min(numbers.number(in: 20...400), 4_000),
      height: min(numbers.number(in: 20...400), 4_000))
    let pageSize =
      Bool.random(using: &numbers.random)
      ? nil : Size(width: numbers.number(in: 3...500), height: numbers.number(in: 3...500))
    var random = numbers.random
    let world = PageMapWorld(map, size: size, pageSize: pageSize)
    world.view.viewForPage = { _, used in used ?? View() }
    for _ in 0..<60 {
      step(world, &random)
      world.checkPages()
    }
    world.hand.lose()
    world.hand.settle()
    world.checkRest()
    return world
  }

  /// The events of a flick that lasts a tenth of a second; `velocity` is in points per second.
  private func flick(at start: Double, from point: Point, velocity: Point) -> [InputEvent] {
    func finger(_ elapsed: Double, isPressed: Bool = true) -> InputEvent.Pointer {
      .init(at: point + velocity * elapsed, device: .touch, isPressed: isPressed)
    }
    let times = (1...6).map { Double($0) / 60 }
    return [InputEvent(time: start, .pointerDown(finger(0)))]
      + times.map { InputEvent(time: start + $0, .pointerMoved(finger($0))) }
      + [InputEvent(time: start + 0.1, .pointerUp(finger(0.1, isPressed: false)))]
  }

  private func step(_ world: PageMapWorld, _ random: inout SeededRandom) {
    let size = world.view.bounds.size
    let reaches: [Double] = [5, 40, 400, 20_000]
    let reach = reaches[Int.random(in: 0..<4, using: &random)]
    let point = Point(
      x: Double.random(in: 0...1, using: &random) * (size.width - 1),
      y: Double.random(in: 0...1, using: &random) * (size.height - 1))
    let away =
      point
      + Point(
        x: Double.random(in: -reach...reach, using: &random),
        y: Double.random(in: -reach...reach, using: &random))
    let target = world.view.map.positions.randomElement(using: &random)
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1, 2: world.hand.down(point.x, point.y)
    case 3, 4, 5, 6, 7, 8: world.hand.move(away.x, away.y)
    case 9, 10: world.hand.up(away.x, away.y)
    case 11: world.hand.lose()
    case 12: world.hand.rest(Double.random(in: 0...0.3, using: &random))
    case 13:
      world.hand.settle()
      if !world.view.isTracking { world.checkRest() }
    case 14, 15:
      let isFine = Bool.random(using: &random)
      let delta = isFine ? Point(x: 0.013 * reach, y: -0.01 * reach) : Point(x: 1, y: -1)
      world.window.router.handle(
        InputEvent(
          time: world.hand.time,
          .wheel(
            .init(
              at: point,
              delta: Bool.random(using: &random) ? delta : Point(x: -delta.y, y: delta.x)))))
    case 16, 17:
      let pressed = InputEvent.Key.allCases.randomElement(using: &random) ?? .left
      guard let key = KeyScroll(pressed) else { return }
      world.view.scroll(by: key)
    case 18, 19:
      // A whole flick, often while the last one settles, with frames ahead of its events.
      world.hand.rest(Double.random(in: 0...0.6, using: &random))
      guard !world.window.router.isTracking else { return }
      let ahead = Double.random(in: 0...0.05, using: &random)
      let events = flick(at: world.hand.time + 0.01, from: point, velocity: (away - point) * 5)
      for event in events {
        world.window.advance(to: event.time + ahead)
        world.window.router.handle(event)
      }
      world.hand.rest((events.last?.time ?? 0) + ahead - world.hand.time)
    case 20:
      world.isProgram = true
      if Bool.random(using: &random) {
        world.view.contentOffset = away
      } else {
        world.view.setContentOffset(away, animated: false)
      }
      world.isProgram = false
    default:
      guard let target else { return }
      // Only a move without animation may skip the positions between.
      world.isProgram = true
      let isAnimated = Bool.random(using: &random)
      world.view.scroll(to: target, animated: isAnimated)
      world.isProgram = false
    }
  }
}
