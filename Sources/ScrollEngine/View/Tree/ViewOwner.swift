/// The owner of a view, such as a view controller; the view calls it for its own events.
@MainActor
protocol ViewOwner: Responder {
  /// The view; nil if it has not been loaded.
  var viewIfLoaded: View? { get }

  /// Calls the view's `updateConstraints()`.
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()

  /// Called before the view enters a window, or leaves it.
  func viewWillMove(intoWindow: Bool)
  func viewDidMove()

  /// Called before the size of the view changes together with that of its window; returns what follows
  /// the change.
  func windowWillResize(_ window: Window, to size: Size) -> (() -> Void)

  /// Called after the view's window was deallocated.
  func viewLostWindow()

  func didReceiveMemoryWarning()

  /// Called after the traits of the view's window have changed.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)

  /// The insets that the owner adds to the safe area of its view, in points.
  var additionalSafeAreaInsets: EdgeInsets { get }
  func viewSafeAreaInsetsDidChange()

  /// The least margins of a view of this width, in points; nil for no minimum.
  func leastMargins(width: Double) -> DirectionalEdgeInsets?
  func viewLayoutMarginsDidChange()
}
