/// Called for a scroll view's gestures besides the delegate, as the children of a stack are.
@MainActor
protocol GestureListening: AnyObject {
  /// The scroll view on whose behalf the offset is animated or held.
  var asker: ScrollView? { get set }

  func gestureCalls(_ call: GestureCall)
  func gestureWillEndDragging(velocity: Point, target: inout Point)

  /// Tells everyone who knows of the gesture that it is over.
  func dismiss()
}
