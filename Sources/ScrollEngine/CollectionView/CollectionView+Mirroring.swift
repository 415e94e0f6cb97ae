// In a right-to-left collection, the layout still works from left to right, and everything between
// the layout and the screen is mirrored here.
extension CollectionView {
  /// The visible part of the content in the coordinates of the layout, in points: in content from
  /// right to left, a layout that flips is mirrored.
  public final var layoutBounds: Rect {
    guard let mirror else { return bounds }
    return mirror.turned(bounds: bounds)
  }

  /// Insets on screen in the layout's coordinates.
  final func layoutInset(_ inset: EdgeInsets) -> EdgeInsets { mirror == nil ? inset : inset.turned }

  /// The frame on screen of a frame of the layout.
  final func seen(_ frame: Rect) -> Rect {
    guard let mirror else { return frame }
    return mirror.turned(frame)
  }

  final func seen(_ attributes: ElementAttributes) -> ElementAttributes {
    guard let mirror else { return attributes }
    return attributes.moved(to: mirror.turned(attributes.frame))
  }

  /// The attributes that a layout has returned, with the frame on screen.
  final func seen(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    if let scroller = attributes.scroller {
      let copy = attributes.copied
      copy.scroller = nil
      copy.setUprightFrame(seen(scroller.moved(attributes.uprightFrame)))
      return copy
    }
    guard let mirror else { return attributes }
    let copy = attributes.copied
    copy.setUprightFrame(mirror.turned(attributes.uprightFrame))
    return copy
  }

  // MARK: The mirror

  private var goesRightToLeft: Bool {
    // Outside a window, the direction of the last window still applies.
    if window == nil, semanticContentAttribute == .unspecified { return mirror != nil }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The mirror for content of a width, in points; nil if the content goes from left to right.
  private func makeMirror(content: Double) -> ContentMirror? {
    guard layout.flipsHorizontallyInOppositeLayoutDirection, goesRightToLeft else { return nil }
    if stacking?.axis == .horizontal { return ContentMirror(stacked: content) }
    var content = content
    // The lines will fill the available length, but may have a different length until they are
    // prepared.
    if let lines, lines.scrollDirection == .vertical { content = lines.breadth }
    return ContentMirror(
      content: content, visible: bounds.width, inset: adjustedContentInset)
  }

  /// Updates the mirror; the visible content stays the same.
  func updateMirror() {
    guard mirror != nil || goesRightToLeft else { return }
    let new = makeMirror(content: mirroredWidth)
    guard new != mirror else { return }
    let offset = turn(to: new)
    // A container decides its own offset.
    if stacking?.axis != .horizontal { keepingScrollTarget { moveOrigin(to: offset) } }
  }

  /// Sets the content size; the visible part of mirrored content keeps its distance from the right
  /// edge.
  ///
  /// `shift` is how far the anchor has moved along an axis in the layout, in points; `anchor` is
  /// held until everything visible is measured; nil for none.
  func setContentSize(
    _ size: Size, movingLayoutBy shift: Double, along axis: Axis, keeping anchor: ListAnchor? = nil
  ) {
    mirroredWidth = size.width
    var shift = shift
    var offset: Double?
    if let mirror, let new = makeMirror(content: size.width) {
      if axis == .horizontal { shift = 0 - shift }
      if new != mirror { offset = turn(to: new) }
    }
    let start = axis == .horizontal ? offset ?? contentOffset.x : contentOffset.y
    if anchorOfResize?.offset == start { anchorOfResize?.offset = start + shift }
    if let anchor {
      heldAnchor = HeldAnchor(anchor: anchor, offset: start + shift)
    }
    setContentSize(size, movingContentBy: shift, along: axis, turningTo: offset)
  }

  /// Replaces the mirror, and returns the offset at which the same content is visible.
  private func turn(to new: ContentMirror?) -> Double {
    let old = mirror
    let offset = contentOffset.x
    mirror = new
    showTurned(from: old)
    setNeedsDisplay()
    let turned: Double
    if let old, let new {
      // An offset that a program set before there was any content is kept.
      let stays = !hasTakenPlace && !old.isUntouched(offset)
      turned = stays ? offset : new.offset(offset, from: old)
    } else {
      turned = (old ?? new)?.turned(offset) ?? offset
    }
    if lines?.geometry.axis == .horizontal {
      if heldAnchor?.offset == offset { heldAnchor?.offset = turned }
      if anchorOfResize?.offset == offset { anchorOfResize?.offset = turned }
    }
    return turned
  }

  /// Moves the views to their frames in the new mirror.
  private func showTurned(from old: ContentMirror?) {
    for live in liveCells { apply(live.attributes, to: live.cell) }
    for live in liveSupplements { apply(live.attributes, to: live.view) }
    for ghost in updates?.ghosts ?? [] { moveGhost(ghost.view, from: old) }
  }

  private func moveGhost(_ ghost: View, from old: ContentMirror?) {
    guard let old, let mirror else {
      if let mirror = old ?? mirror { ghost.uprightFrame = mirror.turned(ghost.uprightFrame) }
      return
    }
    ghost.uprightFrame.origin.x += mirror.move(from: old)
  }
}
