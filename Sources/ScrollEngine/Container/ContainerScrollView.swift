import Extents

/// A scroll view that stacks other scroll views and keeps their reuse of cells intact.
///
/// Each child that scrolls is cut to its visible ``Slice``: its frame never exceeds the container's
/// bounds, and its own offset follows the container's. So a table in it holds cells for the rows one
/// can see, as if it stood alone. Children that do not scroll along the axis keep their length.
///
/// A layout visits the children that are visible now or were in the last layout, and no others. A
/// child out of sight has no length and no cells; its position is brought up to date when it comes
/// into sight, and ``slice(at:)`` tells at any time where it belongs.
///
/// Layout has two phases over all visited children: first all give back the cells that are out of
/// sight, then all fill what has come into sight. Children that share a reuse queue thus never hold
/// more cells together than are visible at once.
///
/// ```swift
/// let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 568))
/// container.addArrangedSubview(firstTable)
/// container.addArrangedSubview(secondTable)
/// ```
///
/// The idea is that of OLEContainerScrollView.
public final class ContainerScrollView: StackingScrollView, CellHosting {
  /// The children of which some part is visible, as of the last layout.
  @exclusivity(unchecked)
  public internal(set) var visibleArrangedSubviews: [View] = [] { didSet { presentation = nil } }

  /// Called at the end of each layout, when ``visibleArrangedSubviews`` and ``visibleFraction(of:)``
  /// may have changed; nil while nobody wants to know.
  @exclusivity(unchecked)
  public var onLayout: ((ContainerScrollView) -> Void)?

  /// The same for a controller that shows its children here.
  @exclusivity(unchecked) var onLayoutForController: ((ContainerScrollView) -> Void)?

  @exclusivity(unchecked) var sight = ContainerSight()
  @exclusivity(unchecked) var pins = Pins()
  @exclusivity(unchecked) var pinsAreOutOfOrder = false
  /// The child that had the rest of the visible part as of the last layout.
  @exclusivity(unchecked) weak var fillingSubview: View?
  /// Children that were placed since the last layout: by the next one they may be out of sight.
  @exclusivity(unchecked) var strays: [ObjectIdentifier: View] = [:]

  // MARK: Overrides

  override func place(_ view: View, at index: Int) {
    let child = child(view, at: index)
    place(child)
    if child.host != nil || child.scroller != nil { noteStray(view) }
  }

  /// Has the next layout put a child away if it is out of sight by then.
  private func noteStray(_ view: View) {
    strays[ObjectIdentifier(view)] = view
    arrangementIsStale = true
    setNeedsLayout()
    // Nobody lays out a container that is out of sight: the one around it has to put it away again.
    guard isDormant || bounds.size[axis] == 0 else { return }
    if let stacking {
      (stacking.container as? ContainerScrollView)?.noteStray(stacking.arrangedView)
    } else if isArranged {
      (superview as? ContainerScrollView)?.noteStray(self)
    }
  }

  /// Has a child out of sight stand within its content after that has changed.
  ///
  /// No layout visits it, and nobody else has to be moved.
  override func contentDidChange(of view: View, at index: Int) {
    let index = place(of: view, near: index)
    guard index < items.count, arrangedSubviews[index] === view, items[index].scroller != nil
    else { return }
    guard view.frame.size[axis] == 0 else {
      // Its slot may be as long as before when its content is not: by the last bits of a sum.
      if !arrangementIsStale, sight.contains(view) {
        arrangementIsStale = true
        setNeedsLayout()
      }
      return
    }
    let child = child(view, at: index)
    if !slice(of: child.span).isInSight { placing(view) { place(child) } }
  }

  override var shownArrangedSubviews: [View] {
    pins.isEmpty
      ? visibleArrangedSubviews : visibleArrangedSubviews.filter { !isPinned($0) }
  }

  override var pinnedOnTop: [View] {
    pins.isEmpty ? [] : visibleArrangedSubviews.filter(isPinned).reversed()
  }

  override func didTakeOut(_ view: View) {
    strays[ObjectIdentifier(view)] = nil
    visibleArrangedSubviews.removeAll { $0 === view }
    sight.remove(view)
    pins.remove(view)
  }

  override func orderDidChange() {
    pinsAreOutOfOrder = true
  }

  override func pinningDidChange(of view: View) {
    pins.remove(view)
    pinsAreOutOfOrder = true
    if pinning(for: view) != .none {
      pins.set(pins.views + [view], permanent: pins.permanent)
    }
    presentation = nil
    arrangementIsStale = true
    setNeedsLayout()
  }

  override func coveredInset(above view: View) -> EdgeInsets {
    var inset = adjustedContentInset
    inset.add(pinnedLength(before: view), near: axis)
    return inset
  }

  override func contentOffset(of scrollView: ScrollView, atRest target: Point) -> Point {
    contentOffset(ofSlice: scrollView, at: target[axis]) ?? scrollView.contentOffset
  }

  public override func layoutSubviews() {
    measureStaleChildren()
    // What that has changed is part of this pass.
    needsLayout = false
    releaseOutOfSight()
    var restarts = 0
    var place = 0
    while true {
      var isToRestart = false
      if place < visibleArrangedSubviews.count {
        let view = visibleArrangedSubviews[place]
        place += 1
        if view.superview === self { view.layoutIfNeeded() }
        // A child that measures its rows moves those below it: they are to release before they fill.
        isToRestart = arrangementIsStale
      } else if isRangeProvisional {
        // All that is in sight is measured.
        let offset = contentOffset
        settleRange()
        isToRestart = contentOffset != offset
      } else {
        break
      }
      if isToRestart, restarts < 100 {
        restarts += 1
        releaseOutOfSight()
        place = 0
      }
    }
    endLayout()
    onLayoutForController?(self)
    onLayout?(self)
  }
}
