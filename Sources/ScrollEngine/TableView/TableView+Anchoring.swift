import Extents

// What stays where it is on screen, whatever changes the layout: updates, reloads with estimates, rows
// that are measured, other heights, another size, another view above everything. An anchor is made
// before the change and followed after it. Where rows are taken for what they may not be it is held
// until those in sight are measured, and so long the range is a guess, too, and moves nothing.
extension TableView {
  /// An anchor that is held until what is in sight is measured.
  struct HeldAnchor {
    let anchor: TableAnchor
    /// The offset at which it is in its place, in points; elsewhere somebody has scrolled.
    var offset: Double
    /// How far from there it may lie by rounding errors, in points.
    let tolerance: Double
  }

  /// How far two offsets can lie apart that are the same, in points.
  ///
  /// In a container an offset is the difference of two in there, and rounded as these are, however
  /// short the table is: a change moves both, each by a few units in the last place.
  private var offsetTolerance: Double {
    guard stacking != nil else { return layout.tolerance }
    return max(layout.tolerance, 8 * scroller(along: .vertical).contentOffset.y.ulp)
  }

  /// What stays in its place in a change that is about to come; nil where the offset does.
  ///
  /// - Parameters:
  ///   - changes: Nil where rows keep their numbers.
  ///   - first: The first item that may become another one, or of another height.
  func anchor(before changes: ListChanges? = nil, from first: Int = 0) -> TableAnchor? {
    let edge = bounds.minY + min(obscuredInset.top, bounds.height)
    let tolerance = offsetTolerance
    // Mostly it is known which item lies there.
    let item = live.items.lowerBound
    if !live.items.isEmpty, !needsPlacement, let frame = live[item]?.frame, frame.minY <= edge,
      frame.maxY > edge + tolerance
    {
      return layout.anchor(
        at: edge, within: tolerance, in: item, startingAt: frame.minY, before: changes, from: first)
    }
    return layout.anchor(at: edge, within: tolerance, before: changes, from: first)
  }

  /// By how many points a change has moved an anchor in the content; it is held from there on.
  @discardableResult
  func follow(_ anchor: TableAnchor?) -> Double {
    guard let anchor, let item = layout.item(at: anchor) else {
      heldAnchor = nil
      return 0
    }
    layout.keepHeight(at: anchor)
    let shift = layout.items.offset(of: item) - anchor.offset
    heldAnchor = nil
    if layout.hasEstimates {
      heldAnchor = HeldAnchor(
        anchor: anchor, offset: bounds.minY + shift, tolerance: offsetTolerance)
    }
    return shift
  }

  /// Has to be called after every change of `layout` that does not place its views itself.
  func layoutDidChange(keeping anchor: TableAnchor?) {
    layoutDidChange(movingContentBy: follow(anchor))
  }

  /// - Parameter shift: By how many points what is seen lies further down in the content: it stays
  ///   where it is on screen.
  func layoutDidChange(movingContentBy shift: Double) {
    sight.forget()
    needsPlacement = true
    moveContent(by: shift, isAiming: isAiming)
  }

  /// Gives the content its new height, and moves the offset along with what is visible.
  ///
  /// - Parameter isAiming: Whether the table was on its way to a row.
  func moveContent(by shift: Double, isAiming: Bool) {
    setContentSize(
      Size(width: bounds.width, height: layout.height), movingContentBy: shift)
    if isAiming { aim() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: What is about to be in sight

  /// Finds out what will be in sight when the content has moved, and is brought back into its range.
  ///
  /// Should it not come to lie there, the next layout looks again.
  ///
  /// - Returns: How far the offset will have moved, in points.
  @discardableResult
  func look(shiftedBy shift: Double) -> Double {
    let offset = expectedOffset(shiftedBy: shift)
    sight.look(at: &layout, from: offset, to: offset + bounds.height, live: 0..<0)
    return offset - bounds.minY
  }

  private func expectedOffset(shiftedBy shift: Double) -> Double {
    let offset = bounds.minY + shift
    guard stacking == nil, drag == nil, motion.isNone, !isRangeGuessed else { return offset }
    return layoutRange.clamp(Point(x: bounds.minX, y: offset)).y
  }

  // MARK: While rows are measured

  /// The item that begins where an earlier change has left an anchor; nil where one has scrolled since.
  var heldItem: Int? {
    guard let heldAnchor,
      abs(heldAnchor.offset - bounds.minY) <= max(heldAnchor.tolerance, offsetTolerance)
    else { return nil }
    return layout.item(at: heldAnchor.anchor)
  }

  /// The item whose upper edge stays where it is on screen while rows in sight are measured.
  ///
  /// That is what an earlier change has left in its place; or else what is in sight and was before;
  /// or, after a jump, the row that is scrolled to, or the end of the content, or the first row that was
  /// measured before, or what is at the top.
  func itemToHold() -> Int {
    if let heldItem { return heldItem }
    if !live.items.isEmpty { return live.items.lowerBound }
    if let scrollTarget, layout.hasRow(at: scrollTarget.path) {
      let item = layout.item(of: scrollTarget.path)
      if sight.items.contains(item) { return item }
    }
    // The end is on screen and the beginning is not: what lies below a table in a container stays.
    if bounds.minY > 0, bounds.maxY >= layout.height { return layout.items.count }
    let measured = sight.items.first {
      !layout.items.isEstimated($0) && layout.items[$0] > 0 && layout.path(ofItem: $0) != nil
    }
    if let measured { return measured }
    return sight.items.lowerBound
  }

  /// What keeps its place on screen while rows are measured: the upper edge of an item.
  struct Hold {
    let item: Int
    /// Where it begins in the content before anything is measured, in points.
    let start: Double
    /// The visible part of the content then, in points.
    let top: Double
    let bottom: Double
  }

  /// Has what ``itemToHold()`` says keep its place from now on.
  func hold() -> Hold {
    let item = itemToHold()
    return Hold(
      item: item, start: layout.items.offset(of: item), top: bounds.minY, bottom: bounds.maxY)
  }

  /// By how many points what keeps its place lies further down in the content than before.
  func shift(of hold: Hold) -> Double { layout.items.offset(of: hold.item) - hold.start }

  /// The visible part of the content as it is now.
  func visiblePart(_ hold: Hold) -> (top: Double, bottom: Double) {
    let shift = shift(of: hold)
    return (hold.top + shift, hold.bottom + shift)
  }

  func layoutDidChange(keeping hold: Hold) {
    let shift = shift(of: hold)
    heldAnchor?.offset += shift
    layoutDidChange(movingContentBy: shift)
  }

  /// Brings the offset into the range, now that what is in sight is measured.
  func settle() {
    heldAnchor = nil
    settleRange()
  }
}
