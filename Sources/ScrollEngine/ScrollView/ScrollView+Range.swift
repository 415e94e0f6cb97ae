public import ScrollMotion

// The range of offsets, and whether a person may scroll in it.
extension ScrollView {
  /// The offsets at which the content can rest, in points.
  public final var scrollRange: ScrollRange {
    ScrollRange(bounds: storedBounds.size, content: contentSize, inset: adjustedContentInset)
  }

  /// Whether a person may move the content along an axis; a child of a container leaves the
  /// container's axis to the container.
  final func takesGestures(along axis: Axis) -> Bool {
    isScrollEnabled && stacking?.axis != axis
  }

  /// Whether a person may move the content in a direction; negative is towards the start.
  final func canScroll(along axis: Axis, towards direction: Double) -> Bool {
    takesGestures(along: axis) && hasMoreContent(along: axis, towards: direction)
  }

  /// Whether the content receives a pointer late, because the pointer may be about to drag.
  final var holdsContentBack: Bool {
    delaysContentTouches && (canDrag(along: .vertical) || canDrag(along: .horizontal))
  }

  /// Whether gestures can scroll the content along an axis.
  public func canScroll(along axis: Axis) -> Bool {
    takesGestures(along: axis) && scrollRange.isScrollable(axis)
  }
}
