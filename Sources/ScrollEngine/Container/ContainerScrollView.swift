import Extents

/// A scroll view that stacks other scroll views and keeps their cell reuse intact.
///
/// Each child that scrolls is cut to its visible ``Slice``: its frame never exceeds the container's
/// bounds, and its own offset follows the container's. So a stacked table has cells only for its
/// visible rows, as if it were not in a container. Children that do not scroll along the axis keep
/// their length.
///
/// A layout visits the children that are visible now, were visible in the last layout, or have been
/// positioned since, and no others. An invisible child that scrolls has no length and no cells; it
/// is positioned when it becomes visible, and ``slice(at:)`` gives its position at any time.
///
/// Layout has two phases over all visited children: first all return the cells that are no longer
/// visible, then all fill the cells that have become visible. So children that share a reuse queue
/// never hold more cells, all together, than are visible at once.
///
/// ```swift
/// let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 568))
/// container.addArrangedSubview(firstTable)
/// container.addArrangedSubview(secondTable)
/// ```
///
/// A ``dataSource`` provides any number of children, and makes those in sight.
///
/// The idea comes from OLEContainerScrollView.
public final class ContainerScrollView: StackingScrollView, CellHosting {
  /// The children that are at least partly visible, as of the last layout.
  @exclusivity(unchecked)
  public internal(set) var visibleArrangedSubviews: [View] = [] { didSet { presentation = nil } }

  /// Called at the end of each layout, when visibility may have changed: see
  /// ``visibleArrangedSubviews``.
  ///
  /// Nil by default.
  @exclusivity(unchecked)
  public var onLayout: ((ContainerScrollView) -> Void)?

  /// Like ``onLayout``, but reserved for the controller that shows its children here.
  @exclusivity(unchecked) var onLayoutForController: ((ContainerScrollView) -> Void)?

  /// The state of the children of a data source; nil without one.
  @exclusivity(unchecked) var numbered: NumberedChildren?
  @exclusivity(unchecked) var sight = ContainerSight()
  @exclusivity(unchecked) var pins = Pins()
  @exclusivity(unchecked) var pinsAreOutOfOrder = false
  /// The child that filled the rest of the visible part in the last layout; nil if none did.
  @exclusivity(unchecked) weak var fillingSubview: View?
  /// Children that were positioned since the last layout, and may be invisible at the next one.
  @exclusivity(unchecked) var strays: [ObjectIdentifier: View] = [:]

  // MARK: Overrides

  override func place(_ view: View, at index: Int) {
    let child = child(view, at: index)
    place(child)
    guard child.host != nil || child.scroller != nil, !isAwayAlready(child) else { return }
    noteStray(view)
  }

  /// Whether a child has no length and no subviews, as a new child has, and is out of sight.
  private func isAwayAlready(_ child: VisibleChild) -> Bool {
    guard let scroller = child.scroller, scroller === child.view, scroller.subviewList.count == 0
    else { return false }
    return scroller.bounds.size[axis] == 0 && !slice(of: child.span).isInSight
  }

  /// Makes the next layout take length and cells from a child if it is not visible by then.
  private func noteStray(_ view: View) {
    strays[ObjectIdentifier(view)] = view
    arrangementIsStale = true
    markForLayout()
    // An invisible container gets no layout, so the container around it notes it as a stray, too.
    guard isDormant || storedBounds.size[axis] == 0 else { return }
    if let stacking {
      (stacking.container as? ContainerScrollView)?.noteStray(stacking.arrangedView)
    } else if isArranged {
      (superview as? ContainerScrollView)?.noteStray(self)
    }
  }

  /// Positions an invisible child again after its content has changed.
  ///
  /// No layout visits an invisible child, and no other view has to move.
  override func contentDidChange(of view: View, at index: Int) {
    let index = place(of: view, near: index)
    guard index < items.count, arrangedSubviews[index] === view, items[index].scroller != nil
    else { return }
    guard view.frame.size[axis] == 0 else {
      // Because of rounding, the slot may keep its length although the length of the content
      // changes.
      if !arrangementIsStale, sight.contains(view) {
        arrangementIsStale = true
        markForLayout()
      }
      return
    }
    guard !slice(of: span(at: index)).isInSight else { return }
    let child = child(view, at: index)
    placing(view) { place(child) }
  }

  override var shownArrangedSubviews: [View] {
    pins.isEmpty
      ? visibleArrangedSubviews : visibleArrangedSubviews.filter { !isPinned($0) }
  }

  override var pinnedOnTop: [View] {
    pins.isEmpty ? [] : visibleArrangedSubviews.filter(isPinned).reversed()
  }

  override func holdsInPlace(_ subview: View) -> Bool { pins.start(of: subview) != nil }

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
    markForLayout()
  }

  override func coveredInset(aboveSlot slot: Int) -> EdgeInsets {
    var inset = adjustedContentInset
    inset.add(pinnedLength(beforeSlot: slot), near: axis)
    return inset
  }

  override func lengthsBecameOthers() {
    if numbered == nil { super.lengthsBecameOthers() } else { reloadData() }
  }

  override func contentOffset(of scrollView: ScrollView, atRest target: Point) -> Point {
    contentOffset(ofSlice: scrollView, at: target[axis]) ?? scrollView.contentOffset
  }

  override var viewsInSight: [View] { visibleArrangedSubviews }

  /// Positions the visible children and lays them out, in two phases.
  public override func layoutSubviews() {
    if let numbered, numbered.reloadIsDue { reloadData() }
    measureStaleChildren()
    placeUnseenChildren()
    // This pass handles all changes so far.
    needsLayout = false
    releaseOutOfSight()
    if numbered != nil { makeChildrenInSight() }
    var restarts = 0
    var place = 0
    while true {
      var isToRestart = false
      if place < visibleArrangedSubviews.count {
        let view = visibleArrangedSubviews[place]
        place += 1
        if view.superview === self { view.layoutIfNeeded() }
        // A child that measures its rows moves the children below it. These must release cells
        // before any child makes new ones.
        isToRestart = arrangementIsStale
      } else if isRangeProvisional {
        // Everything visible is measured.
        let offset = contentOffset
        settleRange()
        isToRestart = contentOffset != offset
      } else {
        break
      }
      if isToRestart, restarts < 100 {
        restarts += 1
        releaseOutOfSight()
        if numbered != nil { makeChildrenInSight() }
        place = 0
      }
    }
    endLayout()
    onLayoutForController?(self)
    onLayout?(self)
  }
}
