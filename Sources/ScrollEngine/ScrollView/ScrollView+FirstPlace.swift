// Where content lies before any layout has shown it. Nobody has seen it, so a program may set
// content, insets, size and offset in any order: before the first layout the content comes to its
// beginning, or to the offset that the program has set.
extension ScrollView {
  /// Notes the offset that a program sets, along the axes on which it is new; if it is new on none,
  /// along those on which the view scrolls. An offset at the beginning follows the beginning.
  final func noteFirstOffset(_ offset: Point) {
    let old = storedBounds.origin
    guard isUnseen, !setsOwnOffset else { return }
    let start = firstBeginning
    for axis in Axis.allCases
    where axis != stacking?.axis
      && (offset[axis] != old[axis] || (offset == old && (scrollAxis ?? axis) == axis))
    {
      firstOffset[axis] = offset[axis] == start[axis] ? nil : offset[axis]
    }
  }

  /// Notes the offset, in points, at which a target is in place along an axis.
  final func noteTarget(_ offset: Double, along axis: Axis) {
    if isUnseen { firstOffset[axis] = offset }
  }

  /// Brings content that is about to be seen to its place.
  final func comeToFirstPlace() {
    // Content that is out of date finds out how long it is.
    _ = contentSize
    // More may be known now than when the program asked for a target: aim again.
    keepingAim {
      isUnseen = false
      let start = firstBeginning
      var offset = storedBounds.origin
      for axis in Axis.allCases where stacking?.axis != axis {
        offset[axis] = firstOffset[axis] ?? start[axis]
      }
      // What a program has set last stays as it is.
      guard offset != storedBounds.origin else { return }
      setOwnOffset(offset)
      rangeDidChange()
    }
  }

  /// The beginning without the space of a refresh control: a program that begins to refresh does not
  /// scroll there.
  private var firstBeginning: Point { beginning + Point(x: 0, y: refreshInset) }
}
