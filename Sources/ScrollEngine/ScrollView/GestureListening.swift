/// Called for a scroll view's gestures besides the delegate; a container passes the calls to its
/// children.
@MainActor
protocol GestureListening: AnyObject {
  /// The scroll view on whose behalf the offset is animated or held.
  var asker: ScrollView? { get set }

  func gestureCalls(_ call: GestureCall)
  func gestureWillEndDragging(velocity: Point, target: inout Point)

  /// Ends the gesture for everyone that was called for it.
  func dismiss()
}
