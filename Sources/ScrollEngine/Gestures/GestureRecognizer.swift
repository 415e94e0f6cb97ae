/// Watches pointers over its view and says when they make the gesture it stands for.
///
/// Subclasses override the four `pointer…` methods and set `state`. All recognizers between the view
/// that was hit and the root see a pointer; the first that begins takes it, and the others fail.
@MainActor
open class GestureRecognizer {
  public enum State: Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  public internal(set) weak var view: View?

  /// Whether it sees pointers; disabling it ends the gesture that it follows.
  public var isEnabled = true {
    didSet {
      if !isEnabled, isActive || state == .possible { cancel() }
    }
  }

  /// Called at each change of state and, while a gesture goes on, at each movement.
  public var onChange: ((GestureRecognizer) -> Void)?

  public private(set) var state = State.possible

  /// The last position in the coordinates of the window.
  public private(set) var location = Point.zero
  /// The time in seconds of the last event.
  public private(set) var time = 0.0

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
  }

  // MARK: For the router

  var isActive: Bool { state == .began || state == .changed }

  func begin(at location: Point, time: Double) {
    state = .possible
    note(location, time)
    pointerDown(at: location)
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
    if isActive { move(to: .cancelled) } else { state = .failed }
  }

  private func note(_ location: Point, _ time: Double) {
    self.location = location
    self.time = time
  }
}
