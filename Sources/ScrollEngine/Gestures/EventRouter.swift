import ScrollMotion

/// Brings events from a window to the views they concern.
///
/// A pointer belongs, from its going down to its going up, to the recognizers of the views under
/// the place where it went down. The wheel and the keys go to the innermost scroll view under the
/// pointer that can move along the axis in question.
@MainActor
public final class EventRouter {
  private weak var window: Window?
  private var candidates: [GestureRecognizer] = []
  private var pointerID: Int?

  /// Where the pointer is, in the window's coordinates, or nil when it is over nothing.
  public private(set) var pointerPosition: Point?

  init(window: Window) {
    self.window = window
  }

  /// Whether a gesture is being followed.
  public var isTracking: Bool { pointerID != nil }

  /// - Returns: Whether a view had use for the event.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .pointerDown(let pointer): down(pointer, event)
    case .pointerMoved(let pointer): moved(pointer, event)
    case .pointerUp(let pointer): up(pointer, event)
    case .pointerCancelled(let pointer):
      if pointer.id == pointerID { cancel() }
    case .pointerLeft:
      pointerPosition = nil
    case .wheel(let wheel):
      pointerPosition = wheel.position
      return scroll(by: wheel, event)
    case .key(let press):
      return scroll(with: press)
    case .text:
      return false
    }
    return true
  }

  /// Gives up the gesture that is being followed.
  public func cancel() {
    for recognizer in candidates { recognizer.cancel() }
    candidates = []
    pointerID = nil
  }

  // MARK: Pointers

  private func down(_ pointer: InputEvent.Pointer, _ event: InputEvent) {
    pointerPosition = pointer.position
    guard pointerID == nil, let window else { return }
    var view = window.hitTest(pointer.position, with: event)
    pointerID = pointer.id
    while let current = view {
      candidates += current.gestureRecognizers.filter(\.isEnabled)
      view = current.superview
    }
    for recognizer in candidates { recognizer.begin(at: pointer.position, time: event.time) }
  }

  private func moved(_ pointer: InputEvent.Pointer, _ event: InputEvent) {
    pointerPosition = pointer.position
    guard pointer.id == pointerID else { return }
    for recognizer in candidates where recognizer.state != .failed {
      recognizer.follow(to: pointer.position, time: event.time)
      if recognizer.isActive {
        for other in candidates where other !== recognizer { other.cancel() }
        candidates = [recognizer]
        return
      }
    }
  }

  private func up(_ pointer: InputEvent.Pointer, _ event: InputEvent) {
    guard pointer.id == pointerID else { return }
    let finished = candidates
    candidates = []
    pointerID = nil
    for recognizer in finished where recognizer.state != .failed {
      recognizer.finish(at: pointer.position, time: event.time)
      if recognizer.state == .ended { return }
    }
  }

  // MARK: Wheel and keys

  private func scroll(by wheel: InputEvent.Wheel, _ event: InputEvent) -> Bool {
    let translation = WheelStep.translation(
      delta: wheel.delta, swapsAxes: wheel.modifiers.contains(.shift))
    let axis: Axis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    guard let view = scrollView(at: wheel.position, along: axis, event) else { return false }
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

  /// The innermost scroll view at a point of the window that can move along `axis`.
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
