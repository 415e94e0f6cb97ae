/// Watches the pointers over its view and reports when they make its gesture.
///
/// Subclasses override the three `pointer…` methods and move through the states. All recognizers
/// from the hit view up to the root see a pointer; the first that begins takes it, and the others
/// fail.
@MainActor
open class GestureRecognizer {
  /// The progress of a gesture.
  public enum State: Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The view it watches; the view clears this when it is deallocated.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var view: View?

  /// Whether it sees pointers; disabling it during its gesture cancels the gesture.
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }

  /// Called at each change of state and, during a gesture, at each movement.
  public var onChange: ((GestureRecognizer) -> Void)?

  /// The progress of the current gesture, or the outcome of the last one.
  public private(set) var state = State.possible

  /// The last position, in window coordinates.
  public private(set) var location = Point.zero
  /// The time of the last event, in seconds: its ``InputEvent/time``, independent of frames.
  public private(set) var time = 0.0
  /// The kind of pointer.
  public private(set) var device = InputEvent.Pointer.Device.mouse

  /// Makes a recognizer that calls `onChange` at each change of state and movement.
  public init(_ onChange: ((GestureRecognizer) -> Void)? = nil) {
    self.onChange = onChange
  }

  /// The last position in the coordinates of a view, or of the window for nil.
  public func location(in view: View?) -> Point {
    view?.convert(location, from: nil) ?? location
  }

  // MARK: For subclasses

  /// Called when a pointer goes down; `location` is in window coordinates.
  open func pointerDown(at location: Point) {}
  /// Called when the pointer moves; `location` is in window coordinates.
  open func pointerMoved(to location: Point) {}
  /// Called when the pointer goes up; `location` is in window coordinates.
  open func pointerUp(at location: Point) {}

  /// Moves to a state and calls ``onChange``.
  public final func move(to newState: State) {
    state = newState
    if newState != .possible, newState != .failed { onChange?(self) }
    stateDidChange()
  }

  func stateDidChange() {}

  // MARK: For the router

  /// Whether it drags a scroll view or its indicator: those are never kept waiting.
  var scrollsItsView: Bool { false }

  /// Whether pointers that may be about to scroll its own view are kept from it.
  var waitsWithContent: Bool { false }

  /// Whether it continues when another finger joins those it follows.
  var takesSeveralPointers: Bool { false }

  var isActive: Bool { state == .began || state == .changed }

  /// Whether it may still respond to the pointer.
  var isInterested: Bool { isActive || state == .possible }

  /// Whether a pointer is down that is still being kept from it.
  private(set) var isHeldBack = false

  /// Keeps a pointer from the recognizer until ``begin(with:time:)``: it may be about to scroll.
  func holdBack() {
    state = .possible
    isHeldBack = true
  }

  func begin(with pointer: InputEvent.Pointer, time: Double) {
    state = .possible
    isHeldBack = false
    device = pointer.device
    note(pointer.position, time)
    pointerDown(at: pointer.position)
  }

  func follow(to location: Point, time: Double) {
    note(location, time)
    pointerMoved(to: location)
  }

  func finish(at location: Point, time: Double) {
    note(location, time)
    pointerUp(at: location)
  }

  /// Ends the gesture without its effect.
  func cancel() {
    guard isInterested else { return }
    if isHeldBack { return forget() }
    move(to: isActive ? .cancelled : .failed)
  }

  /// Drops the gesture without a callback: the view has left its window.
  func forget() {
    isHeldBack = false
    state = .failed
  }

  /// Drops a deallocated view and any pending callback.
  func loseView() {
    view = nil
    onChange = nil
    forget()
  }

  private func note(_ location: Point, _ time: Double) {
    self.location = location
    self.time = time
  }
}
