public import ScrollMotion

/// Recognizes a pointer that goes down and moves.
///
/// The gesture begins when the pointer leaves the slop. The pointer's position at that moment is
/// the baseline of the translation, so dragged content does not jump.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far a finger may move before the gesture begins.
  public final var slop = DragSlop.standard

  /// How far a mouse may move before the gesture begins.
  public final var mouseSlop = DragSlop.mouse

  /// Returns whether a movement, in points of the window, may begin the gesture; nil allows all.
  public final var shouldBegin: ((Point) -> Bool)?

  /// Returns whether a pointer that goes down begins the gesture at once, to catch moving content.
  public final var shouldBeginAtOnce: (() -> Bool)?

  /// The number of fingers with which the gesture begins.
  ///
  /// - Precondition: At least 1.
  public final var minimumNumberOfTouches = 1 {
    didSet {
      Geometry.require(
        minimumNumberOfTouches > 0,
        "PanGestureRecognizer: minimumNumberOfTouches \(minimumNumberOfTouches) is not above zero")
    }
  }

  /// The most fingers that the gesture follows; a further finger is ignored, or cancels the gesture
  /// if another recognizer accepts that finger.
  ///
  /// - Precondition: At least 1.
  public final var maximumNumberOfTouches = Int.max {
    didSet {
      Geometry.require(
        maximumNumberOfTouches > 0,
        "PanGestureRecognizer: maximumNumberOfTouches \(maximumNumberOfTouches) is not above zero")
    }
  }

  /// Called with true when a pointer goes down, and with false when the gesture ends, fails or is
  /// cancelled.
  var onTouch: ((Bool) -> Void)?

  /// The position from which the slop counts, in window coordinates, in points.
  ///
  /// The pointer went down there; or, if more than one finger is required, it was there when the
  /// last required finger went down.
  public private(set) final var startLocation = Point.zero
  private var baseline = Point.zero
  private var lastLocation = Point.zero
  private var tracker = VelocityTracker()
  /// The velocity of fingers on a touchpad at their release, in window coordinates; nil for other
  /// pointers.
  private var lastVelocity: Point?
  /// The condition under which a gesture begins once its pointer is down.
  enum Beginning {
    /// When the pointer leaves the slop, as usual.
    case afterSlop
    /// When the pointer leaves the slop, with the last position within it as the baseline: a
    /// pointer that goes down on moving content is unlikely to tap, and should lose less of its
    /// movement.
    case leavingSlop
    /// With the first movement, all of which counts.
    case firstMovement
    case atOnce
  }

  var beginning = Beginning.afterSlop

  /// The movement since the baseline, in points of a view, or of the window for nil.
  ///
  /// A scaled or transformed view has other coordinates for the same movement.
  open func translation(in view: View?) -> Point {
    difference(baseline, location, in: view)
  }

  /// Replaces the movement so far with `translation`, in points of a view, or of the window for
  /// nil.
  open func setTranslation(_ translation: Point, in view: View?) {
    baseline = location - (view?.movementInWindow(translation) ?? translation)
  }

  /// The pointer's velocity in points per second, in the coordinates of a view, or of the window
  /// for nil.
  ///
  /// The velocity is zero once the pointer has rested for 40 milliseconds.
  open func velocity(in view: View?) -> Point {
    let velocity = lastVelocity ?? tracker.velocity(at: time)
    return view?.movement(ofWindow: velocity) ?? velocity
  }

  private func difference(_ from: Point, _ to: Point, in view: View?) -> Point {
    view?.movement(ofWindow: to - from) ?? to - from
  }

  // MARK: Pointer

  /// Starts tracking, and begins the gesture if ``shouldBeginAtOnce`` returns true.
  open override func pointerDown(at location: Point) {
    startLocation = location
    baseline = location
    lastLocation = location
    tracker.reset()
    tracker.add(location, at: time)
    lastVelocity = nil
    onTouch?(true)
    switch beginning {
    case .afterSlop, .leavingSlop: if shouldBeginAtOnce?() ?? false { move(to: .began) }
    case .firstMovement: break
    case .atOnce: move(to: .began)
    }
  }

  /// Takes over a pointer that is already down, or fingers on a touchpad.
  ///
  /// `location` is in window coordinates; `time`, in seconds, is when the pointer was there.
  func takeOver(
    at location: Point, device: InputEvent.Pointer.Device, time: Double,
    _ beginning: Beginning = .atOnce
  ) {
    self.beginning = beginning
    begin(with: InputEvent.Pointer(at: location, device: device, isPressed: true), time: time)
  }

  /// Ends the gesture with a velocity in points per second, in window coordinates.
  func finish(at location: Point, velocity: Point, time: Double) {
    lastVelocity = velocity
    finish(at: location, time: time)
  }

  /// Begins the gesture once the pointer leaves the slop, and reports its movement.
  open override func pointerMoved(to location: Point) {
    tracker.add(location, at: time)
    defer { lastLocation = location }
    switch progress {
    case .possible:
      if beginning == .firstMovement {
        guard location != startLocation else { return }
        move(to: .began)
        if progress == .began { move(to: .changed) }
        return
      }
      guard numberOfTouches >= minimumNumberOfTouches else {
        startLocation = location
        return
      }
      let movement = location - startLocation
      let slop = device == .mouse ? mouseSlop : slop
      guard slop.axis(of: movement) != nil else { return }
      guard shouldBegin?(movement) ?? true else { return move(to: .failed) }
      let isLeaving = beginning == .leavingSlop
      baseline = isLeaving ? lastLocation : location
      move(to: .began)
      if isLeaving, progress == .began { move(to: .changed) }
    case .began, .changed:
      move(to: .changed)
    case .ended, .cancelled, .failed:
      break
    }
  }

  /// Ends the gesture, or fails if it has not begun.
  open override func pointerUp(at location: Point) {
    move(to: isActive ? .ended : .failed)
  }

  override func takes(_ count: Int) -> Bool { count <= maximumNumberOfTouches }

  override var scrollsItsView: Bool { (view as? any Scrolling)?.panGestureRecognizer === self }

  override func loseView() {
    super.loseView()
    shouldBegin = nil
    shouldBeginAtOnce = nil
    onTouch = nil
  }

  override func stateDidChange() {
    if progress == .ended || progress == .cancelled || progress == .failed { onTouch?(false) }
  }
}
