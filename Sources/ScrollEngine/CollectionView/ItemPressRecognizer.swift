/// Follows a pointer that presses an item: down, and up in nearly the same place.
final class ItemPressRecognizer: GestureRecognizer {
  private let onPress: (Point) -> Void
  private let onLift: () -> Void
  private let onCancel: () -> Void
  private var start = Point.zero
  private var isDown = false

  /// - Parameters:
  ///   - onPress: Is told of a pointer that goes down at a point of the window.
  ///   - onLift: Is told that it went up again.
  ///   - onCancel: Is told that it moved away, or does something else.
  init(
    onPress: @escaping (Point) -> Void, onLift: @escaping () -> Void,
    onCancel: @escaping () -> Void
  ) {
    self.onPress = onPress
    self.onLift = onLift
    self.onCancel = onCancel
    super.init()
  }

  override func pointerDown(at location: Point) {
    start = location
    isDown = true
    onPress(location)
  }

  override func pointerMoved(to location: Point) {
    let slop = device == .mouse ? DragSlop.mouse : DragSlop.standard
    if slop.axis(of: location - start) != nil { move(to: .failed) }
  }

  override func pointerUp(at location: Point) {
    // The pointer may have come here without a move.
    pointerMoved(to: location)
    guard state == .possible else { return }
    move(to: .ended)
  }

  override func stateDidChange() {
    super.stateDidChange()
    guard isDown, state != .possible else { return }
    isDown = false
    if state == .ended { onLift() } else { onCancel() }
  }

  override func loseView() {
    // There is nobody left to tell.
    isDown = false
    super.loseView()
  }

  override func forget() {
    super.forget()
    guard isDown else { return }
    isDown = false
    onCancel()
  }
}
