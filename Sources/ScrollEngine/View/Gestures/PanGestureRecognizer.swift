/// Recognizes a pointer that is held and moved.
///
/// The gesture begins when the pointer has left the slop. The position it had then is the baseline,
/// so what is dragged does not jump.
public final class PanGestureRecognizer: GestureRecognizer {
  /// How far a finger may move and still tap.
  public var slop = DragSlop.standard

  /// How far a mouse may move and still click.
  public var mouseSlop = DragSlop.mouse

  /// Whether a movement by this translation, in points, may begin the gesture.
  public var shouldBegin: ((Point) -> Bool)?

  /// Whether a pointer that goes down begins the gesture at once, without slop: a catch.
  public var shouldBeginAtOnce: (() -> Bool)?

  /// Called with true when a pointer goes down, and with false when it is no more this gesture's.
  var onTouch: ((Bool) -> Void)?

  /// Where the pointer went down, in the coordinates of the window.
  private(set) var startLocation = Point.zero
  private var baseline = Point.zero
  private var lastLocation = Point.zero
  private var tracker = VelocityTracker()
  /// When a gesture begins for which the pointer has been down already.
  enum Beginning {
    /// When the pointer has left the slop, as usual.
    case afterSlop
    /// The same, but it counts from the last position within the slop. On content that moves, a pointer that
    /// goes down is hardly a tap, and should lose less of its way.
    case leavingSlop
    /// With the first movement, of which nothing is lost.
    case firstMovement
    case atOnce
  }

  var beginning = Beginning.afterSlop

  /// The movement since the baseline in points, in the coordinates of a view, nil for the window.
  ///
  /// - Parameter view: Coordinates of views differ in their origins and in their scale.
  public func translation(in view: View?) -> Point {
    difference(baseline, location, in: view)
  }

  /// Makes `translation` what the movement so far counts as.
  public func setTranslation(_ translation: Point, in view: View?) {
    let scale = view?.scaleInWindow ?? 1
    baseline = location - translation * scale
  }

  /// The velocity of the pointer in points per second, in the coordinates of a view, nil for the
  /// window; zero once it has rested for 40 milliseconds.
  public func velocity(in view: View?) -> Point {
    tracker.velocity(at: time) * (1 / (view?.scaleInWindow ?? 1))
  }

  private func difference(_ from: Point, _ to: Point, in view: View?) -> Point {
    (to - from) * (1 / (view?.scaleInWindow ?? 1))
  }

  // MARK: Pointer

  public override func pointerDown(at location: Point) {
    startLocation = location
    baseline = location
    lastLocation = location
    tracker.reset()
    tracker.add(location, at: time)
    onTouch?(true)
    switch beginning {
    case .afterSlop, .leavingSlop: if shouldBeginAtOnce?() ?? false { move(to: .began) }
    case .firstMovement: break
    case .atOnce: move(to: .began)
    }
  }

  /// Takes a pointer that is down already, or fingers on a touchpad.
  ///
  /// - Parameters:
  ///   - location: In the coordinates of the window.
  ///   - time: When it was there, in seconds.
  func takeOver(
    at location: Point, device: InputEvent.Pointer.Device, time: Double,
    _ beginning: Beginning = .atOnce
  ) {
    self.beginning = beginning
    begin(with: InputEvent.Pointer(at: location, device: device, isPressed: true), time: time)
  }

  public override func pointerMoved(to location: Point) {
    tracker.add(location, at: time)
    defer { lastLocation = location }
    switch state {
    case .possible:
      if beginning == .firstMovement {
        guard location != startLocation else { return }
        move(to: .began)
        if state == .began { move(to: .changed) }
        return
      }
      let movement = location - startLocation
      let slop = device == .mouse ? mouseSlop : slop
      guard slop.axis(of: movement) != nil else { return }
      guard shouldBegin?(movement) ?? true else { return move(to: .failed) }
      let isLeaving = beginning == .leavingSlop
      baseline = isLeaving ? lastLocation : location
      move(to: .began)
      if isLeaving, state == .began { move(to: .changed) }
    case .began, .changed:
      move(to: .changed)
    case .ended, .cancelled, .failed:
      break
    }
  }

  public override func pointerUp(at location: Point) {
    move(to: isActive ? .ended : .failed)
  }

  override var takesSeveralPointers: Bool { true }

  override var scrollsItsView: Bool { (view as? any Scrolling)?.panGestureRecognizer === self }

  override func loseView() {
    super.loseView()
    shouldBegin = nil
    shouldBeginAtOnce = nil
    onTouch = nil
  }

  override func stateDidChange() {
    if state == .ended || state == .cancelled || state == .failed { onTouch?(false) }
  }
}
