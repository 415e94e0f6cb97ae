import Extents

// Where children lie, and which of them are visible.
extension ContainerScrollView {
  /// The visible slice of a child.
  ///
  /// - Precondition: `index` lies in 0..<``numberOfChildren``.
  /// - Complexity: O(log n) in the number of children.
  public func slice(at index: Int) -> Slice {
    slice(of: span(inSlot: index))
  }

  /// The visible slice of a span. This is the only rule for visibility: a child is visible if its
  /// slice, at its actual position, has a length.
  func slice(of span: ChildSpan) -> Slice {
    // If nothing of the container is visible, nothing of a child is.
    Slice(
      span, offset: bounds.start(along: axis), viewport: isDormant ? 0 : bounds.size[axis])
  }

  /// The actual position of a child, which differs from its slot if the child is stuck at the edge.
  private func place(of view: View, with span: ChildSpan) -> ChildSpan {
    guard !pins.isEmpty, let start = pins.start(of: view) else { return span }
    return ChildSpan(start: start, length: span.length)
  }

  /// The visible slice of an arranged subview; nil for any other view.
  public func slice(of view: View) -> Slice? {
    index(of: view).map { slice(of: span(at: $0)) }
  }

  /// The content offset that a child has at another offset of the container, in points; nil if the
  /// view is not stacked here.
  func contentOffset(ofSlice scrollView: ScrollView, at offset: Double) -> Point? {
    guard let view = scrollView.stacking?.arrangedView, let index = index(of: view) else {
      return nil
    }
    let slice = Slice(span(at: index), offset: offset, viewport: bounds.size[axis])
    var result = scrollView.contentOffset
    result[axis] = slice.contentOffset - scrollView.contentInset.near(along: axis)
    return result
  }

  /// The fraction of a child that is visible, from 0 to 1; 0 if the child is hidden or has no
  /// length, and for a view that is not stacked.
  ///
  /// Parts covered by the container's insets or by pinned views count as visible.
  /// - Complexity: O(log n) in the number of children.
  public func visibleFraction(of view: View) -> Double {
    guard let index = index(of: view), items[index].isShown else { return 0 }
    let span = place(of: view, with: span(at: index))
    return span.length > 0 ? slice(of: span).length / span.length : 0
  }

  // MARK: Placing

  func child(_ view: View, at index: Int) -> VisibleChild {
    VisibleChild(view, items[index], span: span(at: index), across: span(of: items[index]))
  }

  /// The frame and content offset that a child has, or would have if it were visible; nil for a
  /// view that is not stacked.
  package func placement(of view: View) -> (frame: Rect, contentOffset: Point)? {
    index(of: view).map { placement(of: child(view, at: $0)) }
  }

  private func placement(of child: VisibleChild) -> (frame: Rect, contentOffset: Point) {
    func frame(_ start: Double, _ length: Double) -> Rect {
      Rect(
        axis: axis, start: start, thickness: length, near: child.near, breadth: child.breadth)
    }
    guard let scroller = child.scroller else {
      let span = place(of: child.view, with: child.span)
      // A hidden child takes no space, but its view keeps its length.
      let length = child.view.isHidden ? child.view.frame.size[axis] : span.length
      return (frame(span.start, length), child.view.bounds.origin)
    }
    let slice = slice(of: child.span)
    var offset = scroller.contentOffset
    offset[axis] = slice.contentOffset - scroller.contentInset.near(along: axis)
    return (frame(slice.position, slice.length), offset)
  }

  func place(_ child: VisibleChild) {
    let (frame, offset) = placement(of: child)
    guard let scroller = child.scroller else { return child.view.arrange(in: frame) }
    if scroller === child.view {
      scroller.arrange(in: frame, at: offset)
    } else {
      child.view.arrange(in: frame)
      scroller.arrange(in: child.view.storedBounds, at: offset)
    }
    noteCover(of: scroller, at: frame)
  }

  /// Tells a child how much of its frame the container's insets and pinned views cover.
  private func noteCover(of scroller: ScrollView, at frame: Rect) {
    let inset = obscuredInset
    guard let stacking = scroller.stacking,
      // A child that is no longer covered has to know that, too.
      !pins.isEmpty || inset != .zero || stacking.obscuredInset != .zero
    else { return }
    let start = frame.start(along: axis)
    let edge = max(
      bounds.start(along: axis) + inset.near(along: axis),
      pins.end(before: start + scroller.contentOffset[axis]) ?? -.infinity)
    let end = bounds.end(along: axis) - inset.far(along: axis)
    var covered = EdgeInsets.zero
    covered.add(max(0, edge - start), near: axis)
    covered.add(max(0, frame.end(along: axis) - end), far: axis)
    guard covered != stacking.obscuredInset else { return }
    stacking.obscuredInset = covered
    scroller.obscuredInsetDidChange()
  }

  // MARK: Visibility

  /// Positions the visible children, and makes all of them return cells that are no longer visible.
  public func releaseOutOfSight() {
    measureStaleChildren()
    if arrangementIsStale || mayPin || isDormant
      || !sight.holds(from: bounds.start(along: axis), to: bounds.end(along: axis))
    {
      updateSight()
      gestureAudience.welcome()
    }
    var place = 0
    while place < sight.children.count {
      let child = sight.children[place]
      if child.scroller == nil { child.host?.isDormant = false }
      settle(child)
      place += 1
    }
  }

  /// Finds the visible children, and takes length and cells from those that have become invisible.
  private func updateSight() {
    let isArrangedAnew = arrangementIsStale
    arrangementIsStale = false
    if !pins.isEmpty { stickPins() }
    let (start, end) = (bounds.start(along: axis), bounds.end(along: axis))
    sight.update(from: start, to: end)
    // Each child's content lies in its slot, so these slots include all visible children.
    let visible = isDormant ? 0..<0 : slots.indices(intersecting: start, end)
    let filling = lastChildFillsRemainingSpace && !isDormant ? lastShown : nil
    forEachSlot(in: visible) { number, slot in
      if slot.end > slot.start, number != filling { see(number, slot: slot) }
    }
    // The filling child may be visible outside its slot, or have a slot without length.
    if let filling { see(filling, slot: edges(ofSlot: filling)) }
    if visible.isEmpty { sight.forget() }
    noteFilling(filling.flatMap { index(inSlot: $0) })
    if !pins.isEmpty, !isDormant { addPins() }
    putAway(isArrangedAnew: isArrangedAnew)
    guard numbered != nil else { return }
    giveBackOutOfSight(visible, filling: filling)
    noteMissing(visible, filling: filling)
  }

  /// Takes length and cells from children that have just gone out of sight, and from ``strays``
  /// that are out of sight.
  private func putAway(isArrangedAnew: Bool) {
    let strays = strays.values
    self.strays = [:]
    guard sight.hasChanged || !strays.isEmpty else { return }
    visibleArrangedSubviews = sight.children.map(\.view)
    for child in sight.leaving {
      if isArrangedAnew { putAway(child.view) } else { putAway(child) }
    }
    for view in strays where !sight.contains(view) { putAway(view) }
  }

  /// Calls a function with the edges of each slot in a range; each slot starts where the previous
  /// one ends.
  private func forEachSlot(
    in range: Range<Int>, _ body: (_ number: Int, _ slot: (start: Double, end: Double)) -> Void
  ) {
    var last: (index: Int, start: Double)?
    slots.forEach(in: range) { index, start, _ in
      if let last { body(last.index, (last.start, start)) }
      last = (index, start)
    }
    if let last { body(last.index, (last.start, slots.offset(of: range.upperBound))) }
  }

  /// Adds the filling child, and the child that filled before, to the ``strays``: their lengths
  /// change with any other child, even while they are not visible.
  private func noteFilling(_ index: Int?) {
    if let old = fillingSubview, places.contains(old) { strays[ObjectIdentifier(old)] = old }
    fillingSubview = index.map { arrangedSubviews[$0] }
    if let view = fillingSubview { strays[ObjectIdentifier(view)] = view }
  }

  private func see(_ number: Int, slot: (start: Double, end: Double)) {
    let index = index(inSlot: number)
    let span = index.map { self.span(at: $0, slot: slot) } ?? self.span(inSlot: number)
    sight.note(edge: slot.start)
    sight.note(edge: slot.end)
    sight.note(edge: span.start)
    sight.note(edge: span.end)
    guard let index else { return }
    let view = arrangedSubviews[index]
    guard slice(of: place(of: view, with: span)).isInSight else { return }
    sight.add(view, items[index], span: span, across: self.span(of: items[index]))
  }

  /// Takes length and cells from a child that is not visible.
  func putAway(_ view: View) {
    if let index = index(of: view) { putAway(child(view, at: index)) }
  }

  private func putAway(_ child: VisibleChild) {
    if child.scroller == nil { child.host?.isDormant = true }
    settle(child)
  }

  private func settle(_ child: VisibleChild) {
    // A callback of a child handled earlier may have removed this one.
    guard child.view.isSubview(of: self), child.view.isArranged else { return }
    placing(child.view) { place(child) }
    child.host?.releaseOutOfSight()
  }

  // MARK: Checking

  /// Stops the program with a message if a child's frame or offset does not match its slice.
  ///
  /// - Complexity: O(visible children), and O(log n) for each.
  public func checkInvariants() {
    for view in visibleArrangedSubviews {
      guard let index = index(of: view) else {
        fail("ContainerScrollView: \(view) is visible, but not stacked")
      }
      let child = child(view, at: index)
      let (frame, offset) = placement(of: child)
      let scroller = child.scroller ?? view
      require(
        view.frame == frame && scroller.bounds.origin == offset,
        "ContainerScrollView: \(view) lies at \(view.frame), its slice is \(frame)")
      if child.scroller != nil {
        require(
          frame.size[axis] > 0 && frame.size[axis] <= bounds.size[axis],
          "ContainerScrollView: \(view) is \(frame.size[axis]) points long")
      }
      child.host?.checkInvariants()
    }
  }
}
