internal import ScrollEngine
import ScrollMotion

/// Gives each event of one poll the time at which it most likely happened.
///
/// Events queue while a frame is made. If an event got the time at which it is read, events would
/// lie microseconds apart, and velocities would be absurdly high. So each event gets the display
/// server's time. Events without a valid server time are spread evenly from the last poll of the
/// queue to this one, or get the time of this poll if the first of them ended a wait.
/// Movements of one pointer, or of fingers on a touchpad, are then moved as near to an even pace as
/// their possible times allow; see ``EvenPace``.
///
/// Times never run back and never lie in the future. Two events are simultaneous or at least half a
/// millisecond apart.
struct EventTimes {
  /// An event from the queue, without its time.
  struct Arrival {
    var event: StageEvent
    /// The display server's time of the event, in milliseconds, if known; see ``ServerClock``.
    var serverTime: UInt32?
  }

  /// The precision of a single event's time, in seconds: the server counts milliseconds, and the
  /// loop notices the end of a wait up to a millisecond late.
  static let resolution = 0.001
  /// Events closer together than this, in seconds, count as simultaneous: no device reports so
  /// often, and a velocity over such a short time is noise.
  static let shortestStep = 0.000_5
  /// The longest delay between an event and the last poll of the queue, in seconds: servers are
  /// late as well. An event that claims to be older has an invalid time.
  private static let longestDelay = 0.25

  private enum Source: Hashable {
    case pointer(InputEvent.Pointer.Device, id: Int)
    case touchpad
  }

  /// The time of the last poll of the queue, in seconds.
  private var lastLook = 0.0
  /// The time of the last event, in seconds.
  private var last = 0.0
  private var server = ServerClock()
  private var paces: [Source: EvenPace] = [:]

  /// Gives the events found by a poll of the queue their times, in order.
  ///
  /// `now` is the time of the poll, in seconds; `hasWaited` tells whether the events ended a wait
  /// of the loop.
  mutating func stamp(
    _ arrivals: [Arrival], at now: Double, hasWaited: Bool = false
  ) -> [StageEvent] {
    let now = now.isFinite ? max(now, lastLook) : lastLook
    defer { lastLook = now }
    var reports = possibleTimes(of: arrivals, at: now, hasWaited: hasWaited)
    findPaces(of: arrivals, &reports)
    var events: [StageEvent] = []
    events.reserveCapacity(arrivals.count)
    for (arrival, report) in zip(arrivals, reports) {
      guard case .input(var input) = arrival.event else {
        events.append(arrival.event)
        continue
      }
      let time = min(report.time, now)
      if time - last >= Self.shortestStep { last = time }
      input.time = last
      events.append(.input(input))
    }
    return events
  }

  private mutating func possibleTimes(
    of arrivals: [Arrival], at now: Double, hasWaited: Bool
  ) -> [EvenPace.Report] {
    // A wait ends with the first movement of a pointer; a second movement in the same poll shows
    // that the loop was late.
    let isLate = !hasWaited || repeatsPointer(arrivals)
    let step = (now - lastLook) / Double(max(1, arrivals.count))
    return arrivals.enumerated().map { place, arrival in
      if let stamp = arrival.serverTime {
        let time = server.time(of: stamp, readAt: now)
        if time >= lastLook - Self.longestDelay {
          let latest = min(time + Self.resolution, now)
          return EvenPace.Report(earliest: time, latest: latest, time: (time + latest) / 2)
        }
        server = ServerClock()
      }
      if isLate {
        return EvenPace.Report(
          earliest: lastLook, latest: now, time: lastLook + (Double(place) + 0.5) * step)
      }
      return EvenPace.Report(
        earliest: max(lastLook, now - Self.resolution), latest: now, time: now)
    }
  }

  private func repeatsPointer(_ arrivals: [Arrival]) -> Bool {
    var seen: Set<Source> = []
    return arrivals.contains { arrival in
      guard let source = Self.movement(arrival.event) else { return false }
      return !seen.insert(source).inserted
    }
  }

  private mutating func findPaces(of arrivals: [Arrival], _ reports: inout [EvenPace.Report]) {
    var places: [Source: [Int]] = [:]
    for (place, arrival) in arrivals.enumerated() {
      if let source = Self.movement(arrival.event) { places[source, default: []].append(place) }
    }
    for (source, places) in places {
      let times = paces[source, default: EvenPace()].times(of: places.map { reports[$0] })
      for (place, time) in zip(places, times) { reports[place].time = time }
    }
    for arrival in arrivals {
      if let source = Self.end(arrival.event) { paces[source] = nil }
    }
  }

  private static func movement(_ event: StageEvent) -> Source? {
    guard case .input(let input) = event else { return nil }
    switch input.kind {
    case .pointerMoved(let pointer): return .pointer(pointer.device, id: pointer.id)
    // A wheel's clicks have no even pace.
    case .wheel(let wheel) where !WheelStream.isOfWheel(wheel.delta): return .touchpad
    default: return nil
    }
  }

  private static func end(_ event: StageEvent) -> Source? {
    guard case .input(let input) = event else { return nil }
    switch input.kind {
    case .pointerUp(let pointer), .pointerCancelled(let pointer):
      return .pointer(pointer.device, id: pointer.id)
    default: return nil
    }
  }
}
