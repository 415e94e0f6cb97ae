public import ScrollEngine

/// A person's actions on a window.
@MainActor
public final class Hand {
  /// The window that the hand acts on.
  public let window: Window
  /// The time in seconds, on the clock of the window.
  public private(set) var time = 0.0

  /// Makes a hand at time zero.
  public init(_ window: Window) {
    self.window = window
  }

  /// Puts a pointer down, at a position in points of the window.
  public func down(
    _ x: Double, _ y: Double, id: Int = 0, device: InputEvent.Pointer.Device = .mouse
  ) {
    send(.pointerDown(pointer(x, y, id, device, isPressed: true)))
  }

  /// Moves a pointer to a position in points of the window.
  public func move(
    _ x: Double, _ y: Double, id: Int = 0, device: InputEvent.Pointer.Device = .mouse,
    isPressed: Bool = true
  ) {
    send(.pointerMoved(pointer(x, y, id, device, isPressed: isPressed)))
  }

  /// Lifts a pointer, at a position in points of the window.
  public func up(_ x: Double, _ y: Double, id: Int = 0, device: InputEvent.Pointer.Device = .mouse)
  {
    send(.pointerUp(pointer(x, y, id, device, isPressed: false)))
  }

  /// Sends the cancellation of a pointer, as if the system took it away.
  public func lose(id: Int = 0) {
    send(.pointerCancelled(pointer(0, 0, id, .mouse, isPressed: false)))
  }

  /// Presses the mouse button and releases it at once.
  public func tap(_ x: Double, _ y: Double) {
    down(x, y)
    up(x, y)
  }

  /// Drags by the given distance from a point just beyond the slop.
  public func drag(from x: Double, _ y: Double, by dx: Double, _ dy: Double) {
    down(x, y)
    let start = Point(x: x + (dx == 0 ? 0 : 6), y: y + (dy == 0 ? 0 : 6))
    move(start.x, start.y)
    move(start.x + dx, start.y + dy)
    rest(0.1)
    up(start.x + dx, start.y + dy)
    settle()
  }

  /// Lets time pass, frame by frame.
  public func rest(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1.0 / 60)
      window.advance(to: time)
    }
  }

  /// Advances the time until nothing moves any more, by ten seconds at most.
  public func settle() {
    for _ in 0..<600 {
      time += 1.0 / 60
      if window.advance(to: time) == nil { return }
    }
  }

  /// Turns the wheel by some notches, and waits until nothing moves; returns whether the window
  /// used the wheel.
  @discardableResult
  public func wheel(
    _ x: Double, _ y: Double, notches dx: Double = 0, _ dy: Double,
    modifiers: InputEvent.Modifiers = []
  ) -> Bool {
    defer { settle() }
    return send(
      .wheel(
        InputEvent.Wheel(
          at: Point(x: x, y: y), delta: Point(x: dx, y: dy), modifiers: modifiers)))
  }

  /// Presses a key, and waits until nothing moves; returns whether the window used the key.
  @discardableResult
  public func press(_ key: InputEvent.Key) -> Bool {
    defer { settle() }
    return send(.key(InputEvent.KeyPress(key)))
  }

  /// Moves the mouse without a button.
  public func hover(_ x: Double, _ y: Double) { move(x, y, isPressed: false) }

  @discardableResult
  private func send(_ kind: InputEvent.Kind) -> Bool {
    time += 1.0 / 60
    return window.router.handle(InputEvent(time: time, kind))
  }

  private func pointer(
    _ x: Double, _ y: Double, _ id: Int, _ device: InputEvent.Pointer.Device, isPressed: Bool
  ) -> InputEvent.Pointer {
    InputEvent.Pointer(at: Point(x: x, y: y), device: device, id: id, isPressed: isPressed)
  }
}
