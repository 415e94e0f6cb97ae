// A stacked scroll view leaves one axis to its container: what scrolls it there scrolls the container.
extension ScrollView {
  /// The scroll view that moves this one's content along an axis: itself, or its container's.
  final func scroller(along axis: Axis) -> ScrollView {
    var view: ScrollView = self
    while let stacking = view.stacking, stacking.axis == axis { view = stacking.container }
    return view
  }

  /// Where a point of the content lies in that of its scroller along an axis.
  final func scrollerPosition(of point: Double, along axis: Axis) -> Double {
    var view: ScrollView = self
    var point = point
    while let stacking = view.stacking, stacking.axis == axis {
      point = stacking.container.position(of: point, in: view)
      view = stacking.container
    }
    return point
  }

  /// What of the scroller's visible part is covered where this view is seen, in points.
  final func scrollerInset(along axis: Axis) -> EdgeInsets {
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

  /// What of the visible part lies below something, in points: insets, or what covers the container.
  public final var obscuredInset: EdgeInsets {
    stacking?.obscuredInset ?? adjustedContentInset
  }

  /// Scrolls the container so that this view shows another part of its content.
  ///
  /// - Returns: false where no container has to do with it.
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
    scroller.setContentOffset(target, animated: animated)
    awaitAnimation(of: scroller)
    // Who has set an offset expects to find it.
    if scroller.motion.isNone { stacking.container.placeNow(self) }
    return true
  }

  /// Has the container reveal a rectangle of this view's content.
  ///
  /// - Returns: false where no container has to do with it.
  final func forwardRevealing(_ rect: Rect, animated: Bool) -> Bool {
    guard let stacking else { return false }
    let axis = stacking.axis
    let scroller = scroller(along: axis)
    var target = rect
    target.origin[axis] = scrollerPosition(of: rect.origin[axis], along: axis)
    // Across the axis the container has nothing to do.
    target.origin[axis.across] = scroller.bounds.origin[axis.across]
    target.size[axis.across] = 0
    scroller.scrollRectToVisible(target, animated: animated)
    awaitAnimation(of: scroller)
    if scroller.motion.isNone { stacking.container.placeNow(self) }
    return true
  }
}

extension ScrollView {
  /// Has the delegate hear of the end of an animation that a container goes through for this view.
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
  /// The nearest offset within the range along one axis; the other stays as it is.
  func clamp(_ offset: Point, along axis: Axis) -> Point {
    var result = offset
    result[axis] = clamp(offset)[axis]
    return result
  }
}
