import Extents

// The anchor stays in position on screen when the layout of elements changes because of an update,
// corrected sizes or new lines.
extension CollectionView {
  /// The anchor for the next change, as ``ListAnchor`` defines it.
  ///
  /// `changes` is nil if items keep their index paths. Returns nil if the offset stays instead: at
  /// the beginning of the content, in a layout without lines, and before the first layout.
  func anchor(before changes: ListChanges? = nil) -> ListAnchor? {
    guard !isUnseen, let lines, lines.geometry.axis == lines.scrollDirection else { return nil }
    var geometry = lines.geometry
    if let heldAnchor, let anchor = again(heldAnchor, before: changes) { return anchor }
    let edge = edge(along: geometry.axis)
    let tolerance = tolerance(of: geometry.slack, along: geometry.axis)
    guard let part = geometry.firstPart(after: edge, within: tolerance) else { return nil }
    return geometry.anchor(
      atPart: part, start: geometry.start(of: part), after: edge, within: tolerance,
      before: changes)
  }

  /// A held anchor at its current place; nil if the anchor's part is gone or removed by `changes`,
  /// or if the content has been scrolled.
  private func again(_ held: HeldAnchor, before changes: ListChanges?) -> ListAnchor? {
    guard var geometry = lines?.geometry, isInPlace(held),
      let place = geometry.place(of: held.anchor)
    else { return nil }
    let (old, next) = (held.anchor, held.anchor.next)
    guard let changes else {
      return ListAnchor(
        offset: place, part: old.part, isEnd: old.isEnd, next: next, length: old.length)
    }
    return changes.newName(of: old.part).map {
      ListAnchor(
        offset: place, part: $0, isEnd: old.isEnd,
        next: next.flatMap { changes.newName(of: .element($0))?.path })
    }
  }

  // MARK: Another size of the view

  /// Whether the lines were made for another breadth of the view, along the same axis.
  var isOfOtherBreadth: Bool {
    lines.map { $0.isOutOfShape && $0.geometry.axis == $0.scrollDirection } ?? false
  }

  /// The anchor for a new size of the view, at which lines break elsewhere: the anchor of the last
  /// resize, or a new one if the content has been scrolled since. If each resize had a new anchor,
  /// the first item of the new line, the content would drift while a person resizes a window.
  var anchorInResize: ListAnchor? {
    anchorOfResize.flatMap { again($0, before: nil) } ?? anchor()
  }

  func holdThroughResizes(_ anchor: ListAnchor?) {
    anchorOfResize = anchor.flatMap { anchor in
      lines.map { HeldAnchor(anchor: anchor, offset: bounds.origin[$0.geometry.axis]) }
    }
  }

  /// The start of the visible part below the insets, in points of the layout.
  private func edge(along axis: Axis) -> Double {
    let inset = layoutInset(obscuredInset)
    let bounds = layoutBounds
    return bounds.start(along: axis) + min(inset.near(along: axis), bounds.size[axis])
  }

  /// Whether the content is still where it was when the anchor was held.
  private func isInPlace(_ held: HeldAnchor) -> Bool {
    lines.map {
      abs(held.offset - bounds.origin[$0.geometry.axis]) <= $0.geometry.slack
    } ?? false
  }

  /// Sets the new content size, and moves the offset so that the anchor stays in position on
  /// screen.
  ///
  /// With estimated sizes the range of offsets is an estimate until everything visible is measured:
  /// until then the offset is not clamped to the range.
  func moveContent(along anchor: ListAnchor?) {
    heldAnchor = nil
    if let anchor, let lines, lines.asksCells { lines.geometry.keepLength(at: anchor) }
    let size = layout.collectionViewContentSize
    guard let lines else {
      keepingScrollTarget { setContentSize(size, movingLayoutBy: 0, along: .vertical) }
      return
    }
    var geometry = lines.geometry
    let place = anchor.flatMap { geometry.place(of: $0) }
    if lines.asksCells {
      isRangeProvisional = true
      setNeedsLayout()
    }
    let shift = place.flatMap { place in
      anchor?.shift(to: place, within: tolerance(of: geometry.slack, along: geometry.axis))
    }
    keepingScrollTarget {
      setContentSize(
        size, movingLayoutBy: shift ?? 0, along: lines.geometry.axis,
        keeping: lines.asksCells && place != nil ? anchor : nil)
    }
  }

  /// Clamps the offset to the range, now that everything visible is measured.
  func settle() {
    heldAnchor = nil
    settleRange()
  }

  /// The item at the held anchor, which is measured first because its estimate may put it off
  /// screen; nil if no anchor is held, if no item begins there, or if the content has been scrolled
  /// since.
  var itemToMeasureFirst: Int? {
    guard let (band, item) = heldItem, let geometry = lines?.geometry,
      item < geometry.counts.total, geometry.items(inBand: band).contains(item)
    else { return nil }
    return item
  }

  /// The band that begins at the held anchor, and the first item from there on, or the number of
  /// items if no item follows; nil if no anchor is held, or if the content has been scrolled since.
  private var heldItem: (band: Int, item: Int)? {
    guard let heldAnchor, isInPlace(heldAnchor), let geometry = lines?.geometry,
      let part = geometry.part(named: heldAnchor.anchor.part)
    else { return nil }
    let anchor = heldAnchor.anchor
    if !anchor.isEnd, let path = anchor.part.path { return (part, geometry.counts.index(of: path)) }
    let band = anchor.isEnd ? part + 1 : part
    guard band < geometry.bands.count else { return (band, geometry.counts.total) }
    return (band, geometry.items(inBand: band).lowerBound)
  }

  /// The item that stays in position while other items are measured: the first visible item, or at
  /// the beginning of the content the first item.
  ///
  /// In a scrolled container, this is an item that was visible before. If no item was visible, and
  /// only the end of the content is visible now, this is the end, which counts as one more item:
  /// then views below the collection in the container stay. nil if nothing is known to stay.
  var itemToMeasureFrom: Int? {
    guard let geometry = lines?.geometry, geometry.counts.total > 0 else { return nil }
    if let heldItem { return heldItem.item }
    let axis = geometry.axis
    let edge = edge(along: axis)
    if edge > geometry.slack {
      if let live = liveCells.first(where: { $0.attributes.frame.end(along: axis) > edge }) {
        return live.item
      }
      if let last = liveCells.last { return last.item }
    }
    let isStacked = stacking?.axis == axis && scroller(along: axis).isScrolled(along: axis)
    guard edge > geometry.slack else {
      return isStacked ? liveCells.first?.item ?? 0 : 0
    }
    let end = geometry.bands.total - geometry.slack
    return isStacked && layoutBounds.end(along: axis) >= end ? geometry.counts.total : nil
  }

  /// The anchor at an item that stays in position while other items are measured, as in
  /// ``itemToMeasureFrom``.
  func anchor(atItem item: Int) -> ListAnchor? {
    guard let geometry = lines?.geometry else { return nil }
    guard item < geometry.counts.total else {
      return ListAnchor(offset: geometry.bands.total, part: .end)
    }
    return ListAnchor(
      offset: geometry.startOfLine(ofItem: item),
      part: .element(geometry.counts.indexPath(at: item)))
  }
}

extension ScrollView {
  /// Whether the content is scrolled away from its beginning. Does without the range of offsets,
  /// which depends on the content size that is being computed.
  fileprivate func isScrolled(along axis: Axis) -> Bool {
    bounds.origin[axis] > -adjustedContentInset.near(along: axis)
  }
}
