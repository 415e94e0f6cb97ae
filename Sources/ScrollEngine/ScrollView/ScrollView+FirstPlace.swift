/// Where content is that no layout has shown yet: along each axis at an offset that a program has set,
/// in points, as far as the range reaches; or else at its beginning.
///
/// Nobody has seen it, so the order does not count in which a program sets content, insets, size and
/// offset: each change brings the content anew to where it is going to be.
typealias FirstPlace = PerAxis<Double?>

extension ScrollView {
  /// Where the content is going to be, until the end of its first layout.
  final var firstPlace: FirstPlace? {
    if isShown || stacking?.wasPlaced == true, !isLayingOut { storedFirstPlace = nil }
    return storedFirstPlace
  }

  /// Takes a layout for the first one, if it shows anything.
  final func noteFirstLayout() {
    if storedFirstPlace != nil, !storedBounds.isEmpty { isShown = true }
  }

  /// Notes the offset that a program has set, along the axes along which it is another one.
  final func noteWantedOffset(insteadOf old: Point) {
    guard firstPlace != nil else { return }
    let offset = storedBounds.origin
    for axis in Axis.allCases where offset[axis] != old[axis] && stacking?.axis != axis {
      storedFirstPlace?[axis] = offset[axis]
    }
  }

  /// How far a change moves content that stays where it is on screen, in points: not at all before
  /// it is seen.
  final func seenShift(_ shift: Double, along axis: Axis) -> Double {
    guard shift != 0, stacking?.axis != axis, let firstPlace else { return shift }
    guard isLayingOut else { return 0 }
    // The first layout measures what it shows, and moves on from there.
    if firstPlace[axis] != nil { storedFirstPlace = nil }
    return shift
  }

  /// Brings content that has not been seen to its place; `isGuess` means that the range is one.
  final func takeFirstPlace(_ place: FirstPlace, isGuess: Bool) {
    var offset = storedBounds.origin
    for axis in Axis.allCases where stacking?.axis != axis {
      guard let wanted = place[axis] else {
        offset[axis] = beginning(along: axis)
        continue
      }
      offset[axis] = wanted
      if !isGuess { offset = scrollRange.clamp(offset, along: axis) }
    }
    guard offset != storedBounds.origin else { return }
    isMoving = true
    moveUnseen(to: offset)
    isMoving = false
  }

  /// The least offset; without the space of a refresh control, to which a program does not scroll by
  /// beginning to refresh.
  private func beginning(along axis: Axis) -> Double {
    if axis == .horizontal, startsAtRight { return scrollRange.maximum.x }
    return 0 - (storedContentInset + systemInset).near(along: axis)
  }
}
