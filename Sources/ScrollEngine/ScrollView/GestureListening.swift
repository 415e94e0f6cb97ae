/// Receives the calls for a scroll view's gestures, as the delegate does; a container passes them
/// to its children.
@MainActor
protocol GestureListening: AnyObject {
  /// The scroll view that requested the running animation of the offset; it gets the call for the
  /// animation's end.
  var asker: ScrollView? { get set }

  func gestureCalls(_ call: GestureCall)
  func gestureWillEndDragging(velocity: Point, target: inout Point)

  /// Ends the gesture for every child that has been called for it; makes no calls.
  func dismiss()
}
