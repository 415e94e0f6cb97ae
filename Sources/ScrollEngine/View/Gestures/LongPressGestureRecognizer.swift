/// Recognizes fingers that stay down in one place, and then follows them.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers must stay down, in seconds.
  public final var minimumPressDuration = 0.5

  /// How far the fingers may move before the gesture begins, in points.
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

  /// The number of taps that must come before the press; 0 by default.
  ///
  /// The press must follow the last tap as quickly and as closely as a second tap would.
  ///
  /// - Precondition: Not negative.
  public final var numberOfTapsRequired = 0 {
    didSet {
      Geometry.require(
        numberOfTapsRequired >= 0,
        "LongPressGestureRecognizer: numberOfTapsRequired \(numberOfTapsRequired) is negative")
    }
  }

  private var start = Point.zero
  /// The taps so far, and where and when the last one ended; nil if there are none.
  private var taps: (count: Int, location: Point, time: Double)?
  /// Whether the pointer that is down makes one of these taps, rather than the press.
  private var isTapping: Bool { (taps?.count ?? 0) < numberOfTapsRequired }
  private var mostTouches = 0
  private var isPressed = false

  /// Waits for more fingers, or until the press is long enough.
  open override func pointerDown(at location: Point) {
    if let last = taps,
      !TapSequence.goesOn(
        from: last.location, last.time, to: location, time, within: doubleTapPause)
    {
      taps = nil
    }
    start = location
    isPressed = true
    mostTouches = numberOfTouches
    waitIfComplete()
  }

  /// Starts the press again with one more finger.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard progress == .possible, numberOfTouches > 1 else { return }
    mostTouches = max(mostTouches, numberOfTouches)
    start = location
    waitIfComplete()
  }

  /// Fails if a finger leaves before the gesture begins.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if progress == .possible, !isTapping, numberOfTouches > 1 { end(.failed) }
  }

  private func waitIfComplete() {
    let waits = !isTapping && numberOfTouches == numberOfTouchesRequired
    deadline = waits ? time + minimumPressDuration : nil
  }

  override func deadlineReached() {
    // If no finger is down, the deadline was that of the next tap.
    if isPressed { move(to: .began) } else { end(.failed) }
  }

  /// Follows the fingers once the gesture has begun; before that, fails if they move too far.
  open override func pointerMoved(to location: Point) {
    if isActive {
      move(to: .changed)
    } else if (location - start).length > allowableMovement {
      end(.failed)
    }
  }

  /// Ends the gesture if it has begun; otherwise counts a tap, or fails if no tap is missing.
  open override func pointerUp(at location: Point) {
    isPressed = false
    guard !isActive, progress == .possible, isTapping, mostTouches == numberOfTouchesRequired
    else { return end(isActive ? .ended : .failed) }
    taps = ((taps?.count ?? 0) + 1, location, time)
    deadline = time + doubleTapPause
  }

  private func end(_ state: State) {
    deadline = nil
    taps = nil
    move(to: state)
  }

  override func forget() {
    super.forget()
    taps = nil
  }

  override func takes(_ count: Int) -> Bool { isActive || count <= numberOfTouchesRequired }
}
