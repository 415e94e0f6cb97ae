/// The owner of a view, such as a view controller, which is called for what happens to it.
@MainActor
protocol ViewOwner: Responder {
  /// The view, if it has been loaded.
  var viewIfLoaded: View? { get }

  /// Has the view change its constraints.
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()

  /// The view is about to enter a window, or to leave it.
  func viewWillMove(intoWindow: Bool)
  func viewDidMove()

  /// The window of the view is gone, and the view with it.
  func viewLostWindow()

  func didReceiveMemoryWarning()

  /// What the owner adds to the safe area of its view, in points.
  var additionalSafeAreaInsets: EdgeInsets { get }
  func viewSafeAreaInsetsDidChange()

  /// The least margins of a view of this width, in points; nil if it may have any.
  func leastMargins(width: Double) -> DirectionalEdgeInsets?
  func viewLayoutMarginsDidChange()
}
