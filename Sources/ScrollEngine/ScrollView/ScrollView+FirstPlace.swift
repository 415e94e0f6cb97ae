// Where content is that no layout has shown. Nobody has seen it, so the order does not count in which a program
// sets content, insets, size and offset: before the first layout the content comes to its beginning, or to the
// offset that the program has set.
extension ScrollView {
  /// Notes the offset that a program sets: along the axes along which it is another one; if it is the
  /// same, along those along which the view scrolls.
  final func noteFirstOffset(_ offset: Point, insteadOf old: Point) {
    for axis in Axis.allCases
    where offset[axis] != old[axis] || (offset == old && (scrollAxis ?? axis) == axis) {
      firstOffset[axis] = offset[axis]
    }
  }

  /// Notes the offset of other bounds; content that moves by itself has been seen.
  final func firstPlaceMayChange(to offset: Point) {
    guard offset != storedBounds.origin, !setsOwnOffset else { return }
    if isMoving {
      isUnseen = false
    } else {
      noteFirstOffset(offset, insteadOf: storedBounds.origin)
    }
  }

  /// Brings content that is about to be seen to its place.
  final func comeToFirstPlace() {
    // Content that is out of date finds out how long it is.
    _ = contentSize
    let follower = follower.flatMap { $0.isAiming ? $0 : nil }
    isUnseen = false
    var offset = storedBounds.origin
    for axis in Axis.allCases where stacking?.axis != axis {
      offset[axis] = firstOffset[axis] ?? beginning(along: axis)
    }
    // What a program has set last stays as it is.
    guard offset != storedBounds.origin else { return }
    setOwnOffset(offset)
    rangeDidChange()
    follower?.aim()
  }

  /// The least offset; without the space of a refresh control, to which a program does not scroll by
  /// beginning to refresh.
  private func beginning(along axis: Axis) -> Double {
    if axis == .horizontal, startsAtRight { return scrollRange.maximum.x }
    return 0 - insetWithoutRefresh.near(along: axis)
  }
}
