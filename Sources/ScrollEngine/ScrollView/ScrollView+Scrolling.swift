extension ScrollView: Scrolling {
  /// Whether a motion moves the content, without a drag.
  public final var movesByItself: Bool { !motion.isNone }
  var indicatorRecognizer: GestureRecognizer { indicatorDragRecognizer }
}

extension EventRouter {
  /// The innermost scroll view at a point of the window that can scroll along `axis`; nil if none
  /// can.
  public func scrollView(at point: Point, along axis: Axis) -> ScrollView? {
    scrolling(at: point, along: axis) as? ScrollView
  }
}
