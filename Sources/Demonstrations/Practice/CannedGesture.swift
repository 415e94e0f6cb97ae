import ScrollEngine

/// A gesture that a scene makes by itself: the events of a hand, with their times.
struct CannedGesture {
  private(set) var events: [InputEvent] = []

  /// 60 positions per second, as many screens report.
  private static let interval = 1.0 / 60

  /// Goes down, moves steadily, rests, and goes up.
  ///
  /// It starts at `start`, in seconds of the scene, and moves down by `distance` points in
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

  /// Goes down, visits one point after the other, rests, and goes up.
  ///
  /// Two points far apart are what an app receives that was busy for a while.
  ///
  /// - Parameters:
  ///   - start: In seconds of the scene.
  ///   - points: Its positions, one per frame of the screen; at least one.
  ///   - rest: Between the last position and going up, in seconds.
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

  /// Removes and returns the events that are due.
  mutating func take(until time: Double) -> [InputEvent] {
    let due = events.prefix { $0.time <= time }
    events.removeFirst(due.count)
    return Array(due)
  }
}
