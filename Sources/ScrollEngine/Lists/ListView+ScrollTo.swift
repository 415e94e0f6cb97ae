// Scrolls to an element, even past elements of estimated size: the list corrects the target offset
// when sizes become known, until the element is in place. In a container, the container scrolls,
// and corrects the offset.
extension ListView {
  /// Scrolls an element to a place in the visible part, or as close to it as the scroll range
  /// allows.
  final func scroll(
    toElementAt path: IndexPath, at places: PerAxis<ScrollPlace?>, animated: Bool
  ) {
    scrollAcross(to: path, at: places, animated: animated)
    guard let offset = offset(showing: path, at: places) else { return }
    let target = ListScrollTarget(
      path: path, places: places, offset: offset, part: freePartToKeep(at: path))
    scrollTarget = target
    let (first, second) = scrollers(of: target)
    if let first { move(first, to: target, animated: animated) }
    if let second { move(second, to: target, animated: animated) }
    // A layout checks whether the element is in place.
    markForLayout()
    first?.layOutAtTarget()
    second?.layOutAtTarget()
  }

  private func move(_ scroller: ScrollView, to target: ListScrollTarget, animated: Bool) {
    var end = scroller.contentOffset
    let axes = PerAxis { axis in
      target.places[axis] != nil && withScroller(along: axis) { $0 === scroller }
    }
    for axis in Axis.allCases where axes[axis] { end[axis] = target.offset[axis] }
    scroller.during(occasion) { scroller.scroll(toTarget: end, along: axes, animated: animated) }
    guard scroller !== self else { return }
    (scroller as? any StackContainer)?.targetFollower = self
    awaitAnimation(of: scroller)
    scroller.markForLayout()
  }

  /// The place to which an element has to be scrolled to be visible; nil if the element is visible
  /// or unknown.
  final func nearestPlace(
    ofElementAt path: IndexPath, along axis: Axis
  ) -> ScrollPlace? {
    guard let extent = extent(ofElementAt: path, along: axis) else { return nil }
    return .nearest(
      to: scroller(along: axis).contentOffset[axis], of: extent, in: freePart(at: path, along: axis)
    )
  }

  // MARK: Aiming

  /// The extent of an element in the content of its scroller; nil if its frame is unknown.
  private func extent(ofElementAt path: IndexPath, along axis: Axis) -> ScrollPlace.Extent? {
    frameOfElement(at: path).map {
      ScrollPlace.Extent(
        start: scrollerPosition(of: $0.start(along: axis), along: axis), length: $0.size[axis])
    }
  }

  /// The part of the scroller's viewport that insets, sticky headers and sticky footers leave free.
  private func freePart(at path: IndexPath, along axis: Axis) -> ScrollPlace.FreePart {
    let inset = scrollerInset(along: axis)
    let pinned = pinnedInset(inSection: path.section)
    return ScrollPlace.FreePart(
      start: inset.near(along: axis) + pinned.near(along: axis),
      end: withScroller(along: axis) { $0.bounds.size[axis] }
        - (inset.far(along: axis) + pinned.far(along: axis)))
  }

  /// The offset at which an element is in place now, on the axes of the scrollers; nil for an
  /// unknown element.
  private func offset(
    showing path: IndexPath, at places: PerAxis<ScrollPlace?>
  ) -> Point? {
    var result = Point.zero
    guard set(&result, showing: path, at: places, along: .vertical),
      set(&result, showing: path, at: places, along: .horizontal)
    else { return nil }
    return result
  }

  /// Sets an offset along one axis if `places` has a place for that axis; returns false for an
  /// unknown element.
  private func set(
    _ offset: inout Point, showing path: IndexPath, at places: PerAxis<ScrollPlace?>,
    along axis: Axis
  ) -> Bool {
    guard let place = places[axis] else { return true }
    guard let extent = extent(ofElementAt: path, along: axis) else { return false }
    let wanted = place.offset(of: extent, in: freePart(at: path, along: axis))
    let range = withScroller(along: axis) { $0.scrollRange[axis] }
    offset[axis] = min(max(wanted, range.lowerBound), range.upperBound)
    return true
  }

  /// The scroll views that scroll to a target: this list, its container, or both, each along a
  /// different axis.
  private func scrollers(of target: ListScrollTarget) -> (ScrollView?, ScrollView?) {
    let first = target.places[.vertical] == nil ? nil : scroller(along: .vertical)
    let second = target.places[.horizontal] == nil ? nil : scroller(along: .horizontal)
    return first === second ? (first, nil) : (first, second)
  }

  // MARK: Other changes

  /// Moves the content without ending the scroll to an element.
  ///
  /// - Returns: Whether a scroll to an element continues.
  @discardableResult
  final func keepingScrollTarget(_ move: () -> Void) -> Bool {
    let isKept = isAiming
    move()
    guard isKept, scrollTarget != nil else { return false }
    noteDestination()
    return true
  }

  /// Records the offset where the content comes to rest as the target's offset.
  private func noteDestination() {
    scrollTarget?.forEachAxis { axis in
      let offset = withScroller(along: axis) { scroller in
        let offset = scroller.destination(along: axis)
        scroller.noteTarget(offset, along: axis)
        return offset
      }
      scrollTarget?.offset[axis] = offset
    }
  }

  /// Updates the index path of the scroll target; drops the target if its element is gone.
  final func followScrollTarget(_ changes: ListChanges) {
    guard let target = scrollTarget else { return }
    if let path = changes.newIndexPath(forOld: target.path) {
      scrollTarget?.path = path
    } else {
      scrollTarget = nil
    }
  }

  /// Corrects the target offset at the end of a layout; in a container, the container does this
  /// along its axis.
  final func followScrollTargetInLayout() {
    guard let target = scrollTarget else { return }
    if let axis = stacking?.axis, target.places[axis] != nil { return }
    _ = followScrollTarget()
  }
}

extension ListView: TargetFollowing {
  /// Whether the content is heading for the target's offset or rests there: nothing has scrolled it
  /// elsewhere.
  final var isAiming: Bool {
    guard let target = scrollTarget else { return false }
    var isAiming = true
    target.forEachAxis { axis in
      if !withScroller(along: axis, { $0.isHeaded(for: target.offset[axis], along: axis) }) {
        isAiming = false
      }
    }
    return isAiming
  }

  final func aim() {
    // A reload will correct the offset itself.
    guard !isOutdated else { return noteDestination() }
    guard let target = scrollTarget, hasElement(at: target.path),
      let offset = offset(showing: target.path, at: target.places)
    else {
      scrollTarget = nil
      return
    }
    scrollTarget?.offset = offset
    scrollTarget?.part = freePartToKeep(at: target.path)
    target.forEachAxis { axis in
      withScroller(along: axis) { scroller in
        if scroller.destination(along: axis) != offset[axis] {
          scroller.redirect(to: offset[axis], along: axis)
        }
        scroller.noteTarget(offset[axis], along: axis)
      }
    }
  }

  /// Whether the target's offset may be out of date.
  private var needsAim: Bool {
    guard stacking == nil, correctsAimWhenMoved, let target = scrollTarget else { return true }
    return target.part != freePartToKeep(at: target.path)
  }

  /// The free part to store with the target's offset; nil if each layout computes the offset anew.
  private func freePartToKeep(at path: IndexPath) -> ScrollPlace.FreePart? {
    correctsAimWhenMoved && stacking == nil ? freePart(at: path, along: .vertical) : nil
  }

  /// Corrects the target offset until the element is in place and everything around it is measured;
  /// returns whether a target is left.
  final func followScrollTarget() -> Bool {
    guard !isOutdated else { return scrollTarget != nil }
    guard isAiming else {
      scrollTarget = nil
      return false
    }
    if needsAim { aim() }
    guard let target = scrollTarget else { return false }
    var isThere = true
    target.forEachAxis { axis in
      withScroller(along: axis) { scroller in
        // In a viewport without length, no element can be in place.
        if !scroller.motion.isNone || scroller.needsLayout || scroller.bounds.size[axis] == 0
          || scroller.contentOffset[axis] != target.offset[axis]
        {
          isThere = false
        }
      }
    }
    if isThere, !needsLayout { scrollTarget = nil }
    return scrollTarget != nil
  }
}

extension ListScrollTarget {
  /// Calls `body` for each axis along which the target scrolls.
  @inline(__always)
  fileprivate func forEachAxis(_ body: (Axis) -> Void) {
    if places[.vertical] != nil { body(.vertical) }
    if places[.horizontal] != nil { body(.horizontal) }
  }
}

extension ScrollView {
  /// Where the content comes to rest along an axis: the end of an animation, or the current offset.
  fileprivate final func destination(along axis: Axis) -> Double {
    if case .animation(let animation, _, _) = motion { return animation.destination[axis] }
    return contentOffset[axis]
  }
}
