import Geometry
import ScrollEngine
import ScrollMotion
import TestSupport

@testable import SDLStage

/// A hand on a device with a steady rate of reports, which a loop reads that is busy for a part of
/// each frame. The stage's real types lie between them; the clock is simulated.
struct StrokeModel {
  /// How events get their times, and how the speed is estimated.
  enum Way: CaseIterable {
    /// As before events had times of their own: the time of an event is when it is read, a
    /// microsecond or two after the last one, and each pair of reports gives a speed.
    case read
    /// Times are estimated, without a server's time.
    case spread
    /// Times are the server's, in milliseconds.
    case server
  }

  var way = Way.spread
  /// Reports per second.
  var rate: Double
  /// The fraction of a period by which a report may be early or late.
  var jitter = 0.0
  /// Frames per second.
  var frameRate: Double
  /// Seconds of each frame in which the loop reads nothing.
  var busy = 0.0
  var roundsToPixels = false
  /// Seconds between the press and the last report.
  var duration = 0.2
  /// Seconds from the last report to the release; nil for a random part of a period.
  var rest: Double?
  /// The position after a number of seconds.
  var path: (Double) -> Double

  init(way: Way = .spread, rate: Double, frameRate: Double, busy: Double = 0, speed: Double) {
    self.way = way
    self.rate = rate
    self.frameRate = frameRate
    self.busy = busy
    path = { $0 * speed }
  }

  /// The events that reached the content, and their times.
  struct Outcome {
    /// The events, each with the time of its frame.
    var events: [(event: InputEvent, frame: Double)] = []
    /// The true time of each report, and the time that its event was given.
    var times: [(true: Double, given: Double)] = []
    /// The speed at the release, in points per second.
    var speed = 0.0
    /// When the pointer went down, in seconds.
    var start = 0.0
  }

  private struct Report {
    var time: Double
    var kind: InputEvent.Kind
  }

  private func reports(from start: Double, _ random: inout SeededRandom) -> [Report] {
    func pointer(_ position: Double, isPressed: Bool = true) -> InputEvent.Pointer {
      InputEvent.Pointer(at: Point(x: 0, y: position), isPressed: isPressed)
    }
    let offset = Double.random(in: 0..<1, using: &random)
    func place(_ time: Double) -> Double {
      let place = path(time - start) + offset
      return roundsToPixels ? place.rounded(.down) : place
    }
    var reports = [Report(time: start, kind: .pointerDown(pointer(place(start))))]
    var last = place(start)
    var end = start
    for step in 1...Int(duration * rate) {
      let early = jitter == 0 ? 0 : Double.random(in: -jitter...jitter, using: &random)
      end = start + (Double(step) + early) / rate
      // SDL leaves out a movement to the same place.
      guard place(end) != last else { continue }
      last = place(end)
      reports.append(Report(time: end, kind: .pointerMoved(pointer(last))))
    }
    let release = end + (rest ?? Double.random(in: 0..<1 / rate, using: &random))
    reports.append(Report(time: release, kind: .pointerUp(pointer(last, isPressed: false))))
    return reports
  }

  /// Simulates one stroke, and the frames around it.
  func run(seed: UInt64) -> Outcome {
    var random = SeededRandom(seed: seed)
    var outcome = Outcome()
    let start = 1 + Double.random(in: 0..<0.05, using: &random)
    outcome.start = start
    let reports = reports(from: start, &random)[...]
    var due = 1 - Double.random(in: 0..<1 / frameRate, using: &random)
    var content = Content(way: way)
    var times = EventTimes()
    var resampler = PointerResampler()
    var left = reports
    var pending: [StageEvent] = []

    /// The server's count of milliseconds, which begins anew during the stroke.
    func serverTime(_ time: Double) -> UInt32? {
      way == .server ? UInt32(truncatingIfNeeded: 4_294_966_200 + Int(time * 1000)) : nil
    }

    // The mouse has moved before, and the loop has slept until the press.
    let hover = InputEvent.Kind.pointerMoved(InputEvent.Pointer(at: .zero))
    let arrival = EventTimes.Arrival(
      event: .input(InputEvent(time: 0, hover)), serverTime: serverTime(0.5))
    _ = times.stamp([arrival], at: 0.5001, hasWaited: true)
    _ = times.stamp([], at: due)

    /// Reads the reports that have arrived by `now`.
    func look(at now: Double, hasWaited: Bool) {
      let arrived = left.prefix { $0.time <= now }
      left = left.dropFirst(arrived.count)
      var events: [StageEvent]
      if way == .read {
        events = arrived.enumerated().map { place, report in
          .input(InputEvent(time: now + Double(place) * 2e-6, report.kind))
        }
      } else {
        let arrivals = arrived.map { report in
          EventTimes.Arrival(
            event: .input(InputEvent(time: 0, report.kind)), serverTime: serverTime(report.time))
        }
        events = times.stamp(arrivals, at: now, hasWaited: hasWaited)
      }
      for (report, event) in zip(arrived, events) {
        if case .input(let input) = event { outcome.times.append((report.time, input.time)) }
      }
      pending += events
    }

    while !left.isEmpty || !pending.isEmpty || resampler.isBehind {
      let now = due
      let told = way == .read ? pending : resampler.events(for: pending, at: now)
      pending = []
      for case .input(let event) in told {
        outcome.events.append((event, now))
        content.handle(event)
      }
      // The window reads events between layout and painting, too.
      if way != .read { look(at: now + busy / 2, hasWaited: false) }
      look(at: now + busy, hasWaited: false)
      due = max(now + 1 / frameRate, now + busy)
      // The loop sleeps until the next report or the next frame.
      while let next = left.first, next.time < due {
        let delay = Double.random(in: 0.000_05...0.000_15, using: &random)
        look(at: next.time + delay, hasWaited: true)
        due = max(due, next.time + delay)
      }
      // Just before the frame, the queue is checked once more.
      look(at: due, hasWaited: true)
    }
    outcome.speed = content.speed
    return outcome
  }

  /// The errors of the release speeds of some strokes, relative to the true speed.
  func errors(of speed: Double, strokes: Int = 20) -> (median: Double, worst: Double) {
    let errors = (0..<strokes).map { abs(run(seed: UInt64($0)).speed / speed - 1) }.sorted()
    return ((errors[strokes / 2 - 1] + errors[strokes / 2]) / 2, errors[strokes - 1])
  }

  /// Estimates the speed from the events, as a view does that is dragged.
  private struct Content {
    private var tracker: VelocityTracker
    private var last = -Double.infinity
    private(set) var speed = 0.0

    init(way: Way) {
      tracker = way == .read ? VelocityTracker(shortestInterval: 0) : VelocityTracker()
    }

    mutating func handle(_ event: InputEvent) {
      last = max(last, event.time)
      switch event.kind {
      case .pointerDown(let pointer):
        tracker.reset()
        tracker.add(pointer.position, at: last)
      case .pointerMoved(let pointer): tracker.add(pointer.position, at: last)
      case .pointerUp: speed = tracker.velocity(at: last).y
      default: break
      }
    }
  }
}
