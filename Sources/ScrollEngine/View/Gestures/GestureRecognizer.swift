/// Watches pointers over its view and says when they make the gesture it stands for.
///
/// Subclasses override the three `pointer…` methods and move through the states. All recognizers
/// between the view that was hit and the root see a pointer; the first that begins takes it, and the
/// others fail.
@MainActor
open class GestureRecognizer {
  public enum State: Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The view it watches; a view that goes away takes itself out.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var view: View?

  /// A recognizer that is disabled during its gesture cancels it.
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }

  /// Called at each change of state and, while a gesture goes on, at each movement.
  public var onChange: ((GestureRecognizer) -> Void)?

  public private(set) var state = State.possible

  /// The last position in the coordinates of the window.
  public private(set) var location = Point.zero
  /// When the last event happened, in seconds: its ``InputEvent/time``, whatever frames there were.
  public private(set) var time = 0.0
  /// What the pointer is.
  public private(set) var device = InputEvent.Pointer.Device.mouse

  public init(_ onChange: ((GestureRecognizer) -> Void)? = nil) {
    self.onChange = onChange
  }

  /// The last position in the coordinates of a view, or of the window for nil.
  public func location(in view: View?) -> Point {
    view?.convert(location, from: nil) ?? location
  }

  // MARK: For subclasses

  open func pointerDown(at location: Point) {}
  open func pointerMoved(to location: Point) {}
  open func pointerUp(at location: Point) {}

  /// Moves to a state and tells the owner.
  public final func move(to newState: State) {
    state = newState
    if newState != .possible, newState != .failed { onChange?(self) }
    stateDidChange()
  }

  func stateDidChange() {}

  // MARK: For the router

  /// Whether it is the one that drags a scroll view, or its indicator: these are never kept waiting.
  var scrollsItsView: Bool { false }

  /// Whether a pointer that may be about to scroll its own view is kept from it.
  var waitsWithContent: Bool { false }

  /// Whether it goes on when another finger comes to those that it follows.
  var takesSeveralPointers: Bool { false }

  var isActive: Bool { state == .began || state == .changed }

  /// Whether it still may have something to say about the pointer.
  var isInterested: Bool { isActive || state == .possible }

  /// Whether a pointer is down that the recognizer has not been told of yet.
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

  /// Forgets the gesture without a word: the view has left its window.
  func forget() {
    isHeldBack = false
    state = .failed
  }

  /// Forgets a view that goes away, and whatever was to be told of it.
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
