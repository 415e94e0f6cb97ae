import ScrollEngine
import Testing

/// Wheels and keys move content along a path that depends on their events, and not on the frames.
@MainActor
@Suite("The way of a wheel or a held key")
struct WheelPathTests {
  enum Source: String, CaseIterable, Sendable {
    case notches, fineNotches, keys, both, notchOnFling
  }

  private func events(_ source: Source) -> [InputEvent] {
    let start = InputEvent(time: 0, .pointerMoved(.init(at: Point(x: 160, y: 240))))
    let events: [InputEvent] =
      switch source {
      case .notches:
        (0..<30).map { LongContent.wheel(-1, at: 0.1 + Double($0) / 15) }
      case .fineNotches:
        (0..<160).map { LongContent.wheel(-0.125, at: 0.1 + Double($0) / 97) }
      case .keys:
        (0..<40).map { LongContent.key(.down, at: 0.1 + Double($0) / 33) }
      case .both:
        (0..<20).map { step in
          let time = 0.1 + Double(step) * 0.0731
          return step.isMultiple(of: 3)
            ? LongContent.key(.pageDown, at: time) : LongContent.wheel(-2, at: time)
        }
      case .notchOnFling:
        Stroke(
          at: 0.1, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -2_000), in: 0.1
        ).events + [LongContent.wheel(-1, at: 0.4123), LongContent.wheel(-1, at: 0.4789)]
      }
    return [start] + events
  }

  @Test(
    "stays within half a point of that at 1000 frames a second", arguments: Source.allCases,
    Frames.kinds)
  func path(source: Source, frames: Frames) throws {
    let events = events(source)
    let fine = FramePath(
      of: LongContent(), under: events, in: Frames(rate: 1_000), until: 5)
    let path = FramePath(of: LongContent(), under: events, in: frames, until: 4)
    var worst = 0.0
    // The drag is left out: it moves in steps at its events, which lie between the fine frames.
    let start = source == .notchOnFling ? 0.21 : 0
    for (time, offset) in path.offsets where time > start {
      let later = min(Int((time * 1_000).rounded(.up)), fine.offsets.count - 1)
      let earlier = max(0, Int(time * 1_000))
      let low = fine.offsets[earlier].offset.y
      let high = fine.offsets[later].offset.y
      let part = later == earlier ? 0 : time * 1_000 - Double(earlier)
      worst = max(worst, abs(offset.y - (low + (high - low) * part)))
    }
    #expect(worst < 0.5, "\(worst) points off")
    #expect(path.end.y == fine.end.y)
  }

  @Test(
    "goes evenly at 15 notches a second", arguments: [30.0, 60, 90, 120, 144])
  func evenness(rate: Double) {
    let path = FramePath(
      of: LongContent(), under: events(.notches), in: Frames(rate: rate), until: 2)
    // The frames after the wheel has gathered speed and before it stops.
    let steady = path.offsets.filter { $0.time > 0.6 && $0.time < 1.9 }
    let speeds = zip(steady, steady.dropFirst()).map { ($1.offset.y - $0.offset.y) * rate }
    let mean = speeds.reduce(0, +) / Double(speeds.count)
    #expect(abs(mean - 900) < 20)
    let worst = speeds.map { abs($0 - mean) / mean }.max() ?? 0
    #expect(worst < 0.1, "\(worst)")
  }

  @Test("goes on as fast as the content is that a fling moves")
  func fling() throws {
    let content = LongContent()
    let stroke = Stroke(
      at: 0, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -700), in: 0.1)
    content.send(stroke.events)
    content.window.advance(to: 0.3)
    let before = content.y
    content.window.advance(to: 0.31)
    let speed = (content.y - before) / 0.01
    content.send([LongContent.wheel(-1, at: 0.31)])
    let there = content.y
    content.window.advance(to: 0.311)
    #expect(abs((content.y - there) / 0.001 - speed) < speed * 0.05)
    #expect(
      content.log.names.last { $0.hasPrefix("did") && $0 != "didScroll" } == "didEndDecelerating")
    content.window.advance(to: 3)
    #expect(abs(content.y - there - 60) < 1e-9)
  }

  @Test("comes in from past both edges without a jump, whatever axis the wheel turns")
  func bounce() {
    let content = LongContent(width: 900)
    content.send(
      Stroke(
        at: 0, from: Point(x: 40, y: 40), velocity: Point(x: 1_500, y: 1_500), in: 0.1
      ).events)
    content.window.advance(to: 0.15)
    let start = content.view.contentOffset
    #expect(start.x < -20 && start.y < -20)
    content.send([LongContent.wheel(-0.125, at: 0.15)])
    var last = content.view.contentOffset
    #expect(last == start)
    for frame in 1...60 {
      content.window.advance(to: 0.15 + Double(frame) / 240)
      let step = content.view.contentOffset - last
      #expect(abs(step.x) < 6 && abs(step.y) < 6)
      last = content.view.contentOffset
    }
    content.rest(2)
    #expect(content.view.scrollRange.contains(content.view.contentOffset))
  }
}
