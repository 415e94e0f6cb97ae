import ScrollMotion

// A stacked scroll view leaves one axis to its container: scrolling along it scrolls the container.
extension ScrollView {
  /// The scroll view that moves this one's content along an axis: this one, or the outermost
  /// container.
  final func scroller(along axis: Axis) -> ScrollView {
    var view: ScrollView = self
    while let stacking = view.stacking, stacking.axis == axis { view = stacking.container }
    return view
  }

  /// Calls a function with the scroller along an axis, without retaining this view.
  @inline(__always)
  final func withScroller<Result>(along axis: Axis, _ body: (ScrollView) -> Result) -> Result {
    stacking == nil ? body(self) : body(scroller(along: axis))
  }

  /// The position in the scroller's content of a point of this content, along an axis.
  final func scrollerPosition(of point: Double, along axis: Axis) -> Double {
    guard stacking != nil else { return point }
    var view: ScrollView = self
    var point = point
    while let stacking = view.stacking, stacking.axis == axis {
      point = stacking.container.position(of: point, in: view)
      view = stacking.container
    }
    return point
  }

  /// The insets of the scroller that cover its visible part at this view, in points.
  final func scrollerInset(along axis: Axis) -> EdgeInsets {
    guard stacking != nil else { return adjustedContentInset }
    var view: ScrollView = self
    var arranged: View = self
    while let stacking = view.stacking, stacking.axis == axis {
      arranged = stacking.arrangedView
      view = stacking.container
    }
    guard view !== self, let container = view as? any StackContainer else {
      return adjustedContentInset
    }
    return container.coveredInset(above: arranged)
  }

  /// How far insets or, in a container, insets and pinned views reach over the visible part from
  /// each edge, in points.
  ///
  /// The space of a refresh control is part of ``adjustedContentInset`` and not of this: the
  /// control scrolls with the content, and does not obscure the visible part.
  public final var obscuredInset: EdgeInsets {
    stacking?.obscuredInset ?? insetWithoutRefresh
  }

  /// Scrolls the container so that this view shows its content at `offset`.
  ///
  /// - Returns: False if the container need not scroll.
  final func forward(_ offset: Point, animated: Bool) -> Bool {
    guard let stacking, offset[stacking.axis] != contentOffset[stacking.axis] else { return false }
    let axis = stacking.axis
    let scroller = scroller(along: axis)
    var across = contentOffset
    across[axis.across] = offset[axis.across]
    if across != contentOffset { setContentOffset(across, animated: animated) }
    var target = scroller.contentOffset
    target[axis] = scrollerPosition(of: offset[axis], along: axis)
    target = scroller.scrollRange.clamp(target, along: axis)
    scroller.during(occasion) { scroller.setContentOffset(target, animated: animated) }
    awaitAnimation(of: scroller)
    // A program that has set an offset expects to read it back.
    if scroller.motion.isNone { stacking.container.placeNow(self) }
    return true
  }

  /// Makes the container reveal a rectangle of this view's content.
  ///
  /// - Returns: False if the view is in no container.
  final func forwardRevealing(_ rect: Rect, animated: Bool) -> Bool {
    guard let stacking else { return false }
    let axis = stacking.axis
    let scroller = scroller(along: axis)
    var target = rect
    target.origin[axis] = scrollerPosition(of: rect.origin[axis], along: axis)
    // The container need not scroll across the axis.
    target.origin[axis.across] = scroller.bounds.origin[axis.across]
    target.size[axis.across] = 0
    scroller.during(occasion) { scroller.scrollRectToVisible(target, animated: animated) }
    awaitAnimation(of: scroller)
    if scroller.motion.isNone { stacking.container.placeNow(self) }
    return true
  }
}

extension ScrollView {
  /// Lets this view's delegate know of the end of an animation that a container runs for this view.
  final func awaitAnimation(of scroller: ScrollView) {
    guard scroller.isAnimating else { return }
    var view: ScrollView = self
    while view !== scroller, let container = view.stacking?.container {
      container.audience?.asker = view
      view = container
    }
  }
}

extension ScrollRange {
  /// The nearest offset within the range along one axis; the other axis is unchanged.
  func clamp(_ offset: Point, along axis: Axis) -> Point {
    var result = offset
    result[axis] = clamp(offset)[axis]
    return result
  }
}
