import ScrollEngine

/// A gesture that a scene plays by itself: the input events of a hand, with their times.
struct CannedGesture {
  private(set) var events: [InputEvent] = []

  /// The time between two positions, in seconds: many screens report 60 per second.
  private static let interval = 1.0 / 60

  /// Appends a stroke: the finger goes down, moves at constant speed, rests, and goes up.
  ///
  /// The finger goes down at the scene time `start` and moves down by `distance` points in
  /// `duration` seconds; then it rests for `rest` seconds.
  mutating func stroke(
    at start: Double, from point: Point, by distance: Double, in duration: Double,
    resting rest: Double = 0
  ) {
    func pointer(_ y: Double, isPressed: Bool) -> InputEvent.Pointer {
      InputEvent.Pointer(
        at: Point(x: point.x, y: point.y + y), device: .touch, isPressed: isPressed)
    }
    events.append(InputEvent(time: start, .pointerDown(pointer(0, isPressed: true))))
    let count = max(1, Int((duration / Self.interval).rounded()))
    for step in 1...count {
      let y = distance * Double(step) / Double(count)
      events.append(
        InputEvent(
          time: start + duration * Double(step) / Double(count),
          .pointerMoved(pointer(y, isPressed: true))))
    }
    events.append(
      InputEvent(
        time: start + duration + rest, .pointerUp(pointer(distance, isPressed: false))))
  }

  /// Appends a path: the finger goes down, visits one point after the other, rests, and goes up.
  ///
  /// Two points may be far apart: an app that was busy for a while receives such points.
  ///
  /// - Parameters:
  ///   - start: The scene time at which the finger goes down, in seconds.
  ///   - points: The positions of the finger, one per 1/60 s; at least one.
  ///   - rest: The time between the last position and going up, in seconds.
  mutating func path(at start: Double, through points: [Point], resting rest: Double = 0) {
    func pointer(_ point: Point, isPressed: Bool) -> InputEvent.Pointer {
      InputEvent.Pointer(at: point, device: .touch, isPressed: isPressed)
    }
    var time = start
    for (place, point) in points.enumerated() {
      time = start + Double(place) * Self.interval
      let down = pointer(point, isPressed: true)
      events.append(InputEvent(time: time, place == 0 ? .pointerDown(down) : .pointerMoved(down)))
    }
    guard let last = points.last else { return }
    events.append(InputEvent(time: time + rest, .pointerUp(pointer(last, isPressed: false))))
  }

  /// Removes and returns the events that are due at a scene time.
  mutating func take(until time: Double) -> [InputEvent] {
    let due = events.prefix { $0.time <= time }
    events.removeFirst(due.count)
    return Array(due)
  }
}
