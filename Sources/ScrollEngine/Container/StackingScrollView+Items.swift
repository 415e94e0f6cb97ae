// What becomes of a view when it is stacked, and when it is not any more.
extension StackingScrollView {
  /// The place of a child in the stack, or nil for a view that is not stacked.
  final func index(of view: View) -> Int? { places.index(of: view, in: arrangedSubviews) }

  /// The place of a child of which one knows where it was a moment ago.
  final func place(of view: View, near index: Int) -> Int {
    if index < arrangedSubviews.count, arrangedSubviews[index] === view { return index }
    return self.index(of: view) ?? index
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
  }

  final func detach(_ view: View, _ item: ArrangedItem) {
    view.isArranged = false
    (view as? ScrollView)?.isDormant = false
    guard let scroller = item.scroller else { return }
    returnRefreshControl(to: scroller)
    scroller.stacking = nil
    staleChildren.removeAll { $0 === scroller }
  }

  /// Gives a view the size it had before it was stacked.
  final func restore(_ view: View, _ item: ArrangedItem) {
    guard let scroller = item.scroller else {
      return view.frame.size = item.natural
    }
    view.frame.size = item.natural
    scroller.contentOffset = scroller.scrollRange.clamp(scroller.contentOffset)
  }

  /// Has a child be what it was before it was stacked, and hear the end of a gesture.
  final func release(_ view: View, _ item: ArrangedItem) {
    let part = item.scroller.map { gestureAudience.leave($0) } ?? .none
    detach(view, item)
    restore(view, item)
    item.scroller?.tellEnd(of: part)
  }

  /// Looks anew at what a child is, after the axis of either has changed.
  final func reattach(_ view: View, at index: Int) {
    let traits = items[index].traits
    let natural = items[index].natural
    let wasPinned = pinning(for: view) != .none
    release(view, items[index])
    var item = makeItem(for: view)
    item.traits = traits
    item.natural = natural
    // What scrolls along the axis is cut to what is seen, and so does not stay at the edge.
    if item.scroller != nil { item.traits?.pinning = .none }
    items[index] = item
    attach(view, item)
    if wasPinned, item.scroller != nil { pinningDidChange(of: view) }
    fit(view, at: index)
    // The stack moves it along the axis from now on; what it has begun by itself would go on there.
    item.scroller?.endMotion()
  }
}
