/// Who a view belongs to and is told what happens to it, as a view controller is.
@MainActor
protocol ViewOwner: AnyObject {
  /// The view, if it is made already.
  var viewIfLoaded: View? { get }

  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()

  /// The view is about to come into a window, or to leave it.
  func viewWillMove(intoWindow: Bool)
  func viewDidMove()

  /// The window of the view has gone away, and the view with it.
  func viewLostWindow()

  func didReceiveMemoryWarning()
}
