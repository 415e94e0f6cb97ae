/// Hears of a scroll view's gestures besides its delegate, as the children of a stack do.
@MainActor
protocol GestureListening: AnyObject {
  /// On whose behalf the offset is animated, or who holds it.
  var asker: ScrollView? { get set }

  func hear(_ call: GestureCall)
  func hearWillEndDragging(velocity: Point, target: inout Point)

  /// The gesture is over: whoever has heard of it is told so.
  func dismiss()
}
