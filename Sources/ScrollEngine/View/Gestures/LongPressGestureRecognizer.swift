/// Recognizes fingers that stay down in one place, and then follows them.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long they must stay, in seconds.
  public final var minimumPressDuration = 0.5

  /// How far they may move before the gesture begins, in points.
  public final var allowableMovement = 10.0

  /// How many fingers must be down.
  ///
  /// - Precondition: At least 1.
  public final var numberOfTouchesRequired = 1 {
    didSet {
      Geometry.require(
        numberOfTouchesRequired > 0,
        "LongPressGestureRecognizer: numberOfTouchesRequired \(numberOfTouchesRequired) is not "
          + "above zero")
    }
  }

  private var start = Point.zero

  /// Begins to wait.
  open override func pointerDown(at location: Point) {
    start = location
    waitIfComplete()
  }

  /// Counts the fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard progress == .possible, numberOfTouches > 1 else { return }
    start = location
    waitIfComplete()
  }

  /// Fails if a finger leaves before the gesture begins.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state == .possible, numberOfTouches > 1 { end(.failed) }
  }

  private func waitIfComplete() {
    deadline = numberOfTouches == numberOfTouchesRequired ? time + minimumPressDuration : nil
  }

  override func deadlineReached() { move(to: .began) }

  /// Fails if the fingers move too far, or follows them.
  open override func pointerMoved(to location: Point) {
    if isActive {
      move(to: .changed)
    } else if (location - start).length > allowableMovement {
      end(.failed)
    }
  }

  /// Ends the gesture, or fails if it has not begun.
  open override func pointerUp(at location: Point) { end(isActive ? .ended : .failed) }

  private func end(_ state: State) {
    deadline = nil
    move(to: state)
  }

  override func takes(_ count: Int) -> Bool { isActive || count <= numberOfTouchesRequired }
}
