import ScrollMotion

/// Recognizes one tap or several: pointers that go down and up in nearly the same position.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in a row make the gesture; a single one waits for no other.
  ///
  /// - Precondition: At least 1.
  public var numberOfTapsRequired = 1 {
    didSet {
      Geometry.require(
        numberOfTapsRequired > 0,
        "TapGestureRecognizer: numberOfTapsRequired \(numberOfTapsRequired) is not above zero")
    }
  }

  /// How many fingers must be down at once.
  ///
  /// - Precondition: At least 1.
  public var numberOfTouchesRequired = 1 {
    didSet {
      Geometry.require(
        numberOfTouchesRequired > 0,
        "TapGestureRecognizer: numberOfTouchesRequired \(numberOfTouchesRequired) is not above zero"
      )
    }
  }

  /// Whether one finger that taps once is all it takes.
  var isOfSingleTaps: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  private var start = Point.zero
  /// How many taps are done, and where and when the last one ended.
  private var done: (count: Int, location: Point, time: Double)?
  private var mostTouches = 0

  /// Called with true when a pointer goes down, and with false when the gesture loses it.
  var onTouch: ((Bool) -> Void)?

  /// Whether it acts for the content of its scroll view, and waits for pointers as the content
  /// does.
  var concernsContent = false

  /// Notes where the pointer goes down.
  public override func pointerDown(at location: Point) {
    deadline = nil
    if let last = done, !TapSequence.goesOn(from: last.location, last.time, to: location, time) {
      done = nil
    }
    start = location
    mostTouches = numberOfTouches
    onTouch?(true)
  }

  /// Counts the fingers; one too many fails.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    mostTouches = max(mostTouches, numberOfTouches)
    if progress == .possible, numberOfTouches > numberOfTouchesRequired { fail() }
  }

  /// Fails once the pointer leaves the slop.
  public override func pointerMoved(to location: Point) {
    let slop = device == .mouse ? DragSlop.mouse : DragSlop.standard
    if slop.axis(of: location - start) != nil { fail() }
  }

  /// Ends the gesture with the last tap, if the pointer is still within the slop.
  public override func pointerUp(at location: Point) {
    // The pointer may have got here without a move event.
    pointerMoved(to: location)
    guard progress == .possible, postponed == nil else { return }
    guard mostTouches == numberOfTouchesRequired else { return fail() }
    let count = (done?.count ?? 0) + 1
    if count >= numberOfTapsRequired {
      done = nil
      move(to: .ended)
    } else {
      done = (count, location, time)
      deadline = time + TapSequence.longestPause
    }
  }

  /// No other tap has come.
  override func deadlineReached() { fail() }

  private func fail() {
    done = nil
    deadline = nil
    move(to: .failed)
  }

  /// A single tap does not keep one from tapping on.
  public override func canBePrevented(
    by preventingGestureRecognizer: GestureRecognizer
  ) -> Bool {
    guard let tap = preventingGestureRecognizer as? TapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired >= numberOfTapsRequired
  }

  override var waitsWithContent: Bool { concernsContent }
  override var isPartOfItsView: Bool { concernsContent }
  override func takes(_ count: Int) -> Bool { count <= numberOfTouchesRequired }

  override func stateDidChange() {
    if progress != .possible { onTouch?(false) }
  }

  override func forget() {
    super.forget()
    done = nil
    onTouch?(false)
  }

  override func loseView() {
    onTouch = nil
    super.loseView()
  }
}
