import Extents

// Where the children lie along the axis, and how a change of one of them affects the offset.
extension StackingScrollView {
  // MARK: Lengths

  /// The length of a child's content along the axis, in points.
  ///
  /// Asking a child for its length may run other code.
  final func length(of item: ArrangedItem) -> Double {
    guard let scroller = item.scroller else { return item.natural[axis] }
    return length(of: scroller, content: scroller.contentSize)
  }

  /// The length that the child last reported, for which its slot was computed. Positions are looked
  /// up at any time, so this function must not run other code.
  private func knownLength(of item: ArrangedItem) -> Double {
    guard let scroller = item.scroller else { return item.natural[axis] }
    return length(of: scroller, content: scroller.storedContentSize)
  }

  private func length(of scroller: ScrollView, content: Size) -> Double {
    max(0, content[axis] + scroller.contentInset.sum(along: axis))
  }

  /// The length of a slot when no animation is running, in points.
  final func restingLength(of item: ArrangedItem) -> Double {
    guard item.isShown else { return 0 }
    guard let traits = item.traits else { return length(of: item) + spacing }
    return traits.margins.sum(along: axis) + length(of: item) + (traits.customSpacing ?? spacing)
  }

  /// The space in a slot after its child's content, in points: a margin, and the gap to the next
  /// child.
  private func trailingSpace(of item: ArrangedItem) -> Double {
    guard let traits = item.traits else { return spacing }
    return traits.margins.far(along: axis) + (traits.customSpacing ?? spacing)
  }

  final func slotLength(of item: ArrangedItem) -> Double {
    slotLength(of: item, atRest: restingLength(of: item))
  }

  private func slotLength(of item: ArrangedItem, atRest resting: Double) -> Double {
    guard let traits = item.traits else { return resting }
    return max(0, resting + traits.lag) + traits.gap
  }

  /// The position of a child's content.
  final func span(at index: Int) -> ChildSpan {
    span(at: index, slot: edges(ofSlot: slot(at: index)))
  }

  /// The position of the content of the child in a slot; without a child, according to the length
  /// that the slot is assumed to have.
  final func span(inSlot number: Int) -> ChildSpan {
    if let index = index(inSlot: number) { return span(at: index) }
    let (start, end) = edges(ofSlot: number)
    let length = max(0, slots[number] - spacing)
    if lastChildFillsRemainingSpace, number == lastShown {
      return ChildSpan(start: start, length: length + remainingSpace)
    }
    return ChildSpan(start: start, length: length, limit: end)
  }

  /// The start of a slot, and the start of the next one, in points.
  final func edges(ofSlot number: Int) -> (start: Double, end: Double) {
    (slots.offset(of: number), slots.offset(of: number + 1))
  }

  final func span(at index: Int, slot: (start: Double, end: Double)) -> ChildSpan {
    let item = items[index]
    var start = slot.start
    var length = item.isShown ? knownLength(of: item) : 0
    if let traits = item.traits {
      start += traits.gap + (item.isShown ? traits.margins.near(along: axis) : 0)
      if item.isShown, !traits.keepsFrame { length = max(0, length + traits.lag) }
      // A slot that opens gradually is at first shorter than the margin in it.
      start = min(start, slot.end)
    }
    if lastChildFillsRemainingSpace, self.slot(at: index) == lastShown {
      return ChildSpan(start: start, length: length + remainingSpace)
    }
    return ChildSpan(start: start, length: length, limit: slot.end)
  }

  /// The position of a child across the axis, in points.
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

  /// Gives a child a frame in which all of its content is visible.
  final func placeWhole(_ view: View, at index: Int) {
    let span = span(at: index)
    let (near, breadth) = self.span(of: items[index])
    // A hidden child takes no space, but its view keeps its length.
    let isOut = items[index].scroller == nil && view.isHidden
    let frame = Rect(
      axis: axis, start: span.start, thickness: isOut ? view.frame.size[axis] : span.length,
      near: near, breadth: breadth)
    guard let scroller = items[index].scroller else {
      return view.arrange(in: frame)
    }
    var offset = scroller.contentOffset
    offset[axis] = -scroller.contentInset.near(along: axis)
    guard scroller !== view else { return scroller.arrange(in: frame, at: offset) }
    view.arrange(in: frame)
    scroller.arrange(in: view.storedBounds, at: offset)
  }

  // MARK: All children

  /// The slot of the last child that is shown.
  final var lastShown: Int? { shown.total > 0 ? shown.index(at: shown.total - 0.5) : nil }

  /// The space after the last shown child, in points; the content does not include it.
  private var unusedSpacing: Double {
    guard spacing > 0 || hasTraits, let last = lastShown else { return 0 }
    return index(inSlot: last).flatMap { items[$0].traits?.customSpacing } ?? spacing
  }

  private var stackedLength: Double { max(0, slots.total - unusedSpacing) + tailGap }

  /// The visible length that the children leave free, in points.
  private var remainingSpace: Double {
    max(0, storedBounds.size[axis] - adjustedContentInset.sum(along: axis) - stackedLength)
  }

  private var totalLength: Double {
    stackedLength + (lastChildFillsRemainingSpace && lastShown != nil ? remainingSpace : 0)
  }

  /// Call this after every change of the slots. The visible part then lies `shift` points further
  /// along than before.
  final func slotsDidChange(movingContentBy shift: Double = 0) {
    arrangementIsStale = true
    keepingAim {
      setContentSize(
        Size(axis: axis, thickness: totalLength, breadth: max(0, measuredBreadth)),
        movingContentBy: shift, along: axis)
    }
    markForLayout()
  }

  // MARK: One child

  /// Updates a slot to its child's current length.
  ///
  /// - Parameters:
  ///   - index: The child's index.
  ///   - inner: How far the visible part has moved in the child, as the child reports, in points.
  ///   - isAnimated: Whether the slot changes gradually.
  ///   - keepsTrailingSpace: Whether the space after the child is unchanged.
  final func slotDidChange(
    at index: Int, movingContentBy inner: Double = 0, isAnimated: Bool = false,
    keepsTrailingSpace: Bool = true
  ) {
    let item = items[index]
    let view = arrangedSubviews[index]
    // Asking a child for its length may make it report a change, or run code that takes children
    // out.
    let resting = restingLength(of: item)
    var new = slotLength(of: item, atRest: resting)
    guard let index = stillIndex(of: view, near: index) else { return }
    let number = slot(at: index)
    let (start, old) = slots.placement(of: number)
    guard new != old || inner != 0 else { return contentDidChange(of: view, at: index) }
    let shift =
      shift(ofSlot: number, from: old, to: new)
      ?? shift(
        ofSlotAt: start, from: old, to: new, movingContentBy: inner,
        trailingSpace: keepsTrailingSpace ? trailingSpace(of: item) : 0)
    if isAnimated || isAnimatingChanges, window != nil, old + shift != new {
      let gap = item.traits?.gap ?? 0
      let lag = old + shift - gap - resting
      new = old + shift
      delaySlot(of: view, at: index, by: lag)
    }
    if new != old { slots[number] = new }
    slotsDidChange(movingContentBy: shift)
    contentDidChange(of: view, at: index)
  }

  /// Updates all slots to their children's current lengths.
  final func allSlotsDidChange() {
    measureStaleChildren()
    let anchor = anchor()
    let views = arrangedSubviews
    var lengths = Extents()
    for item in items { lengths.append(repeating: slotLength(of: item), count: 1) }
    // Asking a child may have added, removed or moved children.
    guard arrangedSubviews.elementsEqual(views, by: ===) else { return allSlotsDidChange() }
    slots = lengths
    slotsDidChange(movingContentBy: anchor.map(shift) ?? 0)
  }

  // MARK: Anchoring

  /// A child that is to stay in place on screen.
  struct Anchor {
    let view: View
    /// The start of the child's slot, in points.
    let start: Double
  }

  /// The start of the visible, uncovered part, in points of the content.
  final var edge: Double { storedBounds.origin[axis] + obscuredInset.near(along: axis) }

  final var isAnchored: Bool {
    // If an outer stack covers the start, the start counts as scrolled away, whatever the offset
    // here.
    let covered = stacking?.obscuredInset.near(along: axis) ?? 0
    // Does not use the range, which depends on the content size that is being computed.
    return anchorsContent
      && storedBounds.origin[axis] + covered > -adjustedContentInset.near(along: axis)
  }

  /// Whether the start of a child is out of view, so that the rest of the child is to stay in
  /// place.
  final func isCut(at index: Int) -> Bool {
    items[index].isShown && span(at: index).start < edge
  }

  /// The first visible child, not counting `leaving`, which is about to be removed; nil if none has
  /// to stay in place.
  final func anchor(leaving: Int? = nil) -> Anchor? {
    guard isAnchored, var index = slots.index(at: edge) else { return nil }
    if index == leaving {
      let end = slots.offset(of: index + 1)
      let rest = slots.indices(intersecting: end, storedBounds.end(along: axis))
      guard !rest.isEmpty else { return nil }
      index = rest.lowerBound
    }
    return Anchor(view: arrangedSubviews[index], start: slots.offset(of: index))
  }

  final func shift(of anchor: Anchor) -> Double {
    index(of: anchor.view).map { slots.offset(of: $0) - anchor.start } ?? 0
  }

  /// The shift of the visible part, in points, if no child is left to stay in place: a child that
  /// replaces one that filled the visible part starts where the old child started.
  final func shiftWithoutAnchor(start: Double, length: Double) -> Double {
    isAnchored && start < edge && edge < start + length ? start - edge : 0
  }

  /// How far the offset follows a slot's change, in points.
  ///
  /// A change of a child before the visible part moves nothing on screen, even if the space after
  /// the child is visible. A child that the edge cuts reports how far its content has moved, and
  /// otherwise keeps its start. If it becomes shorter than the part that was cut off, its end
  /// stays.
  private func shift(
    ofSlotAt start: Double, from old: Double, to new: Double, movingContentBy inner: Double,
    trailingSpace: Double
  ) -> Double {
    let edge = edge
    if start + max(0, old - trailingSpace) <= edge { return isAnchored ? new - old : 0 }
    guard start < storedBounds.end(along: axis) else { return 0 }
    if start < edge, edge - start + inner > new, isAnchored { return new - old }
    return inner
  }

  /// How far the offset follows a slot's change while the child in another slot keeps its position;
  /// nil if no child has to keep it, or if the changed slot is that child's own.
  private func shift(ofSlot number: Int, from old: Double, to new: Double) -> Double? {
    guard let keptSlot, keptSlot != number else { return nil }
    return number < keptSlot && isAnchored ? new - old : 0
  }
}
