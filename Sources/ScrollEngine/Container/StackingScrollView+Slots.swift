import Extents

// Where the children lie along the axis, and what a change of one of them does to the offset.
extension StackingScrollView {
  // MARK: Lengths

  /// How long a child's content is along the axis, in points.
  final func length(of item: ArrangedItem) -> Double {
    guard let scroller = item.scroller else { return item.natural[axis] }
    return max(0, scroller.contentSize[axis] + scroller.contentInset.sum(along: axis))
  }

  /// The length that a slot has when no animation is under way, in points.
  private func restingLength(of item: ArrangedItem) -> Double {
    guard item.isShown else { return 0 }
    guard let traits = item.traits else { return length(of: item) + spacing }
    return traits.margins.sum(along: axis) + length(of: item) + (traits.customSpacing ?? spacing)
  }

  /// The space of a slot after its child's content, in points: a margin, and what is up to the next.
  private func trailingSpace(of item: ArrangedItem) -> Double {
    guard let traits = item.traits else { return spacing }
    return traits.margins.far(along: axis) + (traits.customSpacing ?? spacing)
  }

  private func slotLength(of item: ArrangedItem) -> Double {
    let resting = restingLength(of: item)
    guard let traits = item.traits else { return resting }
    return max(0, resting + traits.lag) + traits.gap
  }

  /// Where a child's content lies.
  final func span(at index: Int) -> ChildSpan {
    span(at: index, slot: (slots.offset(of: index), slots.offset(of: index + 1)))
  }

  final func span(at index: Int, slot: (start: Double, end: Double)) -> ChildSpan {
    let item = items[index]
    var start = slot.start
    var length = item.isShown ? length(of: item) : 0
    if let traits = item.traits {
      start += traits.gap + (item.isShown ? traits.margins.near(along: axis) : 0)
      if item.isShown { length = max(0, length + traits.lag) }
      // A slot that opens little by little is shorter at first than the margin in it.
      start = min(start, slot.end)
    }
    if lastChildFillsRemainingSpace, index == lastShown {
      return ChildSpan(start: start, length: length + remainingSpace)
    }
    return ChildSpan(start: start, length: length, limit: slot.end)
  }

  /// Where a child lies across the axis, in points.
  final func span(of item: ArrangedItem) -> (near: Double, breadth: Double) {
    guard let traits = item.traits else { return (0, measuredBreadth) }
    let near = traits.margins.near(along: axis.across)
    let available = max(0, measuredBreadth - traits.margins.sum(along: axis.across))
    let own = min(item.natural[axis.across], available)
    switch item.scroller == nil ? traits.alignment : .fill {
    case .fill: return (near, available)
    case .leading: return (near, own)
    case .center: return (near + (available - own) / 2, own)
    case .trailing: return (near + available - own, own)
    }
  }

  /// Gives a child all of its content.
  final func placeWhole(_ view: View, at index: Int) {
    let span = span(at: index)
    let (near, breadth) = self.span(of: items[index])
    let frame = Rect(
      axis: axis, start: span.start, thickness: span.length, near: near, breadth: breadth)
    guard let scroller = items[index].scroller else {
      return view.place(frame: frame)
    }
    var offset = scroller.contentOffset
    offset[axis] = -scroller.contentInset.near(along: axis)
    guard scroller !== view else { return view.place(frame: frame, boundsOrigin: offset) }
    view.place(frame: frame)
    scroller.place(frame: view.bounds, boundsOrigin: offset)
  }

  // MARK: The whole

  /// The last child that is shown.
  final var lastShown: Int? { shown.total > 0 ? shown.index(at: shown.total - 0.5) : nil }

  /// The space after the last child that is shown is nobody's.
  private var unusedSpacing: Double {
    guard spacing > 0 || hasTraits, let last = lastShown else { return 0 }
    return items[last].traits?.customSpacing ?? spacing
  }

  private var stackedLength: Double { max(0, slots.total - unusedSpacing) + tailGap }

  /// What the visible part has left beside the children, in points.
  private var remainingSpace: Double {
    max(0, bounds.size[axis] - adjustedContentInset.sum(along: axis) - stackedLength)
  }

  private var totalLength: Double {
    stackedLength + (lastChildFillsRemainingSpace && lastShown != nil ? remainingSpace : 0)
  }

  /// Has to be called after every change of the slots.
  ///
  /// - Parameter shift: By how many points what is seen lies further along than before.
  final func slotsDidChange(movingContentBy shift: Double = 0) {
    arrangementIsStale = true
    let follower = follower.flatMap { $0.isAiming ? $0 : nil }
    setContentSize(
      Size(axis: axis, thickness: totalLength, breadth: measuredBreadth), movingContentBy: shift,
      along: axis)
    follower?.aim()
    setNeedsLayout()
  }

  // MARK: One child

  /// Gives a slot the length that its child has now.
  ///
  /// - Parameters:
  ///   - inner: By how many points the child says that what is seen of it has moved in it.
  ///   - keepsTrailingSpace: Whether the space after the child is what it was.
  final func slotDidChange(
    at index: Int, movingContentBy inner: Double = 0, isAnimated: Bool = false,
    keepsTrailingSpace: Bool = true
  ) {
    // A child that is asked for its length may tell of it by itself.
    var new = slotLength(of: items[index])
    let (start, old) = slots.placement(of: index)
    let item = items[index]
    let view = arrangedSubviews[index]
    guard new != old || inner != 0 else { return contentDidChange(of: view, at: index) }
    let shift = shift(
      ofSlotAt: start, from: old, to: new, movingContentBy: inner,
      trailingSpace: keepsTrailingSpace ? trailingSpace(of: item) : 0)
    if isAnimated || isAnimatingChanges, window != nil, old + shift != new {
      let gap = item.traits?.gap ?? 0
      let lag = old + shift - gap - restingLength(of: item)
      new = old + shift
      delaySlot(of: view, at: index, by: lag)
    }
    if new != old { slots[index] = new }
    slotsDidChange(movingContentBy: shift)
    contentDidChange(of: view, at: index)
  }

  /// Gives all slots the length that their children have now.
  final func allSlotsDidChange() {
    measureStaleChildren()
    let anchor = anchor()
    var lengths = Extents()
    for item in items { lengths.append(repeating: slotLength(of: item), count: 1) }
    slots = lengths
    slotsDidChange(movingContentBy: anchor.map(shift) ?? 0)
  }

  // MARK: Anchoring

  /// A child that is to stay where it is on screen.
  struct Anchor {
    let view: View
    /// Where its slot started, in points.
    let start: Double
  }

  /// Where what one sees begins, in points of the content.
  private var edge: Double { bounds.origin[axis] + obscuredInset.near(along: axis) }

  final var isAnchored: Bool {
    // What covers a stack in another one has scrolled its beginning away, wherever its bounds begin.
    let covered = stacking?.obscuredInset.near(along: axis) ?? 0
    // Not by the range, which asks for the content's size and so for what is being worked out here.
    return anchorsContent
      && bounds.origin[axis] + covered > -adjustedContentInset.near(along: axis)
  }

  /// Whether the beginning of a child is out of sight, so that the rest is to stay where it is.
  final func isCut(at index: Int) -> Bool {
    items[index].isShown && span(at: index).start < edge
  }

  /// The first child in sight.
  ///
  /// - Parameter leaving: A child that does not count, because it goes.
  final func anchor(leaving: Int? = nil) -> Anchor? {
    guard isAnchored, var index = slots.index(at: edge) else { return nil }
    if index == leaving {
      let end = slots.offset(of: index + 1)
      let rest = slots.indices(intersecting: end, bounds.end(along: axis))
      guard !rest.isEmpty else { return nil }
      index = rest.lowerBound
    }
    return Anchor(view: arrangedSubviews[index], start: slots.offset(of: index))
  }

  final func shift(of anchor: Anchor) -> Double {
    index(of: anchor.view).map { slots.offset(of: $0) - anchor.start } ?? 0
  }

  /// What takes the place of a child that filled all one saw begins where that began.
  final func shiftWithoutAnchor(start: Double, length: Double) -> Double {
    isAnchored && start < edge && edge < start + length ? start - edge : 0
  }

  /// By how many points the offset goes along with a slot's change.
  ///
  /// What lies before the visible part pushes nothing, also where the space after it is visible. A child
  /// that the edge cuts says itself what has moved in it, and keeps its start otherwise; if there is
  /// less of it than the edge has cut off, its end stays.
  private func shift(
    ofSlotAt start: Double, from old: Double, to new: Double, movingContentBy inner: Double,
    trailingSpace: Double
  ) -> Double {
    let edge = edge
    if start + max(0, old - trailingSpace) <= edge { return isAnchored ? new - old : 0 }
    guard start < bounds.end(along: axis) else { return 0 }
    if start < edge, edge - start + inner > new, isAnchored { return new - old }
    return inner
  }
}
