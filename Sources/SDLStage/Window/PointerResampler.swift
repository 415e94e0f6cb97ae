internal import Geometry
internal import ScrollEngine

/// Shows where pressed pointers were at the time of a frame, however often they report.
///
/// Reports and frames are out of step: of a mouse that reports 125 times a second, two reports fall
/// into one frame of 60 and three into the next, and content that follows the last report jerks. So
/// a frame asks where the pointer was a little earlier (``latency``), which lies between two
/// reports or shortly after the last. Of all movements of a pressed pointer, the content gets
/// at most one per frame. Presses and releases pass with their own time and position; before a
/// release comes the last report, so that the release velocity is that of the hand. The same goes
/// for a key or a wheel, which must find the result of the hand's movement so far, and for another
/// size of the window, in which the same position would mean another place. Only near the
/// press do some reports pass as well: there a gesture begins, at the first of them that has left
/// the slop, and anything before that position moves nothing.
///
/// The design, and the orders of magnitude of its constants, are those of Android's `InputConsumer`
/// (a latency of 5 ms, a prediction of at most 8 ms) and Flutter's `PointerEventResampler`.
struct PointerResampler {
  /// How far the pointer lags behind the frame, in seconds: shorter than any frame, so it is not
  /// visible, and long enough that little has to be predicted.
  static let latency = 0.004

  private var strokes: [ResampledStroke] = []

  /// Whether any pointer is not yet shown where it was last reported.
  var isBehind: Bool { strokes.contains(where: \.isBehind) }

  /// The events to deliver to the content before a frame at `now`, in seconds, in order.
  ///
  /// `events` are those since the last frame, in order of their times.
  mutating func events(for events: [StageEvent], at now: Double) -> [StageEvent] {
    var result: [StageEvent] = []
    for event in events {
      guard case .input(var input) = event else {
        // In another size, and at the end, all pointers are where they were last reported.
        if event == .quit || event == .resized { settle(&result) }
        result.append(event)
        continue
      }
      // Only what drags is resampled.
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

  /// Shows all pointers where they were last reported.
  private mutating func catchUp(to time: Double, _ result: inout [StageEvent]) {
    for place in strokes.indices {
      if let last = strokes[place].last(before: time) { result.insert(inTime: last) }
    }
  }

  /// Shows all pointers where they were last reported, even those that have been shown ahead of it.
  private mutating func settle(_ result: inout [StageEvent]) {
    for place in strokes.indices {
      if let last = strokes[place].settle() { result.insert(inTime: last) }
    }
  }
}

extension [StageEvent] {
  /// Inserts an event after all that did not happen later, and after a change of the window's size.
  fileprivate mutating func insert(inTime event: InputEvent) {
    let last = lastIndex { other in
      guard case .input(let input) = other else { return other == .resized }
      return input.time <= event.time
    }
    insert(.input(event), at: last.map { $0 + 1 } ?? startIndex)
  }
}
