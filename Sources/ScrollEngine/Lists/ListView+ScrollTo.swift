// Scrolling to an element, also past elements of unknown size: the path is corrected whenever more
// is known, until the element is in place. In a container it is the container that scrolls, and
// that corrects the path.
extension ListView {
  /// Scrolls an element to a place in the visible part, as far as the content reaches.
  final func scroll(
    toElementAt path: IndexPath, at places: PerAxis<ScrollPlace?>, animated: Bool
  ) {
    guard let offset = offset(showing: path, at: places) else { return }
    let target = ListScrollTarget(path: path, places: places, offset: offset)
    scrollTarget = target
    let scrollers = scrollers(of: target)
    for scroller in scrollers {
      var end = scroller.contentOffset
      for axis in target.axes where self.scroller(along: axis) === scroller {
        end[axis] = offset[axis]
      }
      scroller.setContentOffset(end, animated: animated)
      guard scroller !== self else { continue }
      (scroller as? any StackContainer)?.targetFollower = self
      awaitAnimation(of: scroller)
      scroller.setNeedsLayout()
    }
    // A layout checks whether the element is in place.
    setNeedsLayout()
    for scroller in scrollers where scroller.motion.isNone { scroller.layoutIfNeeded() }
  }

  /// The place to which an element has to be scrolled to be visible; nil if it is.
  final func nearestPlace(
    ofElementAt path: IndexPath, along axis: Axis
  ) -> ScrollPlace? {
    guard let extent = extent(ofElementAt: path, along: axis) else { return nil }
    return .nearest(
      to: scroller(along: axis).contentOffset[axis], of: extent, in: freePart(at: path, along: axis)
    )
  }

  // MARK: Aiming

  /// The extent of an element in the content of its scroller; nil for one that is not known.
  private func extent(ofElementAt path: IndexPath, along axis: Axis) -> ScrollPlace.Extent? {
    frameOfElement(at: path).map {
      ScrollPlace.Extent(
        start: scrollerPosition(of: $0.start(along: axis), along: axis), length: $0.size[axis])
    }
  }

  /// The part of the scroller where an element is visible.
  private func freePart(at path: IndexPath, along axis: Axis) -> ScrollPlace.FreePart {
    let inset = scrollerInset(along: axis)
    let pinned = pinnedInset(inSection: path.section)
    return ScrollPlace.FreePart(
      start: inset.near(along: axis) + pinned.near(along: axis),
      end: scroller(along: axis).bounds.size[axis]
        - (inset.far(along: axis) + pinned.far(along: axis)))
  }

  /// The offset with an element in place as of now, on the axes of the scrollers; nil for one that
  /// is not known.
  private func offset(
    showing path: IndexPath, at places: PerAxis<ScrollPlace?>
  ) -> Point? {
    var result = Point.zero
    for axis in Axis.allCases {
      guard let place = places[axis] else { continue }
      guard let extent = extent(ofElementAt: path, along: axis) else { return nil }
      let offset = place.offset(of: extent, in: freePart(at: path, along: axis))
      let range = scroller(along: axis).scrollRange[axis]
      result[axis] = min(max(offset, range.lowerBound), range.upperBound)
    }
    return result
  }

  /// What scrolls to a target: this view, its container, or both, each along another axis.
  private func scrollers(of target: ListScrollTarget) -> [ScrollView] {
    var result: [ScrollView] = []
    for axis in target.axes {
      let scroller = scroller(along: axis)
      if !result.contains(where: { $0 === scroller }) { result.append(scroller) }
    }
    return result
  }

  // MARK: Other changes

  /// Moves the content without ending the scroll to an element.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  final func keepingScrollTarget(_ move: () -> Void) -> Bool {
    let isKept = isAiming
    move()
    guard isKept, let target = scrollTarget else { return false }
    for axis in target.axes {
      scrollTarget?.offset[axis] = scroller(along: axis).destination(along: axis)
    }
    return true
  }

  /// Maps the element being scrolled to through updates.
  final func followScrollTarget(_ changes: ListChanges) {
    guard let target = scrollTarget else { return }
    if let path = changes.newIndexPath(forOld: target.path) {
      scrollTarget?.path = path
    } else {
      scrollTarget = nil
    }
  }

  /// Corrects the path at the end of a layout, unless the container does.
  final func followScrollTargetInLayout() {
    guard let target = scrollTarget else { return }
    if let axis = stacking?.axis, target.places[axis] != nil { return }
    _ = followScrollTarget()
  }
}

extension ListView: TargetFollowing {
  /// Whether the list is on its way to its target, or there: it was not scrolled elsewhere.
  final var isAiming: Bool {
    guard let target = scrollTarget else { return false }
    return target.axes.allSatisfy {
      scroller(along: $0).isHeaded(for: target.offset[$0], along: $0)
    }
  }

  final func aim() {
    // A reload corrects the path itself.
    guard !isOutdated else { return }
    guard let target = scrollTarget, hasElement(at: target.path),
      let offset = offset(showing: target.path, at: target.places)
    else {
      scrollTarget = nil
      return
    }
    scrollTarget?.offset = offset
    for axis in target.axes {
      let scroller = scroller(along: axis)
      guard scroller.destination(along: axis) != offset[axis] else { continue }
      scroller.redirect(to: offset[axis], along: axis)
    }
  }

  /// Keeps aiming until the element is in place, and nothing around it is an estimate.
  final func followScrollTarget() -> Bool {
    guard !isOutdated else { return scrollTarget != nil }
    guard isAiming else {
      scrollTarget = nil
      return false
    }
    aim()
    guard let target = scrollTarget else { return false }
    let isThere = target.axes.allSatisfy { axis in
      let scroller = scroller(along: axis)
      return scroller.motion.isNone && !scroller.needsLayout
        && scroller.contentOffset[axis] == target.offset[axis]
    }
    if isThere, !needsLayout { scrollTarget = nil }
    return scrollTarget != nil
  }
}

extension ListScrollTarget {
  /// The axes along which it scrolls.
  fileprivate var axes: [Axis] { Axis.allCases.filter { places[$0] != nil } }
}

extension ScrollView {
  /// Where the content comes to rest along an axis, as far as a program has scrolled it.
  fileprivate final func destination(along axis: Axis) -> Double {
    if case .animation(let animation, _, _) = motion { return animation.destination[axis] }
    return contentOffset[axis]
  }
}
