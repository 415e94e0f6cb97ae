// Animates views that an update or a new layout brings into sight.
extension ListView {
  /// Gives the scroll views in a cell the offsets that they had when its element was last visible;
  /// identifies the element by the data source's name for it, if there is one.
  final func restoreOffsets(in cell: ReusableView, at path: IndexPath) {
    let names = dataSourceObject as? any DataSourceModelAssociation
    offsetMemory.restore(cell, at: path, names: names, in: self)
  }

  /// Animates the cell of an element that had no cell before the change.
  final func animateArrival(of cell: View, at path: IndexPath, _ arrival: ListArrival) {
    guard let changes = arrival.changes else {
      return slide(cell, from: arrival.oldFrame(path), arrival)
    }
    if let animation = changes.arrival(at: path) {
      return bring(cell, from: animation.transit(of: cell.uprightFrame.size), arrival)
    }
    guard let old = changes.oldIndexPath(forNew: path) else { return }
    slide(cell, from: arrival.oldFrame(old), arrival, isRaised: changes.moves(to: path))
  }

  /// Animates a new supplement of a section; `edge` is nil if the supplement's old frame is
  /// unknown.
  final func animateArrival(
    of view: View, at edge: SectionEdge?, ofSection section: Int, _ arrival: ListArrival
  ) {
    var oldSection: Int? = section
    if let sections = arrival.changes?.sections {
      oldSection = sections.oldSection(forNew: section)
      let run =
        oldSection.map { sections.reloads.run(holding: $0) }
        ?? sections.insertions.run(holding: section)
      if let run {
        return bring(view, from: run.animation.transit(of: view.uprightFrame.size), arrival)
      }
    }
    guard let edge, let oldSection else { return }
    slide(view, from: arrival.oldEdgeFrame(edge, oldSection), arrival)
  }

  /// Moves a view in from its element's old frame, along the visible part of the way; without an
  /// old frame, fades the view in.
  private func slide(
    _ view: View, from old: Rect?, _ arrival: ListArrival, isRaised: Bool = false
  ) {
    guard let old else { return bring(view, from: Transit(alpha: 0), arrival) }
    let end = corner(of: view.uprightFrame) - heldOffset(of: view)
    // A raised view passes above all others, so it may start just outside the list.
    let way =
      isRaised
      ? distance(from: end, to: outside(old, from: arrival.oldBounds))
      : seenWay(from: end, to: corner(of: old) - arrival.oldBounds.origin, arrival)
    bring(
      view, from: Transit(offset: way, cover: cover(of: view.uprightFrame.size, showing: old.size)),
      arrival, isRaised: isRaised)
  }

  /// The vector from one point on screen to another, limited to the arrival's reach along each
  /// axis.
  ///
  /// All views have the same limit, so that views that move one after another keep their spacing.
  final func seenWay(from start: Point, to end: Point, _ arrival: ListArrival) -> Point {
    let reach = arrival.reach
    let way = distance(from: start, to: end)
    return Point(
      x: min(max(way.x, -reach.width), reach.width),
      y: min(max(way.y, -reach.height), reach.height))
  }

  /// The insets that hide the added part of a growing view at the start of its motion; zero for a
  /// shrinking view, because it has its new size at once.
  final func cover(of size: Size, showing old: Size) -> EdgeInsets {
    let width = max(0, size.width - old.width)
    let height = max(0, size.height - old.height)
    guard width > 0 || height > 0 else { return .zero }
    let readsLeftwards = corner(of: Rect(origin: .zero, size: size)).x > 0
    return EdgeInsets(
      top: 0, left: readsLeftwards ? width : 0, bottom: height, right: readsLeftwards ? 0 : width)
  }

  /// The vector from one point to another; zero if it is as short as the rounding error of adding
  /// up lengths in another order.
  final func distance(from start: Point, to end: Point) -> Point {
    let distance = end - start
    return max(abs(distance.x), abs(distance.y)) < 1.0 / 1_024 ? .zero : distance
  }

  /// The displayed corner of a frame, in points of the list; a frame far outside the visible part
  /// is first moved to just outside it.
  final func outside(_ frame: Rect, from visible: Rect) -> Point {
    var frame = frame.offsetBy(Point.zero - visible.origin)
    frame.origin.x = min(max(frame.minX, -frame.width), storedBounds.width)
    frame.origin.y = min(max(frame.minY, -frame.height), storedBounds.height)
    return corner(of: frame)
  }

  private func bring(
    _ view: View, from start: Transit, _ arrival: ListArrival, isRaised: Bool = false
  ) {
    // Moving cells pass in front of a cell that fades in.
    if start.alpha == 0, view is any ListCell { put(view, .behindCells) }
    updates?.motion?.bring(
      view, from: start, at: arrival.start, now: window?.now ?? .infinity, isRaised: isRaised)
  }
}
