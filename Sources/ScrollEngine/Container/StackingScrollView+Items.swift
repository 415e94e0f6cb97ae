// Prepares views when they are stacked, and restores them when they leave the stack.
extension StackingScrollView {
  /// The index of a child in the stack; nil for a view that is not stacked.
  final func index(of view: View) -> Int? { places.index(of: view, in: arrangedSubviews) }

  /// The current index of a child that was at `index` before other code ran; nil if the child is
  /// gone.
  final func stillIndex(of view: View, near index: Int) -> Int? {
    let isThere = index < arrangedSubviews.count && arrangedSubviews[index] === view
    return isThere ? index : self.index(of: view)
  }

  /// The current index of a child, or `index` if the child is gone.
  final func place(of view: View, near index: Int) -> Int {
    stillIndex(of: view, near: index) ?? index
  }

  final func makeItem(for view: View) -> ArrangedItem {
    let scroller = view as? ScrollView ?? (view as? any ScrollViewProviding)?.scrollView
    let isSliced = scroller.map { $0.scrollAxis == nil || $0.scrollAxis == axis } ?? false
    return ArrangedItem(
      scroller: isSliced ? scroller : nil, natural: view.frame.size, isShown: !view.isHidden)
  }

  final func attach(_ view: View, _ item: ArrangedItem) {
    view.isArranged = true
    guard let scroller = item.scroller else { return }
    scroller.stacking = Stacking(in: self, as: view, along: axis)
    adoptRefreshControl(of: scroller)
    if scroller.isUnseen { unseenChildren.append(scroller) }
  }

  /// Gives the children added since the last layout their first offset across the axis, even those
  /// out of sight.
  final func placeUnseenChildren() {
    guard !unseenChildren.isEmpty, measuredBreadth > 0, !isUnseen else { return }
    let children = unseenChildren
    unseenChildren = []
    for child in children where child.isUnseen && child.stacking?.container === self {
      child.comeToFirstPlace()
    }
  }

  final func detach(_ view: View, _ item: ArrangedItem) {
    view.isArranged = false
    (view as? ScrollView)?.isDormant = false
    guard let scroller = item.scroller else { return }
    returnRefreshControl(to: scroller)
    scroller.stacking = nil
    staleChildren.removeAll { $0 === scroller }
    unseenChildren.removeAll { $0 === scroller }
  }

  /// Gives a view back its own size, and an offset within its range.
  final func restore(_ view: View, _ item: ArrangedItem) {
    guard let scroller = item.scroller else {
      return view.frame.size = item.natural
    }
    view.frame.size = item.natural
    scroller.setContentOffset(
      scroller.scrollRange.clamp(scroller.contentOffset), by: .clamping)
  }

  /// Restores a child to its state before it was stacked, and reports to it the end of a gesture.
  final func release(_ view: View, _ item: ArrangedItem) {
    let part = item.scroller.map { gestureAudience.leave($0) } ?? .none
    detach(view, item)
    restore(view, item)
    item.scroller?.tellEnd(of: part)
  }

  /// Determines again whether the stack scrolls a view, after the axis of the view or of the stack
  /// has changed.
  final func reattach(_ view: View, at index: Int) {
    guard let index = stillIndex(of: view, near: index) else { return }
    let traits = items[index].traits
    let natural = items[index].natural
    let wasPinned = pinning(for: view) != .none
    release(view, items[index])
    var item = makeItem(for: view)
    // Restoring the view may have run code that takes children out.
    guard let index = stillIndex(of: view, near: index) else { return }
    item.traits = traits
    item.natural = natural
    // A view that scrolls along the axis is cut to its visible part, and so cannot stay at the
    // edge.
    if item.scroller != nil { item.traits?.pinning = .none }
    items[index] = item
    attach(view, item)
    if wasPinned, item.scroller != nil { pinningDidChange(of: view) }
    _ = fit(view, at: index)
    // Ends the scroller's own motion, because from now on the stack moves the scroller along the
    // axis.
    item.scroller?.endMotion()
  }
}
