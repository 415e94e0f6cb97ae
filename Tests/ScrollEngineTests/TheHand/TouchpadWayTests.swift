import ScrollEngine
import ScrollMotion
import TestSupport
import Testing

/// How fingers on a touchpad move content: which scroll view, in what steps, and after they lift.
@MainActor
@Suite("Fingers on a touchpad, among others,")
struct TouchpadWayTests {
  /// A feed that contains a shelf, which scrolls horizontally.
  @MainActor
  private final class Feed {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let feed = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let shelf = ScrollView(frame: Rect(x: 0, y: 1_100, width: 320, height: 300))

    init() {
      feed.contentSize = Size(width: 320, height: 4_000)
      shelf.contentSize = Size(width: 4_000, height: 300)
      feed.addSubview(shelf)
      window.addSubview(feed)
      reset()
    }

    func reset() {
      feed.setContentOffset(Point(x: 0, y: 1_000), animated: false)
      shelf.setContentOffset(Point(x: 1_000, y: 0), animated: false)
    }

    var moved: Point {
      Point(x: shelf.contentOffset.x - 1_000, y: feed.contentOffset.y - 1_000)
    }
  }

  /// A stroke that begins slowly. The place of each report is off by about a point, as with a
  /// rolling fingertip.
  private func stroke(
    at start: Double, towards direction: Point, _ random: inout SeededRandom
  ) -> [InputEvent] {
    let rate = Double.random(in: 90...140, using: &random)
    let speed = Double.random(in: 100...1_500, using: &random)
    func noise() -> Double {
      // Nearly normal, with a deviation of 0.8 points.
      (0..<6).reduce(0) { sum, _ in sum + Double.random(in: -0.8...0.8, using: &random) } / 1.414
    }
    var last = Point.zero
    return (1...Int(0.35 * rate)).map { step in
      let elapsed = Double(step) / rate
      let way = speed * min(elapsed * elapsed / 0.3, elapsed - 0.075)
      let place = direction * way + Point(x: noise(), y: noise())
      let delta = (place - last) * (1 / TouchpadStep.pointsPerDelta)
      last = place
      return LongContent.wheel(
        (-delta.y * 2_560).rounded() / 2_560 + 0.000_13, dx: (delta.x * 2_560).rounded() / 2_560,
        at: start + elapsed)
    }
  }

  @Test("move what they go along, however they began", arguments: Soak.seeds(0...49))
  func noDeadStrokes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let content = Feed()
    var start = 0.5
    for _ in 0..<20 {
      // Up to 30 degrees off the axis.
      let across = Double.random(in: -0.577...0.577, using: &random)
      let isVertical = Bool.random(using: &random)
      let sign = Bool.random(using: &random) ? 1.0 : -1
      let length = (1 + across * across).squareRoot()
      let direction =
        (isVertical ? Point(x: across, y: sign) : Point(x: sign, y: across)) * (1 / length)
      let events = stroke(at: start, towards: direction, &random)
      for event in events {
        content.window.router.handle(event)
        content.window.advance(to: event.time)
      }
      let moved = content.moved
      let (along, aside) = isVertical ? (moved.y, moved.x) : (moved.x, moved.y)
      #expect(along * sign > 5 && aside == 0, "\(moved) by \(direction), \(events.count) reports")
      content.window.advance(to: start + 8)
      content.reset()
      start += 10
    }
  }

  @Test("are not held to their first report")
  func firstReport() {
    for first in [Point(x: 0.0603, y: -0.0503), Point(x: 0.0503, y: -0.0603)] {
      let content = Feed()
      var events = [LongContent.wheel(first.y, dx: first.x, at: 0.1)]
      events += (1..<40).map {
        LongContent.wheel(-0.2003, dx: 0.0003, at: 0.1 + Double($0) * 0.007)
      }
      for event in events { content.window.router.handle(event) }
      #expect(abs(content.moved.y - (39 * 0.2003 - first.y) * 25) < 1e-6)
      #expect(content.moved.x == 0)
    }
  }

  @Test("move nothing until they show where they go, and lose nothing then")
  func waits() {
    let content = Feed()
    for step in 1...9 {
      content.window.router.handle(
        LongContent.wheel(-0.1003, dx: 0.0103, at: 0.1 + Double(step) * 0.008))
      let sum = Double(step) * 0.1003 * 25
      #expect(abs(content.moved.y - (sum > 10 ? sum : 0)) < 1e-6)
    }
    // A movement that is too small to show a direction moves the content when the fingers lift.
    let other = Feed()
    other.window.router.handle(LongContent.wheel(-0.1003, at: 0.1))
    other.window.router.handle(LongContent.wheel(-0.0503, at: 0.108))
    other.window.advance(to: 0.11)
    #expect(other.moved == .zero && !other.feed.isDragging)
    other.window.advance(to: 0.3)
    other.window.advance(to: 3)
    #expect(abs(other.moved.y - 0.1506 * 25) < 1e-6 && !other.feed.isDragging)
  }

  @Test("move a plain list with their first report")
  func plain() {
    let content = LongContent()
    content.send([LongContent.wheel(-0.0203, dx: 0.0103, at: 0.1)])
    #expect(abs(content.y - 0.0203 * 25) < 1e-9)
  }

  /// The distances that the content moves in successive frames.
  private func steps(_ events: [InputEvent], rate: Double, until end: Double) -> [Double] {
    let path = FramePath(of: LongContent(), under: events, in: Frames(rate: rate), until: end)
    return zip(path.offsets, path.offsets.dropFirst()).map { $1.offset.y - $0.offset.y }
  }

  @Test("move it in even steps, at any pace of their reports", arguments: [60.0, 90, 125, 140])
  func even(reports: Double) {
    for rate in [48.0, 60, 75, 90, 120, 144, 240] {
      let events = TouchpadTests.stroke(speed: 1_351.7, in: 0.5, rate: reports)
      let steps = steps(events, rate: rate, until: 0.58)
      // The frames from the time at which the speed is known.
      let known = steps.dropFirst(Int(0.18 * rate))
      for step in known { #expect(abs(step * rate / 1_351.7 - 1) < 0.02, "\(step * rate)") }
    }
  }

  @Test("neither stop it nor make it jump when they lift", arguments: [90.0, 125, 140])
  func lift(reports: Double) {
    for rate in [48.0, 60, 75, 90, 120, 144, 240] {
      let events = TouchpadTests.stroke(speed: 1_351.7, in: 0.2, rate: reports)
      let steps = steps(events, rate: rate, until: 1.2)
      for (before, after) in zip(steps, steps.dropFirst()).dropFirst(Int(0.2 * rate)) {
        #expect(after <= before + 0.02 * 1_351.7 / rate && after > before * 0.85)
      }
      let path = FramePath(of: LongContent(), under: events, in: Frames(rate: rate), until: 9)
      // The fingers count as moving for one interval more than they reported.
      let way = 1_351.7 * Double(events.count + 1) / reports
      let whole = way + 1_351.7 / DecelerationRate.normal.decayConstant
      #expect(abs(path.end.y - whole) < 8, "\(path.end.y), not \(whole)")
    }
  }

  @Test("leave it where it was seen when they stop and go on")
  func pause() {
    // The last reports are slow, as from a hand that stops. One more comes before the lift.
    let content = LongContent()
    var events = TouchpadTests.stroke(speed: 600, in: 0.1)
    for (place, speed) in [400.0, 200, 80, 20].enumerated() {
      events.append(
        LongContent.wheel(
          -speed / 125 / 25 - 0.000_13, at: (events.last?.time ?? 0) + 0.008 + Double(place) * 1e-4)
      )
    }
    events.append(LongContent.wheel(-0.2003, at: (events.last?.time ?? 0) + 0.019))
    let path = FramePath(of: content, under: events, in: Frames(rate: 120), until: 0.26)
    for (before, after) in zip(path.offsets, path.offsets.dropFirst()) {
      #expect(after.offset.y - before.offset.y > -3)
    }
  }
}
