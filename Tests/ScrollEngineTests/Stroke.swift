import ScrollEngine
import TestSupport

/// The events of a finger from touching down to lifting, with their times.
struct Stroke {
  var events: [InputEvent] = []

  var end: Double { events.last?.time ?? 0 }

  /// Touches down, moves at a constant velocity with `rate` moves a second, and lifts while moving.
  init(
    at start: Double, from point: Point, velocity: Point, in duration: Double, rate: Double = 60
  ) {
    let count = max(1, Int((duration * rate).rounded()))
    events.append(Self.down(point, at: start))
    for step in 1...count {
      let elapsed = Double(step) / rate
      events.append(Self.move(point + velocity * elapsed, at: start + elapsed))
    }
    events.append(Self.up(point + velocity * (Double(count) / rate), at: end))
  }

  /// A random path with a few turns and speeds; some events share a time, and some strokes end in a
  /// rest or are cancelled.
  init(random numbers: inout RandomNumbers, at start: Double, in size: Size) {
    var time = start
    var point = Point(
      x: numbers.number(in: 0...size.width), y: numbers.number(in: 0...size.height))
    events.append(Self.down(point, at: time))
    for _ in 0..<Int.random(in: 1...3, using: &numbers.random) {
      let reach = Bool.random(using: &numbers.random) ? 200.0 : 2_000.0
      let velocity = Point(
        x: numbers.number(in: -reach...reach), y: numbers.number(in: -reach...reach))
      for _ in 0..<Int.random(in: 1...8, using: &numbers.random) {
        let step = Double(Int.random(in: 0...30, using: &numbers.random)) / 1_000
        time += step
        point = point + velocity * step
        events.append(Self.move(point, at: time))
      }
    }
    if Int.random(in: 0..<4, using: &numbers.random) == 0 {
      time += Double.random(in: 0...0.3, using: &numbers.random)
    }
    let isLost = Int.random(in: 0..<12, using: &numbers.random) == 0
    events.append(isLost ? Self.lost(point, at: time) : Self.up(point, at: time))
  }

  static func down(_ point: Point, at time: Double) -> InputEvent {
    InputEvent(time: time, .pointerDown(finger(point, isPressed: true)))
  }

  static func move(_ point: Point, at time: Double) -> InputEvent {
    InputEvent(time: time, .pointerMoved(finger(point, isPressed: true)))
  }

  static func up(_ point: Point, at time: Double) -> InputEvent {
    InputEvent(time: time, .pointerUp(finger(point, isPressed: false)))
  }

  static func lost(_ point: Point, at time: Double) -> InputEvent {
    InputEvent(time: time, .pointerCancelled(finger(point, isPressed: false)))
  }

  private static func finger(_ point: Point, isPressed: Bool) -> InputEvent.Pointer {
    InputEvent.Pointer(at: point, device: .touch, isPressed: isPressed)
  }
}

/// Advances a window at a constant frame rate, with frames that may be ahead of the events.
@MainActor
struct AheadFrames {
  let window: Window
  /// The time between two frames, in seconds.
  var interval = 1.0 / 60
  private var frame = 0

  init(_ window: Window, interval: Double = 1.0 / 60) {
    self.window = window
    self.interval = interval
  }

  /// Sends events, each of them after the frames up to `lead` seconds past its time.
  mutating func send(_ events: [InputEvent], lead: () -> Double) {
    for event in events {
      run(to: event.time + lead())
      window.router.handle(event)
    }
  }

  mutating func send(_ stroke: Stroke, lead: Double = 0) { send(stroke.events) { lead } }

  /// Runs all frames up to a time.
  mutating func run(to time: Double) {
    while Double(frame) * interval <= time {
      window.advance(to: Double(frame) * interval)
      frame += 1
    }
  }

  /// Advances to a time in one step, in which motions go on to their end.
  mutating func skip(to time: Double) {
    window.advance(to: time)
    frame = Int((time / interval).rounded(.up))
  }
}
