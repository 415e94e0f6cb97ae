import Extents

// What a gesture of the container is to its children.
extension StackingScrollView {
  /// The children that scroll and that may be in sight.
  final var gestureChildren: [ScrollView] {
    shownArrangedSubviews.compactMap { index(of: $0).flatMap { items[$0].scroller } }
  }

  /// The children that scroll and that will be in sight when the content has come to rest.
  ///
  /// - Complexity: O(log n) in the number of children, and O(those in sight).
  final func scrollers(inSightAtRest target: Point) -> [ScrollView] {
    let seen = visibleRect(atRest: target)
    return slots.indices(intersecting: seen.start(along: axis), seen.end(along: axis))
      .compactMap { items[$0].isShown ? items[$0].scroller : nil }
  }

  /// What of a child will be in sight when it has come to rest, in points of its content.
  final func visibleRect(of child: ScrollView, atRest target: Point) -> Rect {
    guard let arrangedView = child.stacking?.arrangedView, let index = index(of: arrangedView)
    else { return Rect(origin: target, size: child.bounds.size) }
    var own = gestureAudience.proposedTarget ?? rest?.target ?? contentOffset
    // Where the child comes to rest, if it is to be elsewhere.
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
