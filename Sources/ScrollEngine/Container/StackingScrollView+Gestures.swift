import Extents

// The effects of a container's gesture on its children.
extension StackingScrollView {
  /// The scrolling children that may be visible.
  final var gestureChildren: [ScrollView] {
    shownArrangedSubviews.compactMap { index(of: $0).flatMap { items[$0].scroller } }
  }

  /// The scrolling children that will be visible once the content has come to rest.
  ///
  /// - Complexity: O(log n) in the number of children, plus O(visible children).
  final func scrollers(inSightAtRest target: Point) -> [ScrollView] {
    let seen = visibleRect(atRest: target)
    return slots.indices(intersecting: seen.start(along: axis), seen.end(along: axis))
      .compactMap { index(inSlot: $0).flatMap { items[$0].isShown ? items[$0].scroller : nil } }
  }

  /// The part of a child that will be visible at rest, in points of its content.
  final func visibleRect(of child: ScrollView, atRest target: Point) -> Rect {
    guard let arrangedView = child.stacking?.arrangedView, let index = index(of: arrangedView)
    else { return Rect(origin: target, size: child.bounds.size) }
    var own = gestureAudience.proposedTarget ?? rest?.target ?? contentOffset
    // If the child would not be at `target` then, uses the offset of the container that puts the
    // child there.
    if target[axis] != contentOffset(of: child, atRest: own)[axis] {
      own[axis] = position(of: target[axis], in: child)
    }
    let seen = visibleRect(atRest: own)
    let span = span(at: index)
    let first = max(seen.start(along: axis), span.start)
    let end = max(first, min(seen.end(along: axis), span.end))
    return Rect(
      axis: axis, start: first - span.start - child.contentInset.near(along: axis),
      thickness: end - first, near: target[axis.across], breadth: child.bounds.size[axis.across])
  }
}
