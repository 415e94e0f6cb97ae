import ScrollEngine

/// A finger on a window, and a clock that advances with its movements.
@MainActor
final class Finger {
  let window: Window
  private var time = 1.0

  init(_ window: Window) {
    self.window = window
  }

  /// Moves evenly by `way` in the given number of frames, and releases without a pause.
  func flick(from start: Point, by way: Point, frames: Int = 6) {
    send(.pointerDown(pointer(start, isPressed: true)))
    for frame in 1...frames {
      let point = start + way * (Double(frame) / Double(frames))
      send(.pointerMoved(pointer(point, isPressed: true)))
    }
    send(.pointerUp(pointer(start + way, isPressed: false)))
  }

  /// Lets time pass until nothing moves any more.
  func settle(_ look: () -> Void = {}) {
    for _ in 0..<600 {
      time += 1.0 / 60
      let wake = window.advance(to: time)
      look()
      if wake == nil { return }
    }
  }

  private func send(_ kind: InputEvent.Kind) {
    time += 1.0 / 60
    window.router.handle(InputEvent(time: time, kind))
    window.advance(to: time)
  }

  private func pointer(_ point: Point, isPressed: Bool) -> InputEvent.Pointer {
    InputEvent.Pointer(at: point, device: .touch, isPressed: isPressed)
  }
}
