/// A view that tracks a touch, and calls actions and targets for its events.
///
/// A control tracks one touch and ignores a second one. It passes no touches on to the next
/// responder, not even while it is disabled.
///
/// ```swift
/// final class Star: Control {
///   override func draw(in canvas: inout Canvas) {
///     canvas.fill(bounds, isSelected ? Color(0xF5A623) : Color(0xC6C6C8), cornerRadius: 8)
///   }
/// }
/// let star = Star(frame: Rect(x: 16, y: 16, width: 32, height: 32))
/// star.addAction(Action { _ in star.isSelected.toggle() }, for: .touchUpInside)
/// ```
///
/// Buttons, switches and fields are in the module `Controls`.
open class Control: View {
  /// Whether the control can be used.
  open var isEnabled = true { didSet { if oldValue != isEnabled { stateDidChange() } } }
  /// Whether the control is selected; the program decides what that means.
  open var isSelected = false { didSet { if oldValue != isSelected { stateDidChange() } } }
  /// Whether the tracked touch is inside the control; the control itself sets this.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateDidChange() } } }

  /// The state that ``isHighlighted``, ``isEnabled`` and ``isSelected`` make up.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control is tracking a touch.
  public final private(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  public final private(set) var isTouchInside = false

  private var tracked: Touch?
  private var actions = ControlActions()

  /// How far outside the bounds a tracked finger still counts as inside, in points. It does not
  /// apply to a mouse. UIKit does not document this distance; it is a choice.
  public static let reach = 70.0

  /// Called after ``state`` changed; override it and call `super`.
  open func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Keys and accessibility

  /// Whether the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Handles the space bar and the return key like a tap.
  open override func handleFocusedKey(_ key: InputEvent.Key) -> Bool {
    guard key == .space || key == .enter else { return false }
    performPrimaryAction()
    return true
  }

  /// Has the effect of a tap; called for the space bar and the return key while the control has the
  /// focus.
  open func performPrimaryAction() { sendActions(for: [.touchDown, tapEvents], with: nil) }

  /// Has the effect of a tap, if the control is enabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    performPrimaryAction()
    return true
  }

  /// The traits that follow from the state, for ``View/accessibilityDefaults``.
  public final var accessibilityStateTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = isEnabled ? [] : .notEnabled
    if isSelected { traits.insert(.selected) }
    return traits
  }

  // MARK: Following a finger

  /// Called when a touch begins on the control; false ignores the touch.
  open func beginTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool { true }
  /// Called when the tracked touch moves; false stops tracking it.
  open func continueTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: Touch?, with event: ScrollEngine.Event?) {}
  /// Called when the tracked touch is cancelled.
  open func cancelTracking(with event: ScrollEngine.Event?) {}

  /// Begins to track the first touch.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ScrollEngine.Event?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else { return isTouchInside = false }
    tracked = touch
    isTracking = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Continues tracking, and sends the events of a drag.
  open override func touchesMoved(_ touches: Set<Touch>, with event: ScrollEngine.Event?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch, event)
    guard continueTracking(touch, with: event) else { return letGo() }
    if wasInside != isTouchInside {
      isHighlighted = isTouchInside
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Ends tracking, and sends ``tapEvents`` or ``Event/touchUpOutside``.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ScrollEngine.Event?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let isInside = reaches(touch, event)
    isTouchInside = isInside
    endTracking(touch, with: event)
    letGo()
    sendActions(for: isInside ? tapEvents : .touchUpOutside, with: event)
  }

  /// Ends tracking, and sends ``Event/touchCancel``.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ScrollEngine.Event?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    letGo()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  /// The events that are sent when the touch ends inside: `touchUpInside` by default.
  open var tapEvents: Event { .touchUpInside }

  private func reaches(_ touch: Touch, _ event: ScrollEngine.Event?) -> Bool {
    let point = touch.location(in: self)
    if self.point(inside: point, with: event) { return true }
    guard touch.type == .direct else { return false }
    let reach = EdgeInsets(
      top: -Self.reach, left: -Self.reach, bottom: -Self.reach, right: -Self.reach)
    return bounds.inset(by: reach).contains(point)
  }

  private func letGo() {
    tracked = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Sending events

  /// Adds an action for events; for these, it replaces an action with the same identifier.
  open func addAction(_ action: Action, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Stops calling an action for events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Stops calling the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: Action.Identifier, for controlEvents: Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Stops calling methods of a target for events; nil stands for all targets.
  public final func removeTarget(
    _ target: AnyObject?, action: Never?, for controlEvents: Event
  ) {
    actions.remove(target, for: controlEvents)
  }

  /// All events for which an action or target was added.
  public final var allControlEvents: Event { actions.events }

  /// The number of actions and targets; a target counts as often as it was added.
  package final var actionCount: Int { actions.count }

  /// Calls everything that was added for any of these events, in the order of addition.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Calls everything that was added for any of these events; `event` is the event that caused
  /// them, or nil if a key or the program caused them.
  public final func sendActions(for controlEvents: Event, with event: ScrollEngine.Event?) {
    actions.send(controlEvents, from: self, with: event)
  }

  /// Adds a method of an object, which is not retained, to be called for events.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    actions.add(target, for: controlEvents) { [weak target] _, _ in
      if let target { action(target)() }
    }
  }

  /// Adds a method of an object, which is not retained; the method takes the control as its sender.
  ///
  /// - Precondition: The control has the type that the method takes.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    actions.add(target, for: controlEvents) { [weak target] control, _ in
      if let target { action(target)(control.asSender()) }
    }
  }

  /// Adds a method that takes the control and the event that caused the call; the event is nil if a
  /// key or the program caused it.
  ///
  /// - Precondition: The control has the type that the method takes.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> (Sender, ScrollEngine.Event?) -> Void,
    for controlEvents: Event
  ) {
    actions.add(target, for: controlEvents) { [weak target] control, event in
      if let target { action(target)(control.asSender(), event) }
    }
  }

  private func asSender<Sender>() -> Sender {
    guard let sender = self as? Sender else {
      fail("Control: an action of \(self) takes a \(Sender.self)")
    }
    return sender
  }
}
