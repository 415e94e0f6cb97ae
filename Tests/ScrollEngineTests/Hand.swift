import ScrollEngine

/// What a person does to a window, in verbs.
@MainActor
final class Hand {
  let window: Window
  private(set) var time = 0.0

  init(_ window: Window) {
    self.window = window
  }

  func down(_ x: Double, _ y: Double, id: Int = 0, device: InputEvent.Pointer.Device = .mouse) {
    send(.pointerDown(pointer(x, y, id, device, isPressed: true)))
  }

  func move(
    _ x: Double, _ y: Double, id: Int = 0, device: InputEvent.Pointer.Device = .mouse,
    isPressed: Bool = true
  ) {
    send(.pointerMoved(pointer(x, y, id, device, isPressed: isPressed)))
  }

  func up(_ x: Double, _ y: Double, id: Int = 0, device: InputEvent.Pointer.Device = .mouse) {
    send(.pointerUp(pointer(x, y, id, device, isPressed: false)))
  }

  func lose(id: Int = 0) {
    send(.pointerCancelled(pointer(0, 0, id, .mouse, isPressed: false)))
  }

  func tap(_ x: Double, _ y: Double) {
    down(x, y)
    up(x, y)
  }

  /// Passes the slop at once, and drags by what is given from there.
  func drag(from x: Double, _ y: Double, by dx: Double, _ dy: Double) {
    down(x, y)
    let start = Point(x: x + (dx == 0 ? 0 : 6), y: y + (dy == 0 ? 0 : 6))
    move(start.x, start.y)
    move(start.x + dx, start.y + dy)
    rest(0.1)
    up(start.x + dx, start.y + dy)
    settle()
  }

  /// Lets time pass, frame by frame.
  func rest(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1.0 / 60)
      window.advance(to: time)
    }
  }

  /// Lets time pass until nothing moves any more, ten seconds at most.
  func settle() {
    for _ in 0..<600 {
      time += 1.0 / 60
      if window.advance(to: time) == nil { return }
    }
  }

  @discardableResult
  func wheel(
    _ x: Double, _ y: Double, notches dx: Double = 0, _ dy: Double,
    modifiers: InputEvent.Modifiers = []
  ) -> Bool {
    defer { settle() }
    return send(
      .wheel(
        InputEvent.Wheel(
          at: Point(x: x, y: y), delta: Point(x: dx, y: dy), modifiers: modifiers)))
  }

  @discardableResult
  func press(_ key: Key) -> Bool {
    defer { settle() }
    return send(.key(InputEvent.KeyPress(key)))
  }

  func hover(_ x: Double, _ y: Double) { move(x, y, isPressed: false) }

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

/// Writes down what a scroll view tells its delegate, and can do something about it.
@MainActor
final class ScrollLog: ScrollViewDelegate {
  var offsets: [Point] = []
  var drags: [String] = []
  var onScroll: ((ScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset)
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { drags.append("begin") }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    drags.append("end")
  }
}
