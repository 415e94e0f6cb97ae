// Setting the content size. If content before the visible part grows or shrinks, the offset of the
// view or of its container moves by the same distance, so that the visible part stays in place on
// screen.
extension ScrollView {
  /// Sets the content size, and the offset of the visible part in the new content.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - shift: How many points further along the visible part is in the new content; it stays in
  ///     place on screen, whatever motion is in progress.
  ///   - axis: The axis of the shift.
  ///   - turned: The horizontal offset of the visible part before the shift, if the content starts
  ///     at its right end and that end has moved; nil for the current offset.
  final func setContentSize(
    _ size: Size, movingContentBy shift: Double = 0, along axis: Axis = .vertical,
    turningTo turned: Double? = nil
  ) {
    let move = ContentMove(shift: shift, axis: axis, turned: turned)
    // A new size is set through the property, so that an override of the property is called.
    guard size != storedContentSize else { return during(.layout) { takeContentSize(size, move) } }
    ContentMove.pending = move
    during(.layout) { contentSize = size }
    ContentMove.pending = nil
  }

  /// Implements the setter of ``contentSize``.
  final func takeContentSize(_ size: Size, _ move: ContentMove) {
    during(.contentSize) { changeContentSize(size, move) }
  }

  private func changeContentSize(_ size: Size, _ move: ContentMove) {
    let (shift, axis, turned) = (move.shift, move.axis, move.turned)
    require(
      size.width >= 0 && size.width <= Limits.longestContent && size.height >= 0
        && size.height <= Limits.longestContent,
      "ScrollView: contentSize \(size) of \(self) is outside 0 to \(Limits.longestContent) points")
    guard size != storedContentSize || shift != 0 || turned != nil else { return }
    let old = storedContentSize
    storedContentSize = size
    if size != old { note(.contentSize(from: old, to: size), by: .program) }
    if layoutItem != nil { layoutItem?.follower(.content).item.frameDidChange() }
    markForDisplay()
    var whole = shift
    if let turned {
      let move = turned - contentOffset.x
      if axis == .horizontal { whole += move }
      moveOrigin(to: turned, shift: axis == .horizontal ? shift : 0)
    }
    if shift != 0, turned == nil || axis == .vertical {
      var offset = storedBounds.origin
      offset[axis] = self.offset(shiftedBy: shift, along: axis)
      setContentOffset(offset, by: .anchoring)
    }
    adjustmentMayChange()
    let isOther = shift != 0 || turned != nil || size.differs(from: old)
    rangeDidChange(byRounding: !isOther)
    if let stacking {
      stacking.container.during(occasion) {
        stacking.container.contentSizeDidChange(of: self, from: old, movingContentBy: whole)
      }
    } else {
      superview?.arrangement?.subviewDidChangeContentSize(self)
    }
  }

  /// The view's own offset after a shift, in points.
  ///
  /// In a container that moves by the same distance, this is exactly the offset that the container
  /// will compute; otherwise the container's next layout would scroll again, by a rounding error.
  private func offset(shiftedBy shift: Double, along axis: Axis) -> Double {
    let offset = storedBounds.origin[axis] + shift
    guard let stacking, stacking.axis == axis else { return offset }
    var outer = stacking.container.contentOffset
    outer[axis] += shift
    let placed = stacking.container.contentOffset(of: self, atRest: outer)[axis]
    return abs(placed - offset) <= 8 * max(abs(outer[axis]), abs(offset)).ulp ? placed : offset
  }
}

extension Size {
  /// Whether a side differs by more than the rounding error of adding the same numbers in another
  /// order.
  fileprivate func differs(from old: Size) -> Bool {
    func differs(_ one: Double, _ other: Double) -> Bool {
      abs(one - other) > max(one, other) * 1e-12
    }
    return differs(height, old.height) || differs(width, old.width)
  }
}

/// The movement of the visible part that goes with a new content size.
@MainActor
struct ContentMove {
  var shift = 0.0
  var axis = Axis.vertical
  var turned: Double?

  /// The move for the content size that the engine is setting through the property.
  static var pending: ContentMove?

  /// Returns and clears the pending move; an empty move if a program sets the size.
  static func take() -> ContentMove {
    defer { pending = nil }
    return pending ?? ContentMove()
  }
}
