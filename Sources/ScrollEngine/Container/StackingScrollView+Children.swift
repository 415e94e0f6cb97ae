import Extents

// Handles the reports and requests of scrolling children.
extension StackingScrollView {
  private func index(ofScroller scrollView: ScrollView) -> Int? {
    scrollView.stacking.flatMap { index(of: $0.arrangedView) }
  }

  final func contentSizeDidChange(
    of scrollView: ScrollView, from old: Size, movingContentBy shift: Double
  ) {
    guard old[axis] != scrollView.contentSize[axis] || shift != 0,
      let index = index(ofScroller: scrollView)
    else { return }
    let wasMeasuring = isChildMeasuring
    isChildMeasuring = scrollView.isRangeProvisional
    defer { isChildMeasuring = wasMeasuring }
    // A child that has just become visible has no length yet, and its shift is relative to its last
    // position: if its start is visible, the start stays.
    let isPlaced = isCut(at: index) || scrollView.bounds.size[axis] > 0
    slotDidChange(
      at: index, movingContentBy: items[index].isShown && isPlaced ? shift : 0,
      isAnimated: scrollView.stacking?.animatesChange ?? false)
  }

  final func contentSizeBecameStale(of scrollView: ScrollView) {
    staleChildren.append(scrollView)
    markForLayout()
    if staleChildren.count == 1 { stacking?.container.contentSizeBecameStale(of: self) }
  }

  /// Asks stale children for their new size.
  ///
  /// Each is asked only once: a child that becomes stale by being asked waits for the next layout.
  final func measureStaleChildren() {
    guard !staleChildren.isEmpty else { return }
    let children = staleChildren
    staleChildren = []
    for child in children where index(ofScroller: child) != nil {
      // Asking a child makes it report a new size. If the size is the same, nothing moves.
      _ = child.contentSize
      guard let index = index(ofScroller: child) else { continue }
      let view = arrangedSubviews[index]
      let length = slotLength(of: items[index])
      // Asking a child may run code that takes children out.
      if let index = stillIndex(of: view, near: index), length != slots[slot(at: index)] {
        slotDidChange(at: index)
      }
    }
  }

  /// Adapts a slot to a child's new insets. Visible content stays in place; a child whose start is
  /// visible keeps its start.
  final func contentInsetDidChange(of scrollView: ScrollView, from old: EdgeInsets) {
    guard let index = index(ofScroller: scrollView) else { return }
    let view = arrangedSubviews[index]
    let inset = scrollView.contentInset
    let isCut = isAnchored && isCut(at: index)
    slotDidChange(
      at: index,
      movingContentBy: isCut ? inset.near(along: axis) - old.near(along: axis) : 0)
    slotsDidChange()
    put(view, at: index)
  }

  final func position(of point: Double, in scrollView: ScrollView) -> Double {
    guard let index = index(ofScroller: scrollView) else { return point }
    return span(at: index).start + scrollView.contentInset.near(along: axis) + point
  }

  final func placeNow(_ scrollView: ScrollView) {
    if let index = index(ofScroller: scrollView) { put(arrangedSubviews[index], at: index) }
  }

  // MARK: Refreshing

  final func refreshControlDidChange(of scrollView: ScrollView) {
    guard refreshingChild === scrollView else { return adoptRefreshControl(of: scrollView) }
    refreshControl = scrollView.refreshControl
    if refreshControl == nil { refreshingChild = nil }
  }

  /// Shows a child's refresh control above the whole stack, if the stack has no refresh control
  /// yet.
  final func adoptRefreshControl(of scrollView: ScrollView) {
    guard refreshControl == nil, let control = scrollView.refreshControl else { return }
    control.detach()
    refreshingChild = scrollView
    refreshControl = control
  }

  final func returnRefreshControl(to scrollView: ScrollView) {
    guard refreshingChild === scrollView else { return }
    refreshingChild = nil
    refreshControl = nil
    scrollView.stacking = nil
    scrollView.refreshControl?.attach(to: scrollView)
  }
}

extension StackingScrollView {
  /// Replaces a stacked view; the new view inherits the old one's margins, spacing, alignment and
  /// pinning.
  ///
  /// A new view that scrolls along the axis cannot be pinned, and so does not inherit the pinning.
  ///
  /// - Precondition: `old` is stacked here.
  public func replaceArrangedSubview(_ old: View, with new: View) {
    guard let index = index(of: old) else {
      fail("StackingScrollView: \(old) is not stacked in \(self)")
    }
    requireViews(new)
    guard old !== new else { return }
    let traits = items[index].traits
    let isBefore = self.index(of: new).map { $0 < index } ?? false
    removeArrangedSubview(old)
    insertArrangedSubview(new, at: isBefore ? index - 1 : index)
    guard let traits, let place = self.index(of: new) else { return }
    setTraits(of: new, at: place) {
      $0.margins = traits.margins
      $0.customSpacing = traits.customSpacing
      $0.alignment = traits.alignment
    }
    if traits.pinning != .none, items[place].scroller == nil {
      setPinning(traits.pinning, for: new)
    }
  }
}
