import Extents

/// A scroll view that stacks other scroll views and keeps their reuse of cells intact.
///
/// Each child that scrolls is cut to its visible ``Slice``: its frame never exceeds the container's
/// bounds, and its own offset follows the container's. So a table in it holds cells for the rows one
/// can see, as if it stood alone. Children that do not scroll keep their height.
///
/// A layout visits the children that are visible now or were in the last layout, and no others. A
/// child out of sight has zero height and no cells; its position is brought up to date when it comes
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
  public private(set) var visibleArrangedSubviews: [View] = [] { didSet { presentation = nil } }
  private var visibleRange = 0..<0

  /// What the container shows of a child.
  ///
  /// - Precondition: `index` is that of an arranged subview.
  /// - Complexity: O(log n) in the number of children.
  public func slice(at index: Int) -> Slice {
    Slice(
      start: extents.offset(of: index), extent: extents[index], offset: bounds.minY,
      viewport: bounds.height)
  }

  /// What the container shows of an arranged subview, or nil for another view.
  public func slice(of view: View) -> Slice? {
    index(of: view).map(slice(at:))
  }

  /// The frame that a child has, or would have if it were visible, and its own offset.
  func placement(of view: View) -> (frame: Rect, contentOffset: Point)? {
    index(of: view).map { placement(of: view, at: $0) }
  }

  private func placement(of view: View, at index: Int) -> (frame: Rect, contentOffset: Point) {
    guard let scrollView = view as? ScrollView else {
      return (contentFrame(at: index), view.bounds.origin)
    }
    let slice = slice(at: index)
    return (
      Rect(x: 0, y: slice.position, width: bounds.width, height: slice.length),
      Point(x: scrollView.contentOffset.x, y: slice.contentOffset)
    )
  }

  override var shownArrangedSubviews: [View] { visibleArrangedSubviews }

  override func didTakeOut(_ view: View) {
    visibleArrangedSubviews.removeAll { $0 === view }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    releaseOutOfSight()
    var restarts = 0
    var place = 0
    while place < visibleArrangedSubviews.count {
      let view = visibleArrangedSubviews[place]
      place += 1
      if view.superview === self { view.layoutIfNeeded() }
      // A child that measures its rows moves those below it: they are to release before they fill.
      if arrangementIsStale, restarts < 100 {
        restarts += 1
        releaseOutOfSight()
        place = 0
      }
    }
  }

  func releaseOutOfSight() {
    measureStaleChildren()
    let visible = extents.indices(intersecting: bounds.minY, bounds.maxY)
    if visible != visibleRange || arrangementIsStale {
      arrangementIsStale = false
      visibleRange = visible
      let before = visibleArrangedSubviews
      visibleArrangedSubviews = children(in: visible)
      for view in before {
        guard let index = index(of: view) else { continue }
        if !visible.contains(index) || extents[index] == 0 { settle(view) }
      }
    }
    for view in visibleArrangedSubviews { settle(view) }
  }

  /// The children of a range that can be seen: one without extent may lie between two that can.
  private func children(in range: Range<Int>) -> [View] {
    var views: [View] = []
    views.reserveCapacity(range.count)
    extents.forEach(in: range) { index, _, extent in
      if extent > 0 { views.append(arrangedSubviews[index]) }
    }
    return views
  }

  override func place(_ view: View, at index: Int) {
    let (frame, offset) = placement(of: view, at: index)
    view.place(frame: frame, boundsOrigin: offset)
  }

  private func settle(_ view: View) {
    // A callback of one that was settled before it may have taken it out.
    guard let index = index(of: view) else { return }
    put(view, at: index)
    (view as? any CellHosting)?.releaseOutOfSight()
  }

  /// Stops with a message where a child's frame or offset is not its slice.
  public func checkInvariants() {
    for view in visibleArrangedSubviews {
      guard let (frame, offset) = placement(of: view) else {
        fail("ContainerScrollView: \(view) is visible, but not stacked")
      }
      require(
        view.frame == frame && view.bounds.origin == offset,
        "ContainerScrollView: \(view) lies at \(view.frame), its slice is \(frame)")
      if view is ScrollView {
        require(
          frame.height > 0 && frame.height <= bounds.height,
          "ContainerScrollView: \(view) is \(frame.height) points high")
      }
    }
    for case let table as TableView in visibleArrangedSubviews { table.checkInvariants() }
  }
}

/// Holds cells that it can give back before it, or another one, asks for new ones.
@MainActor
protocol CellHosting: View {
  /// The first phase of layout: gives back the cells that can no longer be seen.
  func releaseOutOfSight()
}

extension TableView: CellHosting {}
