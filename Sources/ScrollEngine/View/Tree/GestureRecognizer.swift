/// Receives the touches on its view, and recognizes a gesture in them.
///
/// Subclasses override the methods for pointers, which follow the centre of all fingers, or the
/// methods for touches, and move through the states. All recognizers from the hit view up to the
/// root receive a touch; the first recognizer that begins takes the touch, and the others fail,
/// except those that a ``delegate`` allows at the same time.
@preconcurrency @MainActor
open class GestureRecognizer {
  /// The progress of a gesture.
  public enum State: Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A gesture that is over as soon as it is recognized.
    public static let recognized = State.ended
  }

  /// The view of the recognizer; nil if it has none, or if the view was deallocated.
  public final var view: View? { watchedView }
  /// The view clears this when it is deallocated.
  @exclusivity(unchecked) unowned(unsafe) final var watchedView: View?

  /// Whether the recognizer receives touches; disabling it during a gesture cancels the gesture.
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }

  /// Decides when the gesture may begin, and which other gestures may be recognized at the same
  /// time.
  public weak var delegate: (any GestureRecognizerDelegate)?

  /// Whether the touches are cancelled for the views once the gesture is recognized.
  public var cancelsTouchesInView = true

  /// Whether views receive touches only once the gesture has failed, and none if it is recognized.
  public var delaysTouchesBegan = false

  /// Whether views receive the end of a touch only once a gesture that waits has failed.
  ///
  /// A gesture waits for another tap, or for other gestures to fail. If it is recognized, the touch
  /// is cancelled, provided that ``cancelsTouchesInView`` is true.
  public var delaysTouchesEnded = true

  /// A name for error messages and logs.
  public var name: String?

  /// Called when the gesture begins, ends or is cancelled, and at each movement in between; not
  /// called when it fails.
  public var onChange: ((GestureRecognizer) -> Void)?

  /// What was added with a target, in the order of addition; a target is not retained.
  private var targets: [(target: Target, call: (GestureRecognizer) -> Void)] = []

  private struct Target { weak var object: AnyObject? }

  /// Adds a method of an object, which is not retained; it is called when ``onChange`` is.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void
  ) {
    add(target) { [weak target] _ in
      if let target { action(target)() }
    }
  }

  /// Adds a method of an object, which is not retained; the method takes the recognizer.
  ///
  /// - Precondition: The recognizer has the type that the method takes.
  public final func addTarget<Target: AnyObject, Recognizer: GestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void
  ) {
    add(target) { [weak target] recognizer in
      guard let target else { return }
      guard let recognizer = recognizer as? Recognizer else {
        fail("\(recognizer): a target's method takes a \(Recognizer.self)")
      }
      action(target)(recognizer)
    }
  }

  private func add(_ target: AnyObject, _ call: @escaping (GestureRecognizer) -> Void) {
    targets.removeAll { $0.target.object == nil }
    targets.append((Target(object: target), call))
  }

  /// Stops calling methods of a target; nil stands for all targets.
  public final func removeTarget(_ target: AnyObject?, action: Never?) {
    targets.removeAll { target == nil || $0.target.object === target || $0.target.object == nil }
  }

  /// The progress of the current gesture, or the outcome of the last one.
  ///
  /// Subclasses set it, which calls ``onChange``. A gesture that may not begin before another has
  /// failed stays possible until then.
  open var state: State {
    get { progress }
    set { move(to: newValue) }
  }
  /// The state, regardless of overrides.
  private(set) final var progress = State.possible
  /// The state that the gesture moves to once it no longer has to wait for others; nil if it does
  /// not wait.
  private(set) var postponed: State?

  /// The last position of the pointer, or the centre of several pointers, in window coordinates.
  public private(set) var location = Point.zero
  /// The time of the last event, in seconds: its ``InputEvent/time``, independent of frames.
  public private(set) var time = 0.0
  /// The device of the pointer.
  public private(set) var device = InputEvent.Pointer.Device.mouse
  /// The number of fingers in the gesture.
  public internal(set) final var numberOfTouches = 0

  /// The recognizers that must fail before this one can begin.
  private var requirements: [Reference] = []

  private struct Reference {
    weak var recognizer: GestureRecognizer?
  }

  /// Makes a recognizer that calls `onChange`, as the property ``onChange`` describes.
  public init(_ onChange: ((GestureRecognizer) -> Void)? = nil) {
    self.onChange = onChange
  }

  /// The last position in the coordinates of a view, or of the window if `view` is nil.
  ///
  /// With several fingers, it is their centre.
  open func location(in view: View?) -> Point {
    view?.convert(location, from: nil) ?? location
  }

  /// Makes this recognizer wait until another one has failed.
  ///
  /// If the other recognizer recognizes its gesture, this one fails.
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

  /// Called for each finger that goes down; for the first one, before ``pointerDown(at:)``.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called for each finger that moves, before ``pointerMoved(to:)``.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called for each finger that goes up; for the last one, before ``pointerUp(at:)``.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called with the fingers of a gesture that are taken away: by the system, by
  /// ``EventRouter/cancel()``, or by a pinch. Then ``state`` changes, unless this method has changed
  /// it. Not called when another gesture makes this one fail, when the recognizer is disabled, or
  /// when its view leaves the window.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

  /// Called when the gesture is over and the recognizer is ready for the next one.
  open func reset() {}

  /// Whether this gesture, once recognized, makes another one fail, unless the two may be
  /// recognized together.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether another gesture, once recognized, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Moves to a state as setting ``state`` does, regardless of overrides of that property.
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
    if newState != .possible, newState != .failed {
      onChange?(self)
      for (_, call) in targets { call(self) }
    }
    stateDidChange()
    if newState != .changed, newState != .possible { arbiter?.outcomeChanged(of: self) }
  }

  private var isAllowed: Bool {
    guard !isPartOfItsView else { return true }
    return asked?.gestureRecognizerShouldBegin(self) ?? true
      && view?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// The delegate, or else the scroll view that the recognizer drags, if that conforms to the
  /// protocol.
  var asked: (any GestureRecognizerDelegate)? {
    delegate ?? (scrollsItsView ? view as? any GestureRecognizerDelegate : nil)
  }

  func stateDidChange() {}

  /// The time at which ``deadlineReached()`` is to be called, in seconds; nil for never.
  var deadline: Double?

  func deadlineReached() {}

  // MARK: For the router

  private var arbiter: (any EventRouting)? { view?.window?.routing }

  /// Whether the recognizer drags a scroll view or its indicator; such a recognizer is never held
  /// back.
  var scrollsItsView: Bool { false }

  /// Whether the recognizer, too, gets a pointer late if the pointer may be about to scroll its
  /// view.
  var waitsWithContent: Bool { false }

  /// Whether the view uses the recognizer for itself, so that no delegate decides about it.
  var isPartOfItsView: Bool { false }

  /// Whether the recognizer is not listed in the view's `gestureRecognizers`.
  var isHidden: Bool { false }

  /// Whether the gesture continues with this number of fingers, two or more.
  func takes(_ count: Int) -> Bool { true }

  var isActive: Bool { progress == .began || progress == .changed }

  /// Whether the recognizer may still respond to the pointer.
  var isInterested: Bool { isActive || progress == .possible }

  /// Whether no pointer is down and the recognizer waits for another tap or for others to fail.
  var isWaiting: Bool { progress == .possible && (postponed != nil || deadline != nil) }

  /// Whether a pointer is down and is still held back from the recognizer.
  private(set) var isHeldBack = false

  /// Holds a pointer back from the recognizer until ``begin(with:time:)``, because the pointer may
  /// be about to scroll.
  func holdBack() {
    progress = .possible
    isHeldBack = true
    hasTouches = false
    // This pointer may be the awaited tap; the recognizer decides when it gets the pointer.
    deadline = nil
  }

  /// Whether the recognizer has received the beginning of a touch of this gesture.
  private var hasTouches = false

  /// A touch and its event; nil for fingers on a touchpad.
  typealias Report = (touch: Touch, event: Event)

  func begin(with pointer: InputEvent.Pointer, time: Double, _ report: Report? = nil) {
    progress = .possible
    postponed = nil
    isHeldBack = false
    hasTouches = report != nil
    numberOfTouches = 1
    device = pointer.device
    note(pointer.position, time)
    if let report { touchesBegan([report.touch], with: report.event) }
    if isInterested { pointerDown(at: pointer.position) }
  }

  /// Adds another finger to the gesture.
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
    hasTouches = false
    if let report { touchesEnded([report.touch], with: report.event) }
    if isInterested { pointerUp(at: location) }
  }

  /// Cancels the gesture because its touches are taken away.
  func lose(_ touches: Set<Touch>, with event: Event) {
    if isInterested, hasTouches, !touches.isEmpty { touchesCancelled(touches, with: event) }
    cancel()
  }

  /// Moves the gesture to a position that no event has reported yet; its velocity stays the same.
  func lead(to location: Point) {
    guard isActive else { return }
    self.location = location
    move(to: .changed)
  }

  /// Moves to the postponed state, now that the recognizers that it waited for have failed.
  func goOn() {
    guard let state = postponed else { return }
    move(to: state)
  }

  /// Handles the deadline as an event at the time of the deadline.
  func expire() {
    guard let deadline else { return }
    time = deadline
    self.deadline = nil
    deadlineReached()
  }

  /// Cancels the gesture, or makes it fail if it has not begun.
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

  /// Drops the gesture without calling ``onChange`` or the router.
  func forget() {
    isHeldBack = false
    deadline = nil
    postponed = nil
    progress = .failed
  }

  /// Forgets a view that was deallocated, the handler and the gesture.
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
