import ScrollEngine

// The scroll views of sections that scroll across.
extension CollectionViewCompositionalLayout {
  /// The scroll view of a section, made if it has none; nil without a collection.
  final func scroller(of index: Int, _ geometry: SectionGeometry) -> SectionScroller? {
    if let scroller = scrollers[index], scroller.behavior == geometry.plan.scrolling {
      return scroller
    }
    guard let collectionView else { return nil }
    if let old = scrollers[index] { letGo(old) }
    let scroller = SectionScroller(
      section: index, behavior: geometry.plan.scrolling, along: axis.across,
      stops: stops(of: geometry), in: collectionView
    ) { [weak self] in self?.scrollerHasLeft($0) }
    scrollers[index] = scroller
    place(scroller, geometry, index)
    if let offset = offsets.removeValue(forKey: index) {
      scroller.setContentOffset(
        scroller.scrollRange.clamp(scroller.offset(ofLayout: offset)), animated: false)
    }
    scroller.place(scroller.layoutFrame, contentSize: scroller.contentSize)
    return scroller
  }

  private func stops(of geometry: SectionGeometry) -> GroupStops {
    let across = axis.across
    return GroupStops(
      course: geometry.course,
      lead: geometry.groupsOrigin[across] - geometry.scrollerFrame.start(along: across),
      visible: geometry.scrollerFrame.size[across],
      isCentered: geometry.plan.scrolling == .groupPagingCentered)
  }

  private func place(_ scroller: SectionScroller, _ geometry: SectionGeometry, _ index: Int) {
    let across = axis.across
    scroller.stops = stops(of: geometry)
    var size = geometry.scrollerFrame.size
    size[across] = geometry.scrollerLength
    setInset(of: scroller, length: size[across])
    scroller.place(
      geometry.scrollerFrame.offsetBy(sections.origin(of: index)), contentSize: size)
  }

  /// Lets the first and the last group come to the middle.
  private func setInset(of scroller: SectionScroller, length: Double) {
    let stops = scroller.stops
    guard stops.isCentered, stops.count > 0 else { return }
    let near = max(0, -stops.offset(ofGroup: 0))
    let far = max(0, stops.offset(ofGroup: stops.count - 1) - max(0, length - stops.visible))
    let inset: EdgeInsets =
      axis.across == .vertical
      ? EdgeInsets(top: near, left: 0, bottom: far, right: 0)
      : collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? EdgeInsets(top: 0, left: far, bottom: 0, right: near)
        : EdgeInsets(top: 0, left: near, bottom: 0, right: far)
    if scroller.contentInset != inset { scroller.contentInset = inset }
  }

  /// Gives the scroll views the frames of their sections.
  final func placeScrollers() {
    for (index, scroller) in scrollers {
      guard let geometry = sections[index]?.geometry, geometry.scrollsAcross, geometry.count > 0,
        geometry.plan.scrolling == scroller.behavior
      else {
        // A section that is not near keeps its scroll view until it comes near again.
        if index >= sections.count || sections[index] != nil { letGo(scroller) }
        continue
      }
      place(scroller, geometry, index)
    }
  }

  private func letGo(_ scroller: SectionScroller) {
    keepOffset(of: scroller)
    scrollers[scroller.section] = nil
    scroller.place(.zero, contentSize: .zero)
  }

  /// Forgets scroll views that are neither in sight nor near it.
  final func dropScrollers() {
    for scroller in scrollers.values where scroller.superview == nil { dropUnlessNear(scroller) }
  }

  final func scrollerHasLeft(_ scroller: SectionScroller) {
    guard scrollers[scroller.section] === scroller else { return }
    dropUnlessNear(scroller)
  }

  /// The collection keeps the attributes of what is near, and these name the scroll view.
  private func dropUnlessNear(_ scroller: SectionScroller) {
    guard !sections.known.contains(scroller.layoutFrame.start(along: axis)) else { return }
    keepOffset(of: scroller)
    scrollers[scroller.section] = nil
  }

  /// Keeps the offset of a section that goes out of sight; one at its beginning has none.
  final func keepOffset(of scroller: SectionScroller) {
    guard !scroller.layoutFrame.isEmpty else { return }
    let offset = scroller.layoutOffset
    let range = scroller.scrollRange
    let atRest = scroller.offset(ofLayout: range.clamp(scroller.contentOffset))
    let isAtStart =
      scroller.stops.isCentered
      ? scroller.stops.group(nearest: offset[axis.across]) == 0 : atRest[axis.across] < 1e-6
    offsets[scroller.section] = isAtStart ? nil : atRest
  }

  // MARK: Scrolling to an item

  final func bring(
    _ path: IndexPath, to position: CollectionView.ScrollPosition, animated: Bool
  ) {
    guard let geometry = geometry(of: path.section), geometry.scrollsAcross,
      path.item < geometry.count
    else { return }
    let across = axis.across
    let scroller = scrollers[path.section]
    let stops = stops(of: geometry)
    let current = scroller?.layoutOffset[across] ?? offsets[path.section]?[across] ?? 0
    var target = offset(showing: path.item, of: geometry, at: position, from: current)
    if stops.isCentered || geometry.plan.scrolling == .groupPaging {
      target = stops.offset(ofGroup: geometry.course.group(of: path.item))
    }
    let range = max(0, geometry.scrollerLength - stops.visible)
    if !stops.isCentered { target = min(max(target, 0), range) }
    guard target != current else { return }
    var offset = scroller?.layoutOffset ?? .zero
    offset[across] = target
    guard let scroller else { return offsets[path.section] = offset }
    scroller.setContentOffset(scroller.offset(ofLayout: offset), animated: animated)
  }

  private func offset(
    showing item: Int, of geometry: SectionGeometry, at position: CollectionView.ScrollPosition,
    from current: Double
  ) -> Double {
    let across = axis.across
    let frame = geometry.frame(ofItem: item).frame
    let lead = geometry.groupsOrigin[across]
    let edge = geometry.scrollerFrame.start(along: across)
    let visible = geometry.scrollerFrame.size[across]
    let trail = geometry.scrollerLength - (lead - edge) - geometry.course.length
    let near = frame.start(along: across) - lead
    let far = frame.end(along: across) - edge - visible + trail
    let middle = (frame.start(along: across) + frame.end(along: across) - visible) / 2 - edge
    let isTurned =
      across == .horizontal
      && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end): (CollectionView.ScrollPosition, CollectionView.ScrollPosition) =
      across == .vertical ? (.top, .bottom) : isTurned ? (.right, .left) : (.left, .right)
    if position.contains(start) { return near }
    if position.contains(end) { return far }
    if !position.isDisjoint(with: [.centeredHorizontally, .centeredVertically]),
      position.contains(across == .vertical ? .centeredVertically : .centeredHorizontally)
    {
      return middle
    }
    if current > near || far <= near && current < far { return near }
    return current < far ? far : current
  }
}
