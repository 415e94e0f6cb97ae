/// Handles touches and keys, or passes them to the next responder.
///
/// Views and view controllers are responders. A view's next responder is the controller that owns
/// it, or else its superview; a controller's is the superview of its view. Touches go to the hit
/// view, keys and characters to the window's first responder. A method that is not overridden
/// passes the event on.
///
/// ```swift
/// final class Pad: View {
///   override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
///     touches.first.map { draw(to: $0.location(in: self)) }
///   }
/// }
/// ```
@preconcurrency @MainActor
open class Responder {
  /// Makes a responder.
  public init() {}

  /// The responder that gets the events that this one does not handle; nil at the end of the chain.
  open var next: Responder? { nil }

  // MARK: Touches

  /// Called when fingers or a mouse button go down in the view that was hit.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches go up.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture, the system or the view's removal from the window cancels the touches.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// Whether the responder may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may give up being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder gets keys and characters first.
  public final var isFirstResponder: Bool { nearestWindow?.firstResponder === self }

  /// Makes the responder the one that gets keys and characters first.
  ///
  /// - Returns: Whether it is the first responder now. It must be in a window and able to become
  ///   first responder, and the previous one must resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = nearestWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      // While the previous first responder resigned, this one may have left the window, as in a
      // reload.
      guard nearestWindow === window else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder.
  ///
  /// - Returns: False if the responder is still the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = nearestWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  // MARK: Keys

  /// The key commands of the responder, used if it is in the chain of the first responder; nil for
  /// none.
  open var keyCommands: [KeyCommand]? { nil }

  /// Closes what a person wants to leave, such as an alert, and returns whether it has closed
  /// something; by default, the next responder is asked.
  ///
  /// It is asked by assistive technology, and by the key Escape if nothing else uses that.
  open func accessibilityPerformEscape() -> Bool { next?.accessibilityPerformEscape() ?? false }

  /// Called after the responder stopped being the first responder, even if it could not refuse
  /// because its view left the window.
  open func didResignFirstResponder() {}

  /// The window of the first view in the responder chain; nil if there is none.
  private var nearestWindow: Window? {
    var responder: Responder? = self
    while let current = responder {
      if let view = current.representedView { return view.window }
      responder = current.next
    }
    return nil
  }

  /// The view that the responder is or owns; nil if there is none.
  var representedView: View? { nil }
}
