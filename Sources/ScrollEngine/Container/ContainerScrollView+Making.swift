import Extents

// Makes the children of a data source that come into sight, and gives back those that go out of
// sight.
extension ContainerScrollView {
  // MARK: In sight

  /// The numbers of the pinned children that stay at the edge after being scrolled past.
  private var stuckNumbers: [Int] {
    guard let pins = numbered?.pins, !pins.isEmpty, !isDormant, storedBounds.size[axis] > 0
    else { return [] }
    var edge = storedBounds.start(along: axis) + obscuredInset.near(along: axis)
    var stuck: [Int] = []
    for number in pins.permanent {
      let span = span(inSlot: number)
      guard span.start < edge else { break }
      guard span.length > 0 else { continue }
      stuck.append(number)
      edge += span.length
    }
    // The slot at the edge is the last one that begins before the edge.
    let next = edge < 0 ? 0 : slots.index(at: edge).map { $0 + 1 } ?? slots.count
    let passed = pins.last(before: next) {
      let span = span(inSlot: $0)
      return span.start < edge && span.length > 0
    }
    if let passed { stuck.append(passed) }
    return stuck
  }

  /// Notes whether a child that is in sight, or stays at the edge, does not exist yet.
  func noteMissing(_ visible: Range<Int>, filling: Int?) {
    var isMissing = stuckNumbers.contains { index(inSlot: $0) == nil }
    if let filling, index(inSlot: filling) == nil, slice(at: filling).isInSight { isMissing = true }
    var number = visible.lowerBound
    while !isMissing, number < visible.upperBound {
      isMissing = index(inSlot: number) == nil && slice(at: number).isInSight
      number += 1
    }
    numbered?.lacksChildren = isMissing
  }

  // MARK: Making

  /// Makes the children that are in sight, after the others have been given back.
  ///
  /// A new child may be longer or shorter than assumed, and so move other children into sight or
  /// out of it; the next round handles these.
  func makeChildrenInSight() {
    var rounds = 0
    while let numbered, numbered.lacksChildren, !numbered.reloadIsDue, rounds < 100,
      let source = numbered.source
    {
      rounds += 1
      makeChildren(from: source)
      releaseOutOfSight()
    }
  }

  /// Makes the missing children, outwards from a child that keeps its position.
  private func makeChildren(from source: any ContainerScrollViewDataSource) {
    // Until all children are made, the range is an estimate.
    isRangeProvisional = true
    var isGoingOn = true
    func make(_ number: Int) {
      if index(inSlot: number) == nil { isGoingOn = self.make(number, from: source) }
    }
    let kept = kept ?? inSight.lowerBound
    keptSlot = kept
    defer { keptSlot = nil }
    var number = kept
    while isGoingOn, number < inSight.upperBound {
      if slice(at: number).isInSight { make(number) }
      number += 1
    }
    number = kept - 1
    while isGoingOn, number >= inSight.lowerBound {
      if slice(at: number).isInSight { make(number) }
      number -= 1
    }
    if isGoingOn, lastChildFillsRemainingSpace, let last = lastShown, slice(at: last).isInSight {
      make(last)
    }
    for number in stuckNumbers where isGoingOn { make(number) }
  }

  /// The number of the child that keeps its position while others are made; nil if no child in
  /// sight exists, as after a jump.
  ///
  /// A pinned child is the last choice, because it may lie far from its slot.
  private var kept: Int? {
    var kept: Int?
    for index in arrangedSubviews.indices {
      let number = slot(at: index)
      guard inSight.contains(number), span(at: index).end > edge else { continue }
      if !isPinned(arrangedSubviews[index]) { return number }
      if kept == nil { kept = number }
    }
    return kept
  }

  /// The slots that the visible part touches.
  private var inSight: Range<Int> {
    slots.indices(intersecting: storedBounds.start(along: axis), storedBounds.end(along: axis))
  }

  /// Makes a child.
  ///
  /// - Returns: Whether the child now exists and no reload is due, so that more children may be
  ///   made.
  private func make(_ number: Int, from source: any ContainerScrollViewDataSource) -> Bool {
    Limits.checkInSight(arrangedSubviews.count, "ContainerScrollView")
    return asking {
      let view = source.container(self, childAt: number)
      requireFree(view, for: number)
      guard stack(view, inSlot: number, pinning: numbered?.pins.pinning(of: number) ?? .none)
      else { return false }
      source.container(self, didStack: view, at: number)
      if let index = index(of: view) { put(view, at: index) }
      return places.contains(view) && numbered?.reloadIsDue == false
    }
  }

  private func requireFree(_ view: View, for number: Int) {
    if let other = index(ofChild: view) {
      fail(
        "ContainerScrollView: the data source gives \(view) as child \(number), which is child "
          + "\(other)")
    }
    if let superview = view.superview {
      fail(
        "ContainerScrollView: the data source gives \(view) as child \(number), which lies in "
          + "\(superview)")
    }
  }

  // MARK: Giving back

  /// Gives back the children whose slots are out of sight, except those that stay at the edge or
  /// receive keys.
  func giveBackOutOfSight(_ visible: Range<Int>, filling: Int?) {
    guard !arrangedSubviews.isEmpty else { return }
    let stuck = stuckNumbers
    let gone = arrangedSubviews.filter { view in
      guard let number = index(ofChild: view) else { return false }
      if stuck.contains(number) || number == filling && slice(at: number).isInSight { return false }
      guard !visible.contains(number) || slots[number] == 0 else { return false }
      // A child that receives keys stays, so that editing in it can continue.
      if view.hasKeys { window?.notePark(of: view) }
      return !view.hasKeys
    }
    giveBack(gone) {}
  }

  /// Takes children out, runs `update`, and gives the children back to the data source.
  func giveBack(_ views: [View], _ update: () -> Void) {
    guard !views.isEmpty else { return update() }
    let source = dataSource
    asking {
      let gone = views.compactMap { view in index(ofChild: view).map { (view, number: $0) } }
      for (view, _) in gone where view.superview === self {
        putAway(view)
        view.removeFromSuperview()
      }
      update()
      for (view, number) in gone where view.superview == nil {
        source?.container(self, didGiveBack: view, from: number)
      }
    }
  }
}

extension ContainerScrollView: ParkingPlace {
  /// Lets the next layout give a parked child back.
  public func keysHaveLeft(_ view: View) {
    arrangementIsStale = true
    markForLayout()
  }
}
