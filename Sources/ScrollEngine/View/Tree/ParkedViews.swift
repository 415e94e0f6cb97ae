/// A view that keeps some subviews out of sight while keys go to them, as a list or container does.
///
/// A view that is being edited or has the focus must not be reused for other content. It stays in
/// the hierarchy until the keys leave it.
@preconcurrency @MainActor
public protocol ParkingPlace: View {
  /// Called before a layout when keys no longer go to a view that was passed to
  /// ``Window/notePark(of:)``.
  func keysHaveLeft(_ view: View)
}

extension View {
  /// Whether keys go to the view or a view in it, as the first responder or the focused view.
  ///
  /// - Complexity: O(depth) if the window has a first responder or focused view; else O(1).
  @inline(__always)
  public final var hasKeys: Bool { sendsKeys && holdsKeys }

  /// Whether keys go to anything in the window.
  @inline(__always)
  final var sendsKeys: Bool {
    windowReference?.withObject { $0.firstResponder != nil || $0.focused != nil } ?? false
  }

  @inline(never)
  private final var holdsKeys: Bool {
    guard let window else { return false }
    return window.firstResponder?.representedView?.isDescendant(of: self) == true
      || window.focused?.isDescendant(of: self) == true
  }
}

extension Window {
  /// Notes that a view is parked in its superview, a ``ParkingPlace``, for as long as keys go to
  /// it.
  public final func notePark(of view: View) {
    if !parked.contains(where: { $0 === view }) { parked.append(view) }
  }

  final func forgetPark(of view: View) { parked.removeAll { $0 === view } }

  /// Calls `keysHaveLeft` of the superview for each parked view to which keys no longer go.
  final func letParkedViewsGo() {
    for view in parked where !view.hasKeys {
      forgetPark(of: view)
      (view.superview as? any ParkingPlace)?.keysHaveLeft(view)
    }
  }
}
