import ScrollEngine

/// The times at which a window is advanced, so that the same events meet different frames.
struct Frames: Sendable, CustomStringConvertible {
  /// Frames a second.
  let rate: Double
  /// How far a frame may be off its time, as a fraction of the time between two frames.
  var jitter = 0.0

  var description: String { jitter == 0 ? "\(rate) Hz" : "\(rate) Hz, off by up to \(jitter)" }

  static let kinds: [Frames] =
    [30, 60, 90, 120, 144, 240].flatMap { [Frames(rate: $0), Frames(rate: $0, jitter: 0.4)] }

  /// The times of the frames up to an end, in seconds.
  func times(until end: Double, seed: UInt64 = 1) -> [Double] {
    var random = SplitMix(seed: seed)
    return (0...Int(end * rate)).map { frame in
      (Double(frame) + random.unit() * jitter) / rate
    }
  }

  private struct SplitMix {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func unit() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }
}

/// The offsets of the content in each frame while the same events happen.
@MainActor
struct FramePath {
  private(set) var offsets: [(time: Double, offset: Point)] = []

  /// The path up to `end`, in seconds.
  init(of content: LongContent, under events: [InputEvent], in frames: Frames, until end: Double) {
    var rest = events[...]
    for time in frames.times(until: end) {
      while let event = rest.first, event.time <= time {
        content.window.router.handle(event)
        rest = rest.dropFirst()
      }
      content.window.advance(to: time)
      offsets.append((time, content.view.contentOffset))
    }
  }

  var end: Point { offsets.last?.offset ?? .zero }
}

/// A long list in a window.
@MainActor
struct LongContent {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let log = CallLog()

  init(height: Double = 20_000, width: Double = 320) {
    view.contentSize = Size(width: width, height: height)
    view.delegate = log
    window.addSubview(view)
  }

  var y: Double { view.contentOffset.y }

  static func wheel(_ dy: Double, dx: Double = 0, at time: Double) -> InputEvent {
    InputEvent(
      time: time, .wheel(.init(at: Point(x: 160, y: 240), delta: Point(x: dx, y: dy))))
  }

  static func key(_ key: InputEvent.Key, at time: Double) -> InputEvent {
    InputEvent(time: time, .key(.init(key)))
  }

  func send(_ events: [InputEvent]) {
    for event in events { window.router.handle(event) }
  }

  /// Advances frame by frame for a time in seconds.
  func rest(_ seconds: Double, rate: Double = 60) {
    let start = window.now
    for frame in 1...max(1, Int(seconds * rate)) {
      window.advance(to: start + Double(frame) / rate)
    }
  }
}
