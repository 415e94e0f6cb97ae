/// A view that keeps some subviews out of sight while keys go to them: a list, a container.
///
/// What is edited, or has the focus, must not be handed out for other content. The view stays in the
/// hierarchy until the keys leave it.
@preconcurrency @MainActor
public protocol ParkingPlace: View {
  /// Called before a layout when keys no longer go to a view that was noted by
  /// ``Window/notePark(of:)``.
  func keysHaveLeft(_ view: View)
}

extension View {
  /// Whether keys go to the view or to something in it: the first responder, or what has the focus.
  ///
  /// - Complexity: O(depth) while there is either; else O(1).
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
  /// Notes a view that stays out of sight as long as keys go to it, for its superview, a
  /// ``ParkingPlace``.
  public final func notePark(of view: View) {
    if !parked.contains(where: { $0 === view }) { parked.append(view) }
  }

  final func forgetPark(of view: View) { parked.removeAll { $0 === view } }

  /// Tells the superviews of parked views that keys have left.
  final func letParkedViewsGo() {
    for view in parked where !view.hasKeys {
      forgetPark(of: view)
      (view.superview as? any ParkingPlace)?.keysHaveLeft(view)
    }
  }
}
