import Geometry
import ScrollEngine
import ScrollMotion
import TestSupport

@testable import SDLStage

/// A hand on a device that reports at its pace, read by a loop that is busy for a part of each frame:
/// the real types in between, and a clock that is a number.
struct StrokeModel {
  /// What gives the events their times, and what the speed is estimated from.
  enum Way: CaseIterable {
    /// As it was before events had times of their own: each has the moment it is read, a
    /// microsecond or two after the event before, and each pair of reports gives a speed.
    case read
    /// Without a server's time.
    case spread
    /// With a server's time, in milliseconds.
    case server
  }

  var way = Way.spread
  /// Reports a second.
  var rate: Double
  /// By what fraction of its period a report may be early or late.
  var jitter = 0.0
  /// Frames a second.
  var frameRate: Double
  /// Seconds of each frame in which nothing is read.
  var busy = 0.0
  var roundsToPixels = false
  /// Seconds between press and last report.
  var duration = 0.2
  /// Seconds from the last report to the release; nil for any part of a period.
  var rest: Double?
  /// The position after so many seconds.
  var path: (Double) -> Double

  init(way: Way = .spread, rate: Double, frameRate: Double, busy: Double = 0, speed: Double) {
    self.way = way
    self.rate = rate
    self.frameRate = frameRate
    self.busy = busy
    path = { $0 * speed }
  }

  /// What the content was told, and when.
  struct Outcome {
    /// Each with the time of its frame.
    var events: [(event: InputEvent, frame: Double)] = []
    /// The times that the device gave and those that were derived from them.
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

  /// One stroke, and the frames around it.
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

    /// What the server counts, shortly before its count begins anew.
    func serverTime(_ time: Double) -> UInt32? {
      way == .server ? UInt32(truncatingIfNeeded: 4_294_966_200 + Int(time * 1000)) : nil
    }

    // The mouse came from somewhere, and then the loop slept until the press.
    let hover = InputEvent.Kind.pointerMoved(InputEvent.Pointer(at: .zero))
    let arrival = EventTimes.Arrival(
      event: .input(InputEvent(time: 0, hover)), serverTime: serverTime(0.5))
    _ = times.stamp([arrival], at: 0.5001, hasWaited: true)
    _ = times.stamp([], at: due)

    /// Reads what has come up to `now`.
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
      // Between laying out and painting, as the window does.
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

  /// How far the speeds at the release of some strokes are from the true one.
  func errors(of speed: Double, strokes: Int = 20) -> (median: Double, worst: Double) {
    let errors = (0..<strokes).map { abs(run(seed: UInt64($0)).speed / speed - 1) }.sorted()
    return ((errors[strokes / 2 - 1] + errors[strokes / 2]) / 2, errors[strokes - 1])
  }

  /// What a view that is dragged makes of the events.
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
