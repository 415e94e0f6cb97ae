import Extents
import ScrollMotion

// The anchor stays in position on screen when the layout changes: during updates, reloads with
// estimates and measuring, and when heights, the size of the table or the view above all sections
// change. It is determined before the change and followed after it. With estimated heights, it is
// held until the visible rows are measured; until then the scroll range is an estimate, too, and
// does not clamp the offset.
extension TableView {
  /// The greatest rounding error of offsets, in points.
  private var offsetTolerance: Double { tolerance(of: layout.tolerance, along: .vertical) }

  /// The anchor for the next change; nil if the offset stays, as before the first layout.
  ///
  /// `changes` is nil if rows keep their indices; `first` is the first item that may change or
  /// resize.
  func anchor(before changes: ListChanges? = nil, from first: Int = 0) -> ListAnchor? {
    if isUnseen { return nil }
    let edge = storedBounds.minY + min(obscuredInset.top, storedBounds.height)
    let tolerance = offsetTolerance
    // Usually the first live item lies at the edge.
    let item = live.items.lowerBound
    if !live.items.isEmpty, !needsPlacement, let frame = live[item]?.uprightFrame,
      frame.minY <= edge, frame.maxY > edge + tolerance
    {
      return layout.anchor(
        at: edge, within: tolerance, in: item, startingAt: frame.minY, before: changes, from: first)
    }
    return layout.anchor(at: edge, within: tolerance, before: changes, from: first)
  }

  /// The distance, in points, by which a change has moved an anchor in the content; holds the
  /// anchor from then on if there are estimates.
  @discardableResult
  func follow(_ anchor: ListAnchor?) -> Double {
    guard let anchor, let item = layout.item(at: anchor) else {
      heldAnchor = nil
      return 0
    }
    layout.keepHeight(at: anchor)
    let shift = anchor.shift(to: layout.start(of: item), within: offsetTolerance)
    heldAnchor = nil
    if layout.hasEstimates {
      heldAnchor = HeldAnchor(
        anchor: anchor, offset: storedBounds.minY + shift, tolerance: offsetTolerance)
    }
    return shift
  }

  /// Call this after every change to `layout` that does not itself place the views.
  func layoutDidChange(keeping anchor: ListAnchor?) {
    layoutDidChange(movingContentBy: follow(anchor))
  }

  /// Moves the offset with the visible part, which lies `shift` points further down in the content.
  func layoutDidChange(movingContentBy shift: Double) {
    sight.forget()
    needsPlacement = true
    moveContent(by: shift)
  }

  /// Sets the new content height, and moves the offset with the visible part.
  func moveContent(by shift: Double) {
    let isAiming = keepingScrollTarget {
      setContentSize(ownContentSize, movingContentBy: shift)
    }
    if isAiming { aim() }
    markForLayout()
    markForDisplay()
  }

  // MARK: What becomes visible

  /// Finds the items that will be visible when the content has moved and is back in range.
  ///
  /// If the offset turns out differently, the next layout determines the items again. Live rows
  /// before the item `first` have not moved; they are not among the entering items, except while
  /// views have to be placed or rows wait for cells.
  ///
  /// - Returns: The distance by which the offset will have moved, in points.
  @discardableResult
  func updateSight(shiftedBy shift: Double, from first: Int) -> Double {
    let offset = expectedOffset(shiftedBy: shift)
    let kept = live.items.clamped(to: 0..<(needsPlacement || hasHoles ? 0 : first))
    sight.forget()
    sight.update(at: &layout, from: offset, to: offset + storedBounds.height, live: kept)
    return offset - storedBounds.minY
  }

  private func expectedOffset(shiftedBy shift: Double) -> Double {
    let offset = storedBounds.minY + shift
    guard stacking == nil, drag == nil, motion.isNone, !isRangeGuessed else { return offset }
    return layoutRange.clamp(Point(x: storedBounds.minX, y: offset)).y
  }

  /// The size of the content that the layout describes, in points; never negative, even if a
  /// program has computed a negative width for the frame.
  var ownContentSize: Size { Size(width: max(0, storedBounds.width), height: layout.height) }

  /// The range of offsets at rest for content of ``ownContentSize``.
  private var layoutRange: ScrollRange {
    ScrollRange(
      bounds: storedBounds.size, content: ownContentSize, inset: adjustedContentInset)
  }

  // MARK: During measuring

  /// The item that now begins at the held anchor; nil if no anchor is held, if its part is gone, or
  /// if the table has been scrolled since.
  var heldItem: Int? {
    guard let heldAnchor,
      abs(heldAnchor.offset - storedBounds.minY) <= max(heldAnchor.tolerance, offsetTolerance)
    else { return nil }
    return layout.item(at: heldAnchor.anchor)
  }

  /// The item whose upper edge stays in position on screen while visible rows are measured.
  ///
  /// This is the item at the held anchor; else the first row that still has a cell; or, after a
  /// jump, the row being scrolled to, the end of the content, the first row measured before, or the
  /// top.
  func itemToHold() -> Int {
    if let heldItem { return heldItem }
    if !live.items.isEmpty { return live.items.lowerBound }
    if let scrollTarget, layout.hasRow(at: scrollTarget.path) {
      let item = layout.item(of: scrollTarget.path)
      if sight.items.contains(item) { return item }
    }
    // If the end of the content is on screen and the beginning is not, the end stays in position,
    // and so do the views below a table in a container.
    if storedBounds.minY > 0, storedBounds.maxY >= layout.height { return layout.items.count }
    let measured = sight.items.first {
      !layout.isEstimated($0) && layout.items[$0] > 0 && layout.path(ofItem: $0) != nil
    }
    if let measured { return measured }
    return sight.items.lowerBound
  }

  /// The item whose upper edge stays in position on screen during measuring.
  struct Hold {
    let item: Int
    /// The start of the item in the content before measuring, in points.
    let start: Double
    /// The visible part of the content before measuring, in points.
    fileprivate let part: (top: Double, bottom: Double)
    /// The distance, in points, by which the item has moved down in the content since measuring
    /// began.
    var shift = 0.0

    /// The visible part of the content now, in points.
    var top: Double { part.top + shift }
    var bottom: Double { part.bottom + shift }
  }

  /// A hold on the item that ``itemToHold()`` returns, from now on.
  func hold() -> Hold {
    let item = itemToHold()
    return Hold(
      item: item, start: layout.start(of: item), part: (storedBounds.minY, storedBounds.maxY))
  }

  /// The distance, in points, by which the held item has moved down in the content.
  func shift(of hold: Hold) -> Double { layout.start(of: hold.item) - hold.start }

  func layoutDidChange(keeping hold: Hold) {
    let shift = shift(of: hold)
    heldAnchor?.offset += shift
    layoutDidChange(movingContentBy: shift)
  }

  /// Clamps the offset to the range, now that everything visible is measured.
  func settle() {
    heldAnchor = nil
    settleRange()
  }
}
