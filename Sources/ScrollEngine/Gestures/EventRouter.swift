import ScrollMotion

/// Brings events from a window to the views they concern.
///
/// A pointer belongs, from its going down to its going up, to the recognizers of the views under
/// the place where it went down. The wheel and the keys go to the innermost scroll view under the
/// pointer that can move along the axis in question.
///
/// Positions of events are points of the surface that the window is drawn on. They are turned into
/// the coordinates of the window first, so it may lie anywhere and be scrolled itself.
@MainActor
public final class EventRouter {
  private weak var window: Window?
  private var candidates: [GestureRecognizer] = []
  private var tracked: TrackedPointer?

  /// Where the pointer is, in the window's coordinates, or nil when it is over nothing.
  public private(set) var pointerPosition: Point?

  init(window: Window) {
    self.window = window
  }

  /// Whether a gesture is being followed.
  public var isTracking: Bool { tracked != nil }

  /// A mouse and a finger may have the same number.
  private struct TrackedPointer: Equatable {
    let device: InputEvent.Pointer.Device
    let id: Int

    init(_ pointer: InputEvent.Pointer) {
      device = pointer.device
      id = pointer.id
    }
  }

  /// - Returns: Whether a view had use for the event.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .pointerDown(let pointer): down(pointer, event)
    case .pointerMoved(let pointer): moved(pointer, event)
    case .pointerUp(let pointer): up(pointer, event)
    case .pointerCancelled(let pointer):
      if TrackedPointer(pointer) == tracked { cancel() }
    case .pointerLeft:
      pointerPosition = nil
    case .wheel(let wheel):
      let position = windowPoint(wheel.position)
      pointerPosition = position
      return scroll(by: wheel, at: position, event)
    case .key(let press):
      return scroll(with: press)
    case .text:
      return false
    }
    return true
  }

  /// Gives up the gesture that is being followed.
  public func cancel() {
    let cancelled = candidates
    candidates = []
    tracked = nil
    for recognizer in cancelled { recognizer.cancel() }
  }

  /// The point of the window that is seen at a point of the surface.
  private func windowPoint(_ point: Point) -> Point {
    guard let window else { return point }
    return point - window.frame.origin + window.bounds.origin
  }

  // MARK: Pointers

  private func down(_ pointer: InputEvent.Pointer, _ event: InputEvent) {
    let position = windowPoint(pointer.position)
    pointerPosition = position
    // A pointer that goes down twice went up in between, somewhere else.
    if TrackedPointer(pointer) == tracked { cancel() }
    guard tracked == nil, let window else { return }
    var view = window.hitTest(position, with: event)
    tracked = TrackedPointer(pointer)
    while let current = view {
      candidates += current.gestureRecognizers.filter(\.isEnabled)
      view = current.superview
    }
    for recognizer in candidates { recognizer.begin(at: position, time: event.time) }
  }

  private func moved(_ pointer: InputEvent.Pointer, _ event: InputEvent) {
    let position = windowPoint(pointer.position)
    pointerPosition = position
    guard TrackedPointer(pointer) == tracked else { return }
    // It went up where nobody was told of it.
    guard pointer.isPressed else { return cancel() }
    dropDetached()
    for recognizer in candidates where recognizer.state != .failed {
      recognizer.follow(to: position, time: event.time)
      if recognizer.isActive {
        for other in candidates where other !== recognizer { other.cancel() }
        candidates = [recognizer]
        return
      }
    }
  }

  private func up(_ pointer: InputEvent.Pointer, _ event: InputEvent) {
    let position = windowPoint(pointer.position)
    guard TrackedPointer(pointer) == tracked else { return }
    dropDetached()
    let finished = candidates
    candidates = []
    tracked = nil
    for recognizer in finished where recognizer.state != .failed {
      recognizer.finish(at: position, time: event.time)
      if recognizer.state == .ended { return }
    }
  }

  /// Gives up the recognizers of views that have left the window since the pointer went down.
  private func dropDetached() {
    let detached = candidates.filter { $0.view == nil || $0.view?.window !== window }
    guard !detached.isEmpty else { return }
    candidates.removeAll { recognizer in detached.contains { $0 === recognizer } }
    for recognizer in detached { recognizer.cancel() }
  }

  // MARK: Wheel and keys

  private func scroll(by wheel: InputEvent.Wheel, at position: Point, _ event: InputEvent) -> Bool {
    let translation = WheelStep.translation(
      delta: wheel.delta, swapsAxes: wheel.modifiers.contains(.shift))
    let axis: Axis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    guard let view = scrollView(at: position, along: axis, event) else { return false }
    view.scroll(by: translation)
    return true
  }

  private func scroll(with press: InputEvent.KeyPress) -> Bool {
    guard let step = KeyScroll(press.key), let position = pointerPosition,
      let view = scrollView(at: position, along: step.axis, nil)
    else { return false }
    view.scroll(by: step)
    return true
  }

  /// The innermost scroll view that can move along `axis`, at a point in the window's coordinates.
  public func scrollView(at point: Point, along axis: Axis, _ event: InputEvent? = nil)
    -> ScrollView?
  {
    guard let window else { return nil }
    var view = window.hitTest(point, with: event)
    while let current = view {
      if let scrollView = current as? ScrollView, scrollView.canScroll(along: axis) {
        return scrollView
      }
      view = current.superview
    }
    return nil
  }
}
