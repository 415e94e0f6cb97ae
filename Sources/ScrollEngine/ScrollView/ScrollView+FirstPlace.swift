// The position of content that no layout has shown yet. A program may set content, insets, size and
// offset in any order: before the first layout, the content moves to its beginning, or to the
// offset that the program has set.
extension ScrollView {
  /// Notes an offset that a program sets, along the axes on which it differs from the current
  /// offset; if it differs on no axis, along the axes on which the view scrolls. An offset at the
  /// beginning is not noted, so it changes with the beginning.
  final func noteFirstOffset(_ offset: Point) {
    let old = storedBounds.origin
    guard isUnseen, !cause.setsOwnOffset else { return }
    let start = firstBeginning
    for axis in Axis.allCases
    where axis != stacking?.axis
      && (offset[axis] != old[axis] || (offset == old && (scrollAxis ?? axis) == axis))
    {
      firstOffset[axis] = offset[axis] == start[axis] ? nil : offset[axis]
    }
  }

  /// Notes the offset, in points, at which a scroll target is reached along an axis.
  final func noteTarget(_ offset: Double, along axis: Axis) {
    if isUnseen { firstOffset[axis] = offset }
  }

  /// Moves content that is about to be shown for the first time to its position.
  final func comeToFirstPlace() {
    // Reading the size updates content that is out of date.
    _ = contentSize
    // Corrects the path to a scroll target, because more may be known now than when the program
    // requested the target.
    keepingAim {
      isUnseen = false
      let start = firstBeginning
      var offset = storedBounds.origin
      for axis in Axis.allCases where stacking?.axis != axis {
        offset[axis] = firstOffset[axis] ?? start[axis]
      }
      firstOffset = PerAxis { _ in nil }
      // If nothing changes, an offset that the program has set outside the range stays there.
      guard offset != storedBounds.origin else { return }
      setContentOffset(offset, by: .layout)
      rangeDidChange()
    }
  }

  /// The beginning without the space of a refresh control: when a program begins to refresh, the
  /// content does not scroll to the control.
  private var firstBeginning: Point { beginning + Point(x: 0, y: refreshInset) }
}
