import Extents

extension TableView {
  /// The table asks its data source, if it has not yet been asked, as for all that follows.
  public var numberOfSections: Int {
    reloadIfNeeded()
    return layout.numberOfSections
  }

  /// - Precondition: The table has the section.
  public func numberOfRows(inSection section: Int) -> Int {
    require(
      section >= 0 && section < numberOfSections,
      "TableView: there is no section \(section); the table has \(numberOfSections)")
    return layout.numberOfRows(inSection: section)
  }

  /// The cells in the hierarchy, in the order of their rows.
  public var visibleCells: [TableViewCell] { live.compactMap { $0 as? TableViewCell } }

  /// The rows that have a cell, in order.
  public var indexPathsForVisibleRows: [IndexPath] {
    zip(liveItems, live).compactMap { index, view in
      guard view != nil, case .row(let path) = layout.item(at: index) else { return nil }
      return path
    }
  }

  /// The rows that have a cell, counted through all sections.
  public var liveRows: [Int] {
    indexPathsForVisibleRows.map { layout.rowsBefore(section: $0.section) + $0.row }
  }

  /// The cell of a row, or nil where the row has none.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard hasRow(at: indexPath) else { return nil }
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
    reloadIfNeeded()
    guard let index = layout.extents.index(at: point.y),
      case .row(let path) = layout.item(at: index),
      layout.frame(at: index, width: bounds.width).contains(point)
    else { return nil }
    return path
  }

  /// The rows of which some part lies between two heights of the content, whether they have a cell.
  public func indexPathsForRows(from lower: Double, to upper: Double) -> [IndexPath] {
    reloadIfNeeded()
    return layout.items(intersecting: lower, upper).compactMap {
      guard case .row(let path) = layout.item(at: $0) else { return nil }
      return path
    }
  }

  /// Whether the layout, as it stands, has a row.
  func hasRow(at path: IndexPath) -> Bool {
    path.section >= 0 && path.section < layout.numberOfSections && path.row >= 0
      && path.row < layout.numberOfRows(inSection: path.section)
  }

  private func requireRow(_ path: IndexPath) {
    reloadIfNeeded()
    require(
      hasRow(at: path),
      "TableView: there is no \(path); the table has \(layout.numberOfSections) sections")
  }

  /// Stops with a message where the rows with a cell are not those that intersect the bounds.
  public func checkInvariants() {
    let visible = layout.items(intersecting: bounds.minY, bounds.maxY)
    require(
      liveItems == visible && live.count == liveItems.count,
      "TableView: \(self) has views for the items \(liveItems), visible are \(visible)")
    for (index, view) in zip(liveItems, live) {
      guard let view else {
        if case .row(let path) = layout.item(at: index) {
          require(
            layout.frame(at: index, width: 0).height == 0, "TableView: \(path) has no cell")
        }
        continue
      }
      require(
        view.superview === self && view.frame == layout.frame(at: index, width: bounds.width),
        "TableView: the view of item \(index) in \(self) is out of place at \(view.frame)")
    }
    reuseQueue.checkInvariants()
  }
}
