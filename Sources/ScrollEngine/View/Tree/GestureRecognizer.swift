/// Watches the touches on its view and reports when they make its gesture.
///
/// Subclasses override the methods for pointers, which follow the centre of all fingers, or those
/// for touches, and move through the states. All recognizers from the hit view up to the root see a
/// touch; the first that begins takes it, and the others fail, unless a ``delegate`` lets them go
/// together.
@preconcurrency @MainActor
open class GestureRecognizer {
  /// The progress of a gesture.
  public enum State: Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A gesture that is over as soon as it is recognized.
    public static let recognized = State.ended
  }

  /// The view it watches; nil once that has gone.
  public final var view: View? { watchedView }
  /// The view clears this when it is deallocated.
  @exclusivity(unchecked) unowned(unsafe) final var watchedView: View?

  /// Whether it sees touches; disabling it during its gesture cancels the gesture.
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }

  /// Decides when the gesture may begin, and which others go with it.
  public weak var delegate: (any GestureRecognizerDelegate)?

  /// Whether touches are taken away from the views once the gesture is recognized.
  public var cancelsTouchesInView = true

  /// Whether views get touches only once the gesture has failed, and none that it takes.
  public var delaysTouchesBegan = false

  /// Whether `touchesEnded` comes only once the gesture, which waits for another tap or
  /// for others to fail, has failed too.
  ///
  /// If it is recognized instead, the touch is cancelled, as far as ``cancelsTouchesInView`` says.
  public var delaysTouchesEnded = true

  /// A name for error messages and logs.
  public var name: String?

  /// Called at each change of state and, during a gesture, at each movement.
  public var onChange: ((GestureRecognizer) -> Void)?

  /// The progress of the current gesture, or the outcome of the last one.
  ///
  /// Subclasses set it; ``onChange`` is called then. A gesture that may not begin yet, because
  /// another must fail before, stays possible until that has happened.
  open var state: State {
    get { progress }
    set { move(to: newValue) }
  }
  /// The state, without what a subclass says.
  private(set) final var progress = State.possible
  /// Where it goes once it no longer has to wait for others.
  private(set) var postponed: State?

  /// The last position, in window coordinates.
  public private(set) var location = Point.zero
  /// The time of the last event, in seconds: its ``InputEvent/time``, independent of frames.
  public private(set) var time = 0.0
  /// The kind of pointer.
  public private(set) var device = InputEvent.Pointer.Device.mouse
  /// How many fingers it follows.
  public internal(set) final var numberOfTouches = 0

  /// Those that must fail before this one can begin.
  private var requirements: [Reference] = []

  private struct Reference {
    weak var recognizer: GestureRecognizer?
  }

  /// Makes a recognizer that calls `onChange` at each change of state and movement.
  public init(_ onChange: ((GestureRecognizer) -> Void)? = nil) {
    self.onChange = onChange
  }

  /// The last position in the coordinates of a view, or of the window for nil.
  ///
  /// With several fingers it is their centre.
  open func location(in view: View?) -> Point {
    view?.convert(location, from: nil) ?? location
  }

  /// Makes this recognizer wait until another one has failed.
  ///
  /// If that recognizes its gesture, this one fails.
  public final func require(toFail otherGestureRecognizer: GestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(Reference(recognizer: otherGestureRecognizer))
  }

  func requires(failureOf other: GestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: For subclasses

  /// Called when the first pointer goes down; `location` is in window coordinates.
  open func pointerDown(at location: Point) {}
  /// Called when the pointers move; `location` is their centre, in window coordinates.
  open func pointerMoved(to location: Point) {}
  /// Called when the last pointer goes up; `location` is in window coordinates.
  open func pointerUp(at location: Point) {}

  /// Called for each finger that goes down, before ``pointerDown(at:)``.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called for each finger that moves, before ``pointerMoved(to:)``.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called for each finger that goes up, before ``pointerUp(at:)``.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches are taken away from a gesture that may go on.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

  /// Called when the gesture is over and the recognizer is ready for the next one.
  open func reset() {}

  /// Whether this gesture, once recognized, makes another fail that could not go with it.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether another gesture, once recognized, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Moves to a state and calls ``onChange``.
  public final func move(to newState: State) {
    guard progress == .possible, newState == .began || newState == .ended else {
      return take(newState)
    }
    if postponed == nil, !isAllowed { return take(.failed) }
    switch arbiter?.standing(of: self) {
    case .mustFail: take(.failed)
    case .mustWait: postponed = newState
    case .free, nil: take(newState)
    }
  }

  private func take(_ newState: State) {
    progress = newState
    postponed = nil
    if newState != .possible, newState != .failed { onChange?(self) }
    stateDidChange()
    if newState != .changed, newState != .possible { arbiter?.outcomeChanged(of: self) }
  }

  private var isAllowed: Bool {
    guard !isPartOfItsView else { return true }
    return asked?.gestureRecognizerShouldBegin(self) ?? true
      && view?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// The delegate; a scroll view is asked for its own, if it answers.
  var asked: (any GestureRecognizerDelegate)? {
    delegate ?? (scrollsItsView ? view as? any GestureRecognizerDelegate : nil)
  }

  func stateDidChange() {}

  /// When ``deadlineReached()`` is to be called, in seconds, or nil.
  var deadline: Double?

  func deadlineReached() {}

  // MARK: For the router

  private var arbiter: (any EventRouting)? { view?.window?.routing }

  /// Whether it drags a scroll view or its indicator: those are never kept waiting.
  var scrollsItsView: Bool { false }

  /// Whether pointers that may be about to scroll its own view are kept from it.
  var waitsWithContent: Bool { false }

  /// Whether the view uses it for itself, so that no delegate is asked about it.
  var isPartOfItsView: Bool { false }

  /// Whether the program does not find it in the view's `gestureRecognizers`.
  var isHidden: Bool { false }

  /// Whether it goes on with this number of fingers, two or more.
  func takes(_ count: Int) -> Bool { true }

  var isActive: Bool { progress == .began || progress == .changed }

  /// Whether it may still respond to the pointer.
  var isInterested: Bool { isActive || progress == .possible }

  /// Whether nothing is down and it still waits, for another tap or for others to fail.
  var isWaiting: Bool { progress == .possible && (postponed != nil || deadline != nil) }

  /// Whether a pointer is down that is still being kept from it.
  private(set) var isHeldBack = false

  /// Keeps a pointer from the recognizer until ``begin(with:time:)``: it may be about to scroll.
  func holdBack() {
    progress = .possible
    isHeldBack = true
    // What it waited for has come; whether it was that is seen when it is told.
    deadline = nil
  }

  /// A touch of a window, and the event that brought it; nil for fingers on a touchpad.
  typealias Report = (touch: Touch, event: Event)

  func begin(with pointer: InputEvent.Pointer, time: Double, _ report: Report? = nil) {
    progress = .possible
    postponed = nil
    isHeldBack = false
    numberOfTouches = 1
    device = pointer.device
    note(pointer.position, time)
    if let report { touchesBegan([report.touch], with: report.event) }
    if isInterested { pointerDown(at: pointer.position) }
  }

  /// Called for another finger.
  func join(time: Double, _ report: Report) {
    self.time = time
    touchesBegan([report.touch], with: report.event)
  }

  func follow(to location: Point, time: Double, _ report: Report? = nil) {
    note(location, time)
    if let report { touchesMoved([report.touch], with: report.event) }
    if isInterested { pointerMoved(to: location) }
  }

  func finish(at location: Point, time: Double, _ report: Report? = nil) {
    note(location, time)
    if let report { touchesEnded([report.touch], with: report.event) }
    if isInterested { pointerUp(at: location) }
  }

  /// Shows the gesture further on than it was last reported; its velocity stays the same.
  func lead(to location: Point) {
    guard isActive else { return }
    self.location = location
    move(to: .changed)
  }

  /// Goes where it wanted to before others had failed.
  func goOn() {
    guard let state = postponed else { return }
    move(to: state)
  }

  /// Lets time pass to the deadline.
  func expire() {
    guard let deadline else { return }
    time = deadline
    self.deadline = nil
    deadlineReached()
  }

  /// Ends the gesture without its effect.
  func cancel() {
    deadline = nil
    guard isInterested else { return }
    if isHeldBack {
      forget()
      arbiter?.outcomeChanged(of: self)
      return
    }
    take(isActive ? .cancelled : .failed)
  }

  /// Drops the gesture without a callback: the view has left its window.
  func forget() {
    isHeldBack = false
    deadline = nil
    postponed = nil
    progress = .failed
  }

  /// Drops a deallocated view and any pending callback.
  func loseView() {
    watchedView = nil
    onChange = nil
    forget()
  }

  private func note(_ location: Point, _ time: Double) {
    self.location = location
    self.time = time
  }
}

extension GestureRecognizer: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool {
    left === right
  }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
