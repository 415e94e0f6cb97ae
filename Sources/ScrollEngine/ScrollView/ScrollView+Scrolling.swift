extension ScrollView: Scrolling {
  /// Whether a motion moves the content, without a hand on it.
  public final var movesByItself: Bool { !motion.isNone }
  var indicatorRecognizer: GestureRecognizer { indicatorDragRecognizer }
}

extension EventRouter {
  /// The innermost scroll view at a point of the window that can scroll along `axis`.
  public func scrollView(at point: Point, along axis: Axis) -> ScrollView? {
    scrolling(at: point, along: axis) as? ScrollView
  }
}
