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

  /// How many taps must come before the press; 0, so none, by default.
  ///
  /// Taps and press follow each other as the taps of a double tap do.
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
  /// The taps so far, and where and when the last one ended.
  private var taps: (count: Int, location: Point, time: Double)?
  /// Whether what is down is to be a tap, and not yet the press.
  private var isTapping: Bool { (taps?.count ?? 0) < numberOfTapsRequired }
  private var mostTouches = 0
  private var isPressed = false

  /// Begins to wait.
  open override func pointerDown(at location: Point) {
    if let last = taps, !TapSequence.goesOn(from: last.location, last.time, to: location, time) {
      taps = nil
    }
    start = location
    isPressed = true
    mostTouches = numberOfTouches
    waitIfComplete()
  }

  /// Counts the fingers.
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
    // While taps are missing, what has run out is the time for the next one.
    if isPressed { move(to: .began) } else { end(.failed) }
  }

  /// Fails if the fingers move too far, or follows them.
  open override func pointerMoved(to location: Point) {
    if isActive {
      move(to: .changed)
    } else if (location - start).length > allowableMovement {
      end(.failed)
    }
  }

  /// Ends the gesture, counts a tap, or fails if neither has come about.
  open override func pointerUp(at location: Point) {
    isPressed = false
    guard !isActive, progress == .possible, isTapping, mostTouches == numberOfTouchesRequired
    else { return end(isActive ? .ended : .failed) }
    taps = ((taps?.count ?? 0) + 1, location, time)
    deadline = time + TapSequence.longestPause
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
