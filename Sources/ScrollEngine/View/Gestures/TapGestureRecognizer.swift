import ScrollMotion

extension GestureRecognizer {
  /// How long a pointer may be up between two taps, in seconds.
  var doubleTapPause: Double { view?.window?.doubleTapPause ?? TapSequence.longestPause }
}

/// Recognizes one tap or several: pointers that go down and up in nearly the same position.
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps in a row that make the gesture; a single tap is recognized at once.
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

  /// Whether a single tap of one finger makes the gesture.
  var isOfSingleTaps: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  private var start = Point.zero
  /// The number of taps so far, and where and when the last one ended; nil if there are none.
  private var done: (count: Int, location: Point, time: Double)?
  private var mostTouches = 0

  /// Called with true when a pointer goes down, and with false when the gesture ends or fails.
  var onTouch: ((Bool) -> Void)?

  /// Whether the recognizer acts for the content of a scroll view, and gets pointers as late as the
  /// content does.
  var concernsContent = false

  /// Notes where the pointer goes down.
  public override func pointerDown(at location: Point) {
    deadline = nil
    if let last = done,
      !TapSequence.goesOn(
        from: last.location, last.time, to: location, time, within: doubleTapPause)
    {
      done = nil
    }
    start = location
    mostTouches = numberOfTouches
    onTouch?(true)
  }

  /// Counts the fingers, and fails if there are too many.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    mostTouches = max(mostTouches, numberOfTouches)
    if progress == .possible, numberOfTouches > numberOfTouchesRequired { fail() }
  }

  /// Fails once the pointer leaves the slop.
  public override func pointerMoved(to location: Point) {
    let slop = device == .mouse ? DragSlop.mouse : DragSlop.standard
    if slop.axis(of: location - start) != nil { fail() }
  }

  /// Counts a tap if the pointer is still within the slop; the last tap ends the gesture.
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
      deadline = time + doubleTapPause
    }
  }

  /// Fails, because no other tap has come in time.
  override func deadlineReached() { fail() }

  private func fail() {
    done = nil
    deadline = nil
    move(to: .failed)
  }

  /// A recognizer of fewer taps does not prevent one of more taps.
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
