internal import Geometry
internal import ScrollEngine

/// Estimates where pressed pointers were at the time of a frame, from reports at any rate.
///
/// Reports and frames are out of step: of a mouse's 125 reports a second, two fall into one of 60
/// frames and three into another, so content that follows the last report would jerk. The resampler
/// gives each frame the position a little earlier (``latency``), which lies between two reports or
/// shortly after the last. While a pointer is pressed, the content normally gets at most one
/// movement of that pointer per frame.
///
/// Presses and releases keep their own time and position. Before a release, the content gets the
/// last report, so that the release velocity is the hand's. It also gets the last report before a
/// key or a wheel, which must act on the hand's current position, and before a resize, which
/// changes the meaning of positions. Only near the press do some reports pass unchanged: a gesture
/// begins at the first report outside of the slop, and the movement before it is ignored.
///
/// The design, and the orders of magnitude of its constants, are those of Android's `InputConsumer`
/// (a latency of 5 ms, a prediction of at most 8 ms) and Flutter's `PointerEventResampler`.
struct PointerResampler {
  /// The lag of the pointer behind the frame, in seconds: invisible because shorter than a frame,
  /// and long enough that little must be predicted.
  static let latency = 0.004

  private var strokes: [ResampledStroke] = []

  /// Whether the content shows any pointer at another position than its last report.
  var isBehind: Bool { strokes.contains(where: \.isBehind) }

  /// The events that the content gets before a frame at `now`, in seconds, in order.
  ///
  /// `events` are the events since the last frame, in order of their times.
  mutating func events(for events: [StageEvent], at now: Double) -> [StageEvent] {
    var result: [StageEvent] = []
    for event in events {
      guard case .input(var input) = event else {
        // Before a resize or a quit, each pointer is moved to its last report.
        if event == .quit || event == .resized { settle(&result) }
        result.append(event)
        continue
      }
      // Only the primary button drags.
      guard input.kind.pointer?.button ?? .primary == .primary else {
        result.append(event)
        continue
      }
      switch input.kind {
      case .pointerDown(let pointer):
        strokes.removeAll { $0.isOf(pointer) }
        if pointer.position.isFinite, input.time.isFinite {
          strokes.append(ResampledStroke(pointer, at: input.time))
        }
      case .pointerMoved(let pointer):
        guard let place = strokes.firstIndex(where: { $0.isOf(pointer) }) else { break }
        if pointer.isPressed {
          let first = strokes[place].add(pointer, at: input.time)
          if let first { result.insert(inTime: first) }
          continue
        }
        strokes.remove(at: place)
      case .pointerUp(let pointer):
        guard let place = strokes.firstIndex(where: { $0.isOf(pointer) }) else { break }
        var stroke = strokes.remove(at: place)
        if let last = stroke.last(before: input.time) { result.insert(inTime: last) }
        let reports = stroke.takeReports()
        if !reports.isEmpty { input.kind = input.kind.withPointer { $0.coalesced = reports } }
      case .pointerCancelled(let pointer):
        strokes.removeAll { $0.isOf(pointer) }
      case .wheel, .key, .text, .composition:
        catchUp(to: input.time, &result)
      case .pointerLeft, .memoryWarning:
        break
      }
      result.append(.input(input))
    }
    for place in strokes.indices {
      let moved = strokes[place].movement(to: now - Self.latency)
      if let moved { result.insert(inTime: moved) }
    }
    return result
  }

  /// Moves each pointer to its last report; a pointer at a later, predicted position is moved back
  /// only if it rests.
  private mutating func catchUp(to time: Double, _ result: inout [StageEvent]) {
    for place in strokes.indices {
      if let last = strokes[place].last(before: time) { result.insert(inTime: last) }
    }
  }

  /// Moves each pointer to its last report, also back from a predicted position.
  private mutating func settle(_ result: inout [StageEvent]) {
    for place in strokes.indices {
      if let last = strokes[place].settle() { result.insert(inTime: last) }
    }
  }
}

extension [StageEvent] {
  /// Inserts an event in order of time: after each event that is not later, but never before the
  /// last resize.
  fileprivate mutating func insert(inTime event: InputEvent) {
    let last = lastIndex { other in
      guard case .input(let input) = other else { return other == .resized }
      return input.time <= event.time
    }
    insert(.input(event), at: last.map { $0 + 1 } ?? startIndex)
  }
}
