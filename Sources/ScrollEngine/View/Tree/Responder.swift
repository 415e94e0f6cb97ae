/// Handles touches and keys, or leaves them to the next responder.
///
/// Views and view controllers are responders. A view's next responder is the controller that owns
/// it, or else its superview; a controller's is the superview of its view. Touches go to the view
/// that was hit, keys and characters to the window's first responder. A responder that does not override a
/// method passes the event on.
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

  /// Who gets what this responder does not handle, or nil.
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

  /// Called when something takes the touches away: a gesture, the system, or the end of the view.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// Whether it may become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it gives up being the first responder when asked.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and characters go to it first.
  public final var isFirstResponder: Bool { nearestWindow?.firstResponder === self }

  /// Asks to get keys and characters first.
  ///
  /// - Returns: Whether it does: it must be in a window and able to, and the first responder so far
  ///   must give way.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = nearestWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      // While the previous first responder gave way, this one may have left the window, as in a reload.
      guard nearestWindow === window else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether it is not, or no longer, the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = nearestWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  // MARK: Keys

  /// The key combinations it handles while it is, or follows on, the first responder.
  open var keyCommands: [KeyCommand]? { nil }

  /// Called after it stopped being the first responder, also where it had no choice: its view may have
  /// left the window.
  open func didResignFirstResponder() {}

  /// The window of the first view in the chain.
  private var nearestWindow: Window? {
    var responder: Responder? = self
    while let current = responder {
      if let view = current.representedView { return view.window }
      responder = current.next
    }
    return nil
  }

  /// The view that a responder is, or that belongs to it.
  var representedView: View? { nil }
}
