import ScrollEngine
import UIKitNames

/// A finger on a window, and a clock that advances with its movements.
@MainActor
final class Finger {
  let window: UIWindow
  private(set) var time = 0.0

  init(on window: UIWindow) {
    self.window = window
  }

  /// Drags by a distance in some frames, releases without a pause, and waits until nothing moves.
  func flick(from start: CGPoint, by distance: CGPoint, frames: Int = 6) {
    drag(from: start, by: distance, frames: frames)
    up()
    settle()
  }

  /// Drags by a distance and pauses before the release, so that nothing is thrown.
  func drag(from start: CGPoint, by distance: CGPoint) {
    drag(from: start, by: distance, frames: 12)
    for _ in 0..<6 { frame() }
    up()
    settle()
  }

  /// Presses, passes the slop at once, drags by a distance from there, and stays pressed.
  func drag(from start: CGPoint, by distance: CGPoint, frames: Int) {
    place = start
    send(.pointerDown(pointer(isPressed: true)))
    let beginning = start + distance * (12 / distance.length)
    place = beginning
    send(.pointerMoved(pointer(isPressed: true)))
    for step in 1...frames {
      place = beginning + distance * (Double(step) / Double(frames))
      frame()
      send(.pointerMoved(pointer(isPressed: true)))
    }
  }

  func up() {
    send(.pointerUp(pointer(isPressed: false)))
  }

  func tap(_ point: CGPoint) {
    place = point
    frame()
    send(.pointerDown(pointer(isPressed: true)))
    frame()
    up()
    settle()
  }

  /// Presses for a second.
  func hold(_ point: CGPoint) {
    place = point
    send(.pointerDown(pointer(isPressed: true)))
    for _ in 0..<60 { frame() }
    up()
    settle()
  }

  func frame() {
    time += 1.0 / 60
    window.advance(to: time)
  }

  /// Waits until nothing moves, ten seconds at most.
  func settle() {
    for _ in 0..<600 {
      time += 1.0 / 60
      if window.advance(to: time) == nil { return }
    }
  }

  private var place = CGPoint.zero

  private func send(_ kind: InputEvent.Kind) {
    window.router.handle(InputEvent(time: time, kind))
  }

  private func pointer(isPressed: Bool) -> InputEvent.Pointer {
    InputEvent.Pointer(at: place, device: .touch, id: 0, isPressed: isPressed)
  }
}
