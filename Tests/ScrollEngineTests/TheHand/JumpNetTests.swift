import ScrollMotion
import TestSupport
import Testing

@testable import ScrollEngine

/// Random gestures, sizes, zooms and properties. Each frame adds up all that may move the content.
@MainActor
@Suite("Whatever happens, no frame moves content further")
struct JumpNetTests {
  private static let interval = 1.0 / 60

  /// Content that hands move, and the distance that they may have moved it since the last frame.
  @MainActor
  private final class World {
    let content = LongContent(height: 3_000, width: 500)
    var random: SeededRandom
    var time = 0.0
    var finger: Point?
    /// The distance that hands may have moved the content since the last frame, in points.
    var allowed = 0.0
    var history: [String] = []

    private var touchpad: Touchpad?
    private var strokeAt = -Double.infinity
    private var wheelAt = -Double.infinity
    private let hasTouchpad: Bool

    init(seed: UInt64, hasTouchpad: Bool) {
      self.hasTouchpad = hasTouchpad
      random = SeededRandom(seed: seed)
      let zoomed = View(frame: Rect(x: 0, y: 0, width: 500, height: 3_000))
      content.view.addSubview(zoomed)
      content.log.zoomed = zoomed
      content.view.minimumZoomScale = 0.8
      content.view.maximumZoomScale = 3
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.view.contentOffset.y = Double.random(in: 0...2_500, using: &random)
    }

    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    /// Makes one random action in each frame, at the time `now` within the frame.
    func act(_ now: Double) {
      if let old = finger {
        if chance(12) {
          history.append("up")
          content.send([Stroke.up(old, at: now)])
          finger = nil
          return
        }
        let new = old + Point(x: number(-12...12), y: number(-60...60))
        allowed += (new - old).length
        finger = new
        content.send([Stroke.move(new, at: now)])
        if chance(15) { change(now) }
        return
      }
      if hasTouchpad, touchpad != nil || (now - wheelAt > 2 && chance(20)) { return stroke() }
      switch Int.random(in: 0..<24, using: &random) {
      case 0, 1:
        history.append("down")
        let place = Point(x: number(50...150), y: number(50...150))
        finger = place
        content.send([Stroke.down(place, at: now)])
      // Soon after a touchpad stroke, the wheel would count as a stroke, and soon after the wheel,
      // a stroke would count as the wheel.
      case 2 where now - strokeAt > 2:
        wheelAt = now
        history.append("wheel")
        content.send([LongContent.wheel(number(-3...3).rounded(), at: now)])
      case 3:
        history.append("zoom")
        content.send([
          InputEvent(
            time: now,
            .wheel(
              .init(
                at: Point(x: 90, y: 90), delta: Point(x: 0, y: chance(2) ? 1 : -1),
                modifiers: .control)))
        ])
      case 4, 5: change(now)
      default: break
      }
    }

    /// Fingers that move at one speed and report 125 times a second.
    private struct Touchpad {
      /// In points per second.
      let speed: Point
      var next: Double
      var reportsLeft: Int
      /// The movement of the fingers that the content has not followed yet, in points.
      var unshown = 0.0
    }

    /// Sends the reports of a frame.
    private func stroke() {
      var pad =
        touchpad
        ?? Touchpad(
          speed: Point(x: number(-100...100), y: number(-2_500...2_500)), next: time,
          reportsLeft: Int(number(1...60)))
      if touchpad == nil { history.append("stroke \(pad.speed), \(pad.reportsLeft) reports") }
      let rate = 125.0
      while pad.next < time + JumpNetTests.interval, pad.reportsLeft > 0 {
        let way = pad.speed * (1 / rate)
        let delta = way * (1 / TouchpadStep.pointsPerDelta)
        content.send([LongContent.wheel(delta.y, dx: delta.x, at: pad.next)])
        pad.unshown += way.length
        pad.next += 1 / rate
        pad.reportsLeft -= 1
      }
      // Between two reports the content moves on as before, until the fingers count as lifted. When
      // the drag begins, the content catches up with the fingers at once.
      pad.unshown += pad.speed.length * JumpNetTests.interval
      allowed += pad.unshown
      if content.view.drag != nil { pad.unshown = 0 }
      strokeAt = time
      touchpad = pad.next + 0.1 < time ? nil : pad
      if pad.reportsLeft > 0, chance(15) { change(time) }
    }

    private func change(_ now: Double) {
      let view = content.view
      func done(_ name: String) { history.append(name) }
      // Content at rest moves into its new range at once, which does not count as a jump.
      let isAtRest = view.motion.isNone && view.drag == nil && !view.isZooming
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        view.isScrollEnabled.toggle()
        done("enabled \(view.isScrollEnabled)")
      case 1:
        view.isDirectionalLockEnabled.toggle()
        done("lock")
      case 2:
        view.decelerationRate = chance(2) ? .fast : .normal
        done("rate")
      case 3 where !isAtRest && !view.isZooming:
        content.window.frame.size.height = number(300...700)
        done("size \(content.window.frame.size)")
      case 4 where !isAtRest:
        view.contentInset.top = number(0...60)
        done("inset")
      default: break
      }
    }

    /// The motions that move the content without a hand.
    private struct Movers {
      let motion: Motion
      let zoom: ZoomAnimation?

      @MainActor
      init(of view: ScrollView) { (motion, zoom) = (view.motion, view.zoomAnimation) }

      /// How far the motions move the content between two times, in points.
      func way(from start: Double, to end: Double) -> Double {
        var way = 0.0
        if let first = motion.offset(at: start), let last = motion.offset(at: end) {
          way += (last - first).length
        }
        guard let zoom else { return way }
        return way + (zoom.value(at: end).offset - zoom.value(at: start).offset).length
      }
    }

    /// Advances by a frame, and returns how many points of the content's movement are unexplained.
    func frame() -> Double {
      let view = content.view
      let (start, offset, scale) = (time, view.contentOffset, view.zoomScale)
      let (before, wasEnabled) = (Movers(of: view), view.isScrollEnabled)
      let past = (offset - view.scrollRange.clamp(offset)).length
      allowed = 0
      let now = time + number(0...JumpNetTests.interval)
      act(now)
      let after = Movers(of: view)
      time += JumpNetTests.interval
      content.window.advance(to: time)
      // Zooming content that a hand or a motion also moves is scaled about a visible point.
      let isCarried = before.zoom?.isCarried == true || view.zoomAnimation?.isCarried == true
      let scaling =
        isCarried || finger != nil || after.zoom?.isCarried == true
        ? abs(view.zoomScale / scale - 1) * (view.bounds.size.height + offset.length + 100) : 0
      // Content outside its range that can no longer be scrolled moves into the range at once.
      let broughtIn = wasEnabled && !view.isScrollEnabled ? past : 0
      // An event changes motions at its own time, a program at the time of the last frame, and a
      // layout at the time of this frame.
      // Fingers on a touchpad count as lifted at a time within the frame.
      var release = start
      if case .fling(_, let begin, _) = view.motion { release = max(start, begin) }
      let byItself = max(
        before.way(from: start, to: now) + after.way(from: now, to: time),
        before.way(from: start, to: time), after.way(from: start, to: time),
        before.way(from: start, to: now) + Movers(of: view).way(from: release, to: time))
      let moved = (view.contentOffset - offset).length
      return moved - allowed - byItself - scaling - broughtIn - 1
    }
  }

  @Test("than its motion and the hand do", arguments: Soak.seeds(0...49), [false, true])
  func bound(seed: UInt64, hasTouchpad: Bool) throws {
    let world = World(seed: seed, hasTouchpad: hasTouchpad)
    for frame in 0..<600 {
      let excess = world.frame()
      try #require(
        excess <= 0, "frame \(frame): \(excess) too far after \(world.history.suffix(8))")
    }
  }
}
