// Layout is lazy: what changes marks itself and the way up, and a layout follows the marks down.
extension View {
  /// Asks for ``layoutSubviews()`` in the next layout.
  public final func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    markAncestorsForLayout()
  }

  final func markAncestorsForLayout() {
    var ancestor = superviewReference
    while let reference = ancestor {
      ancestor = reference.look { view in
        guard !view.subtreeNeedsLayout else { return nil }
        view.subtreeNeedsLayout = true
        return view.superviewReference
      }
    }
  }

  /// Lays out what is marked in this view and below it, until nothing is marked any more.
  ///
  /// A view whose ``layoutSubviews()`` is under way is not entered again: what is marked meanwhile
  /// waits until it has returned.
  /// - Precondition: Layout settles: a view that marks itself in each of 100 passes is named.
  public final func layoutIfNeeded() {
    var passes = 0
    guard needsLayout || subtreeNeedsLayout, !isLayingOut else { return }
    let trace = nearestTrace
    while needsLayout || subtreeNeedsLayout, !isLayingOut {
      require(
        passes < 100, "View: layout of \(markedView) does not settle after 100 passes")
      layoutPass(trace)
      passes += 1
    }
  }

  /// - Parameter trace: That of the window, or nil outside one.
  private func layoutPass(_ trace: LayoutTrace?) {
    guard !isLayingOut else { return }
    var mayPresentMarkedViews = subtreeNeedsLayout
    if needsLayout {
      needsLayout = false
      trace?.touch(self)
      isLayingOut = true
      if let owner {
        owner.viewWillLayoutSubviews()
        layoutSubviews()
        owner.viewDidLayoutSubviews()
      } else {
        layoutSubviews()
      }
      isLayingOut = false
      // Layout may present views that were marked, out of sight, long ago.
      mayPresentMarkedViews = true
      // Somebody may have walked past in the meantime and taken the marks above for done.
      if needsLayout { markAncestorsForLayout() }
    }
    guard mayPresentMarkedViews || subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    guard subviewList.count > 0 else { return }
    var isFirst = true
    presentedSubviews.forEachView { view in
      guard view.needsLayout || view.subtreeNeedsLayout else { return }
      // It may have been taken out by a sibling that was laid out before it.
      if isFirst || view.superview === self { view.layoutPass(trace) }
      isFirst = false
    }
  }

  /// The deepest view that still asks for layout, for messages.
  private var markedView: View {
    guard !needsLayout,
      let view = presentedSubviews.first(where: { $0.needsLayout || $0.subtreeNeedsLayout })
    else { return self }
    return view.markedView
  }
}
