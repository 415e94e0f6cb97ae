internal import Documents
import ScrollEngine
import Visualiser

/// Flicks the first viewport of a shell up and down, a frame at a time.
@MainActor
struct ShellHand {
  /// Frames per second.
  static let rate = 60.0
  /// The number of frames from one flick to the next, including the deceleration.
  private static let period = 48
  /// The number of frames for which the pointer is pressed.
  private static let strokeLength = 7
  /// The length of a flick, in points of the viewport.
  private static let distance = 260.0

  let shell: Shell
  private(set) var frame = 0
  private var start = Point.zero
  private var end = Point.zero

  init(_ shell: Shell) {
    self.shell = shell
  }

  /// The time of the current frame, in seconds.
  var time: Double { Double(frame) / Self.rate }

  /// Advances to the next frame; locates the viewport at the start of a flick.
  mutating func goOn() {
    frame += 1
    let (flick, place) = frame.quotientAndRemainder(dividingBy: Self.period)
    if place == 0 { aim(up: flick.isMultiple(of: 2)) }
  }

  /// Sends the hand's events of this frame.
  func move() {
    let place = frame % Self.period
    guard frame >= Self.period, place <= Self.strokeLength else { return }
    let isPressed = place < Self.strokeLength
    let way = min(Double(place) / Double(Self.strokeLength - 1), 1)
    let pointer = InputEvent.Pointer(
      at: start + (end - start) * way, device: .touch, isPressed: isPressed)
    let kind: InputEvent.Kind =
      place == 0
      ? .pointerDown(pointer) : isPressed ? .pointerMoved(pointer) : .pointerUp(pointer)
    shell.handle(InputEvent(time: time, kind))
  }

  /// Chooses the line of the next flick, in the middle of the viewport's current frame.
  private mutating func aim(up: Bool) {
    guard let view = shell.report.views.first else { return }
    let size = view.frame.size
    let (low, high) = (
      Point(x: size.width / 2, y: size.height / 2 - Self.distance / 2),
      Point(x: size.width / 2, y: size.height / 2 + Self.distance / 2)
    )
    start = shell.location(of: up ? high : low, inViewWithID: view.id) ?? .zero
    end = shell.location(of: up ? low : high, inViewWithID: view.id) ?? .zero
  }
}
