extension InputEvent {
  /// This event with its positions moved by a translation, in points.
  func moved(by translation: Point) -> InputEvent {
    guard translation != .zero else { return self }
    return positioned { $0 + translation }
  }

  /// This event with `transform` applied to each position.
  public func positioned(_ transform: (Point) -> Point) -> InputEvent {
    var event = self
    if case .wheel(var wheel) = kind {
      wheel.position = transform(wheel.position)
      event.kind = .wheel(wheel)
    } else {
      event.kind = kind.withPointer { pointer in
        pointer.position = transform(pointer.position)
        pointer.coalesced = pointer.coalesced?.map {
          InputEvent.Pointer.Sample(at: transform($0.position), time: $0.time)
        }
      }
    }
    return event
  }

  /// A limit of a billion points: no screen is that large, and arithmetic must not overflow.
  private static let farthest = 1e9

  /// Whether the time is finite, and the position and wheel delta are within the limit.
  var isFinite: Bool {
    func isPlace(_ point: Point) -> Bool {
      abs(point.x) <= Self.farthest && abs(point.y) <= Self.farthest
    }
    guard time.isFinite else { return false }
    switch kind {
    case .pointerDown(let pointer), .pointerMoved(let pointer), .pointerUp(let pointer),
      .pointerCancelled(let pointer):
      return isPlace(pointer.position)
    case .wheel(let wheel): return isPlace(wheel.position) && isPlace(wheel.delta)
    case .pointerLeft, .key, .text, .composition, .memoryWarning: return true
    }
  }
}

extension InputEvent.Kind {
  /// The pointer of the event; nil for an event without a pointer.
  public var pointer: InputEvent.Pointer? {
    switch self {
    case .pointerDown(let pointer), .pointerMoved(let pointer), .pointerUp(let pointer),
      .pointerCancelled(let pointer):
      pointer
    case .pointerLeft, .wheel, .key, .text, .composition, .memoryWarning: nil
    }
  }

  /// This kind with its pointer changed; the same kind if it has no pointer.
  public func withPointer(_ change: (inout InputEvent.Pointer) -> Void) -> InputEvent.Kind {
    func changed(_ pointer: InputEvent.Pointer) -> InputEvent.Pointer {
      var pointer = pointer
      change(&pointer)
      return pointer
    }
    return switch self {
    case .pointerDown(let pointer): .pointerDown(changed(pointer))
    case .pointerMoved(let pointer): .pointerMoved(changed(pointer))
    case .pointerUp(let pointer): .pointerUp(changed(pointer))
    case .pointerCancelled(let pointer): .pointerCancelled(changed(pointer))
    case .pointerLeft, .wheel, .key, .text, .composition, .memoryWarning: self
    }
  }
}
