// Layout is lazy: a change marks the changed view and all superviews; layout follows the marks
// down.
extension View {
  /// Implements ``setNeedsDisplay()``. The engine's own changes do not call overrides, as in UIKit.
  final func markForDisplay() {
    windowReference?.withObject { $0.needsDisplay = true }
  }

  /// Implements ``setNeedsLayout()``. The engine's own changes do not call overrides, as in UIKit.
  final func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    markAncestorsForLayout()
    if LayoutWatch.current != nil { noteMark() }
  }

  @inline(never)
  private func noteMark() { LayoutWatch.current?.note(self) }

  final func markAncestorsForLayout() {
    var ancestor = superviewReference
    while let reference = ancestor {
      ancestor = reference.withObject { view in
        // A view that is laying out visits its subviews afterwards, marked or not.
        guard !view.subtreeNeedsLayout, !view.isLayingOut else { return nil }
        view.subtreeNeedsLayout = true
        return view.superviewReference
      }
    }
  }

  /// Implements ``layoutIfNeeded()``, which each frame of a window calls.
  final func layOut() {
    if constraintItem != nil { layoutRoot.solveConstraints() }
    guard needsLayout || subtreeNeedsLayout, !isLayingOut else { return }
    if Window.severalMeasureText, let window { return layOutMarked(asActive: window) }
    layOutMarked()
  }

  @inline(never)
  private func layOutMarked(asActive window: Window) {
    let outer = Window.active
    Window.active = window
    layOutMarked()
    Window.active = outer
  }

  @inline(__always)
  private func layOutMarked() {
    var passes = 0
    let trace = nearestTrace
    while needsLayout || subtreeNeedsLayout, !isLayingOut {
      if passes >= LayoutWatch.lastPass { watchLayout(pass: passes) }
      layoutPass(trace)
      passes += 1
    }
    if passes > LayoutWatch.lastPass { LayoutWatch.current = nil }
  }

  /// In the last pass, finds out why a view is marked again; after that, stops the program.
  @inline(never)
  private func watchLayout(pass: Int) {
    guard pass == LayoutWatch.lastPass else {
      fail(
        "View: layout of \(markedView) does not settle after \(pass) passes"
          + (LayoutWatch.current?.finding ?? ""))
    }
    LayoutWatch.current = LayoutWatch(of: markedView, in: self)
  }

  /// `trace` is the window's; nil outside a window.
  private func layoutPass(_ trace: LayoutTrace?) {
    guard !isLayingOut else { return }
    if !flags.isDisjoint(with: .preparesLayout) { prepareLayout() }
    var mayPresentMarkedViews = subtreeNeedsLayout
    if needsLayout {
      needsLayout = false
      trace?.touch(self)
      isLayingOut = true
      if constraintItem != nil { placeByConstraints() }
      if hasOwner, let owner {
        owner.viewWillLayoutSubviews()
        if isUnseen { layoutWillShow() }
        layoutSubviews()
        owner.viewDidLayoutSubviews()
      } else {
        if isUnseen { layoutWillShow() }
        layoutSubviews()
      }
      if boxedShowing != nil { passOnSurroundings() }
      isLayingOut = false
      // Layout may present views that were marked long ago, while not presented.
      mayPresentMarkedViews = true
      // A layout pass that began inside this one may have cleared the marks of the superviews.
      if needsLayout { markAncestorsForLayout() }
    }
    guard mayPresentMarkedViews || subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    guard subviewList.mayHoldMarkedViews else { return }
    var isFirst = true
    presentedSubviews.forEachView { view in
      guard view.needsLayout || view.subtreeNeedsLayout else { return }
      // The layout of a sibling may have removed the view.
      if isFirst || view.superview === self { view.layoutPass(trace) }
      isFirst = false
    }
  }

  private func prepareLayout() {
    if flags[.needsConfiguration] { followState() }
    if isLayoutRoot { solveConstraints() }
  }

  /// The innermost view on a path of marked views that still needs layout, for messages.
  private var markedView: View {
    guard !needsLayout,
      let view = presentedSubviews.first(where: { $0.needsLayout || $0.subtreeNeedsLayout })
    else { return self }
    return view.markedView
  }
}
