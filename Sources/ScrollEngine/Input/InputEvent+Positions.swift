extension InputEvent {
  /// The same event at another position.
  func moved(by translation: Point) -> InputEvent {
    guard translation != .zero else { return self }
    return positioned { $0 + translation }
  }

  /// The same event with its position, if it has one, put through `transform`.
  public func positioned(_ transform: (Point) -> Point) -> InputEvent {
    var event = self
    func moved(_ pointer: Pointer) -> Pointer {
      var pointer = pointer
      pointer.position = transform(pointer.position)
      return pointer
    }
    switch kind {
    case .pointerDown(let pointer): event.kind = .pointerDown(moved(pointer))
    case .pointerMoved(let pointer): event.kind = .pointerMoved(moved(pointer))
    case .pointerUp(let pointer): event.kind = .pointerUp(moved(pointer))
    case .pointerCancelled(let pointer): event.kind = .pointerCancelled(moved(pointer))
    case .wheel(var wheel):
      wheel.position = transform(wheel.position)
      event.kind = .wheel(wheel)
    case .pointerLeft, .key, .text, .memoryWarning: break
    }
    return event
  }

  /// A billion points: farther away is no place on any screen, and arithmetic is not to overflow.
  private static let farthest = 1e9

  /// Whether its time and its position are numbers one can work with.
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
    case .pointerLeft, .key, .text, .memoryWarning: return true
    }
  }
}
