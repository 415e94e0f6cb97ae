import Extents

extension TableView {
  public var numberOfSections: Int { layout.numberOfSections }

  public func numberOfRows(inSection section: Int) -> Int {
    layout.numberOfRows(inSection: section)
  }

  /// The cells in the hierarchy, in the order of their rows.
  public var visibleCells: [TableViewCell] { live.compactMap { $0 as? TableViewCell } }

  /// The rows that have a cell, in order.
  public var indexPathsForVisibleRows: [IndexPath] {
    liveItems.compactMap {
      guard case .row(let path) = layout.item(at: $0) else { return nil }
      return path
    }
  }

  /// The rows that have a cell, counted through all sections.
  public var liveRows: [Int] {
    indexPathsForVisibleRows.map { layout.rowsBefore(section: $0.section) + $0.row }
  }

  /// The cell of a row, or nil where the row has none.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    let index = layout.index(of: indexPath)
    guard liveItems.contains(index) else { return nil }
    return live[index - liveItems.lowerBound] as? TableViewCell
  }

  /// The frame of a row in the coordinates of the content, in points.
  ///
  /// - Precondition: The table has the row.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    requireRow(indexPath)
    return layout.frame(at: layout.index(of: indexPath), width: bounds.width)
  }

  /// The row whose frame holds a point of the content, or nil.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    guard let index = layout.extents.index(at: point.y),
      case .row(let path) = layout.item(at: index),
      layout.frame(at: index, width: bounds.width).contains(point)
    else { return nil }
    return path
  }

  /// The rows of which some part lies between two heights of the content, whether they have a cell.
  public func indexPathsForRows(from lower: Double, to upper: Double) -> [IndexPath] {
    layout.items(intersecting: lower, upper).compactMap {
      guard case .row(let path) = layout.item(at: $0) else { return nil }
      return path
    }
  }

  private func requireRow(_ path: IndexPath) {
    precondition(
      path.section >= 0 && path.section < numberOfSections && path.row >= 0
        && path.row < numberOfRows(inSection: path.section),
      "TableView: there is no \(path); the table has \(numberOfSections) sections")
  }

  /// Stops with a message where the rows with a cell are not those that intersect the bounds.
  public func checkInvariants() {
    let visible = layout.items(intersecting: bounds.minY, bounds.maxY)
    precondition(
      liveItems == visible && live.count == liveItems.count,
      "TableView: \(self) has views for the items \(liveItems), visible are \(visible)")
    for (index, view) in zip(liveItems, live) {
      guard let view else { continue }
      precondition(
        view.superview === self && view.frame == layout.frame(at: index, width: bounds.width),
        "TableView: the view of item \(index) in \(self) is out of place at \(view.frame)")
    }
    reuseQueue.checkInvariants()
  }
}
