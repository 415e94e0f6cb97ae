import ScrollEngine
import ScrollMotion
import Testing

/// Wheel events as SDL makes them on Wayland: a tenth of libinput's values, which are in 256ths.
@MainActor
@Suite("Fingers on a touchpad")
struct TouchpadTests {
  /// An even movement. `speed` is along y and `across` along x, in points of content per second.
  static func stroke(
    at start: Double = 0.1, speed: Double, across: Double = 0, in duration: Double = 0.2,
    rate: Double = 125
  ) -> [InputEvent] {
    func delta(_ speed: Double) -> Double {
      (speed / rate / TouchpadStep.pointsPerDelta * 2_560).rounded() / 2_560
    }
    return (0..<Int(duration * rate)).map { step in
      LongContent.wheel(-delta(speed), dx: delta(across), at: start + Double(step) / rate)
    }
  }

  @Test("move the content as far as they go")
  func oneToOne() {
    let content = LongContent()
    let events = Self.stroke(speed: 911)
    var sum = 0.0
    for event in events {
      content.send([event])
      guard case .wheel(let wheel) = event.kind else { continue }
      sum -= wheel.delta.y * TouchpadStep.pointsPerDelta
      #expect(abs(content.y - sum) < 1e-9)
    }
    #expect(sum > 150 && content.view.isDragging)
  }

  @Test("let the content coast when nothing more is heard of them, at their speed")
  func coasting() throws {
    let content = LongContent()
    content.send(Self.stroke(speed: 1_000))
    let y = content.y
    // The content moves on until the fingers count as lifted.
    content.rest(0.02)
    #expect(abs(content.y - y - 1_000.0 / 60) < 0.5 && content.view.isDragging)
    content.rest(5)
    #expect(!content.view.isDecelerating)
    let velocity = try #require(content.log.velocity)
    // Fingers count as lifted 20 ms after their last report. For the last 12 ms, the content slows.
    #expect(abs(velocity.y - 0.976) < 0.01)
    #expect(abs(content.y - y - 8 - 1_000 / DecelerationRate.normal.decayConstant) < 5)
    #expect(
      content.log.summary == [
        "willBeginDragging", "didScroll", "willEndDragging(v,target)",
        "didEndDragging(decelerate=true)", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
  }

  @Test("coast alike in all frames", arguments: Frames.kinds)
  func frames(frames: Frames) {
    let events = Self.stroke(speed: 1_000) + Self.stroke(at: 0.6, speed: -400)
    let fine = FramePath(
      of: LongContent(), under: events, in: Frames(rate: 1_000), until: 6)
    let path = FramePath(of: LongContent(), under: events, in: frames, until: 6)
    // Coasting content that is caught stays where the last frame showed it.
    #expect(abs(path.end.y - fine.end.y) < 1_000 / frames.rate * 1.5)
  }

  @Test("stop content that coasts by moving again")
  func again() {
    let content = LongContent()
    content.send(Self.stroke(speed: 2_000))
    content.rest(0.3)
    let y = content.y
    content.send(Self.stroke(at: content.window.now, speed: -50, in: 0.1))
    #expect(abs(content.y - y + 5) < 1)
    content.rest(3)
    #expect(abs(content.y - y + 5) < 30)
  }

  @Test("pull content past its edge, and it springs back when they are gone")
  func edge() {
    let content = LongContent()
    content.send(Self.stroke(speed: -2_000, in: 0.1))
    #expect(content.y < -50 && content.y > -150)
    content.rest(3)
    #expect(content.y == 0)
  }

  @Test("keep to the axis they began along, until they clearly go along the other")
  func axis() {
    let content = LongContent(width: 2_000)
    content.send(Self.stroke(speed: 1_000, across: 300))
    #expect(content.view.contentOffset.x == 0 && content.y > 150)
    let y = content.y
    content.send(Self.stroke(at: 0.305, speed: 100, across: 1_000))
    #expect(content.view.contentOffset.x > 50)
    #expect(content.y - y < 15)
  }

  @Test("follow both axes where they began between them")
  func diagonal() {
    let content = LongContent(width: 2_000)
    content.send(Self.stroke(speed: 1_000, across: 900))
    #expect(content.view.contentOffset.x > 150 && content.y > 150)
  }

  @Test("do not add to what the system lets coast by itself")
  func systemCoasting() {
    let content = LongContent()
    var events = Self.stroke(speed: 1_500)
    var speed = 1_500.0
    while speed > 400 {
      speed *= 0.97
      let time = (events.last?.time ?? 0) + 0.008
      events.append(
        LongContent.wheel(-speed * 0.008 / TouchpadStep.pointsPerDelta, at: time))
    }
    content.send(events)
    let y = content.y
    content.rest(3)
    #expect(content.y == y)
  }

  @Test("lose no delta to a wheel that is turned among them")
  func mixed() {
    let content = LongContent()
    var events: [InputEvent] = []
    for step in 0..<20 {
      events.append(LongContent.wheel(step == 9 ? -1 : -0.123, at: 0.1 + Double(step) * 0.01))
    }
    content.send(events)
    #expect(abs(content.y - (19 * 0.123 + 1) * TouchpadStep.pointsPerDelta) < 1e-9)
  }

  @Test("lose nothing where their first events could be those of a fine wheel")
  func doubtful() {
    for first in [1, 2] {
      for rate in [60.0, 144, 1_000] {
        let content = LongContent()
        content.view.contentOffset.y = 1_000
        // The first deltas are multiples of 1/120, and the later deltas are not.
        let events = (0..<12).map { step in
          LongContent.wheel(step < first ? -0.6 : -0.613, at: 0.1 + Double(step) * 0.007)
        }
        _ = FramePath(of: content, under: events, in: Frames(rate: rate), until: 0.19)
        content.send([LongContent.wheel(-0.613, at: 0.19)])
        let way = (0.6 * Double(first) + 0.613 * Double(13 - first)) * TouchpadStep.pointsPerDelta
        #expect(abs(content.y - 1_000 - way) < 1e-6, "\(first), \(rate): \(content.y)")
      }
    }
  }

  @Test("give way to a pointer, which catches what they have thrown")
  func pointer() {
    let content = LongContent()
    content.send(Self.stroke(speed: 2_000))
    content.send([Stroke.down(Point(x: 160, y: 240), at: 0.5)])
    #expect(content.view.isDragging)
    let names = content.log.names
    #expect(names.filter { $0 == "willBeginDragging" }.count == 2)
    content.send([Stroke.up(Point(x: 160, y: 240), at: 0.7)])
    content.rest(1)
    #expect(!content.view.isDragging && content.log.names.last == "didEndDecelerating")
  }
}
