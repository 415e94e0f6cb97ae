import Extents

/// A scroll view of rows that makes cells only for those one can see.
///
/// A row that comes into the bounds gets a cell: from ``reuseQueue``, if one waits there, or a new
/// one. A row that leaves the bounds gives its cell back; the cell leaves the view hierarchy. Layout
/// always gives back first and asks afterwards, so there are never more cells than the most rows
/// that were visible at once.
///
/// Invariant: after layout the rows with a cell are exactly those whose frame intersects `bounds`.
///
/// ```swift
/// table.register(TableViewCell.self, forCellReuseIdentifier: "row")
/// table.dataSource = self
///
/// func tableView(_ table: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
///   let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
///   cell.textLabel.text = "Row \(indexPath.row)"
///   return cell
/// }
/// ```
open class TableView: ScrollView {
  public weak var dataSource: (any TableViewDataSource)? { didSet { setNeedsReload() } }

  /// Where cells wait; set one queue for several tables before their first layout to share cells.
  public var reuseQueue = ReuseQueue() {
    willSet {
      precondition(
        live.isEmpty, "TableView: reuseQueue of \(self) was set while it shows \(live.count) items")
    }
  }

  /// The height in points of every row for which the delegate knows none.
  public var rowHeight = 44.0 { didSet { if oldValue != rowHeight { setNeedsReload() } } }

  /// The space in points between two rows of a section.
  public var rowSpacing = 0.0 { didSet { if oldValue != rowSpacing { setNeedsReload() } } }

  /// The space in points around the rows of each section.
  public var sectionInset = EdgeInsets.zero {
    didSet { if oldValue != sectionInset { setNeedsReload() } }
  }

  var layout = TableLayout()
  /// The views of `liveItems`, in their order; nil for a header without a view.
  var live: [View?] = []
  /// The items, header and rows counted through, that have a view.
  var liveItems = 0..<0
  private var needsReload = true
  private var needsPlacement = false
  private var cellClasses: [String: TableViewCell.Type] = [:]
  private(set) var heights: (any VariableRowHeights)?
  private(set) var displayObserver: (any CellDisplayObserving)?
  private(set) var headers: (any SectionHeaders)?

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addGestureRecognizer(TapGestureRecognizer { [weak self] in self?.tapped($0) })
  }

  open override func delegateDidChange() {
    heights = delegate as? any VariableRowHeights
    displayObserver = delegate as? any CellDisplayObserving
    headers = delegate as? any SectionHeaders
    setNeedsReload()
  }

  // MARK: Cells

  /// Says which class makes the cells of an identifier.
  public func register(
    _ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = cellClass
  }

  /// A cell to fill for a row: one that waits in the queue, reset, or else a new one.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    let cell = reuseQueue.dequeue(withIdentifier: identifier) {
      guard let cellClass = cellClasses[identifier] else {
        preconditionFailure(
          "TableView: no class is registered for the reuse identifier \"\(identifier)\", asked for "
            + "\(indexPath); call register(_:forCellReuseIdentifier:) first")
      }
      return cellClass.init(style: .default, reuseIdentifier: identifier)
    }
    guard let cell = cell as? TableViewCell else {
      preconditionFailure(
        "TableView: the queue holds a \(type(of: cell)) for \"\(identifier)\", not a TableViewCell")
    }
    return cell
  }

  // MARK: Data

  /// Asks the data source for everything anew; the rows on screen get new cells in the next layout.
  public func reloadData() {
    releaseAll()
    needsReload = false
    layout = makeLayout()
    setContentSize(Size(width: bounds.width, height: layout.height))
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    if needsReload { reloadData() }
  }

  private func makeLayout() -> TableLayout {
    var layout = TableLayout(rowSpacing: rowSpacing, inset: sectionInset)
    guard let dataSource else { return layout }
    for section in 0..<dataSource.numberOfSections(in: self) {
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      precondition(rows >= 0, "TableView: section \(section) has \(rows) rows")
      let header = headers?.tableView(self, heightForHeaderInSection: section) ?? 0
      requireHeight(header, "the header of section \(section)")
      guard let heights else {
        requireHeight(rowHeight, "rowHeight")
        layout.appendSection(rows: rows, rowHeight: rowHeight, headerHeight: header)
        continue
      }
      layout.appendSection(rows: rows, headerHeight: header) { row in
        let path = IndexPath(row: row, section: section)
        let height = heights.tableView(self, heightForRowAt: path)
        requireHeight(height, "\(path)")
        return height
      }
    }
    return layout
  }

  private func requireHeight(_ height: Double, _ what: @autoclosure () -> String) {
    precondition(
      height.isFinite && height >= 0, "TableView: \(what()) has the height \(height)")
  }

  /// The size of all rows, in points; it asks the data source if it has not yet been asked.
  open override var contentSize: Size {
    get {
      reloadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  // MARK: Layout

  open override func boundsDidChange(from old: Rect) {
    if old.width != bounds.width {
      needsPlacement = true
      setContentSize(Size(width: bounds.width, height: layout.height))
    }
    super.boundsDidChange(from: old)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    releaseOutOfSight()
    fillInSight()
  }

  /// The first phase of layout: cells that can no longer be seen go into the queue.
  func releaseOutOfSight() {
    reloadIfNeeded()
    let visible = layout.items(intersecting: bounds.minY, bounds.maxY)
    while !live.isEmpty, !visible.contains(liveItems.upperBound - 1) {
      let index = liveItems.upperBound - 1
      liveItems = liveItems.lowerBound..<index
      release(live.removeLast(), at: index)
    }
    let leaving = min(live.count, max(0, visible.lowerBound - liveItems.lowerBound))
    if leaving > 0 {
      let first = liveItems.lowerBound
      let views = live.prefix(leaving)
      live.removeFirst(leaving)
      liveItems = first + leaving..<liveItems.upperBound
      for (place, view) in views.enumerated() { release(view, at: first + place) }
    }
    if live.isEmpty { liveItems = visible.lowerBound..<visible.lowerBound }
  }

  /// The second phase of layout: rows that have come into sight get a cell.
  func fillInSight() {
    if needsPlacement {
      needsPlacement = false
      for (index, view) in zip(liveItems, live) {
        view?.frame = layout.frame(at: index, width: bounds.width)
      }
    }
    let visible = layout.items(intersecting: bounds.minY, bounds.maxY)
    guard visible != liveItems else { return }
    if live.isEmpty { liveItems = visible.lowerBound..<visible.lowerBound }
    for index in (visible.lowerBound..<liveItems.lowerBound).reversed() {
      live.insert(makeView(at: index), at: 0)
      liveItems = index..<liveItems.upperBound
    }
    for index in liveItems.upperBound..<max(liveItems.upperBound, visible.upperBound) {
      live.append(makeView(at: index))
      liveItems = liveItems.lowerBound..<index + 1
    }
  }

  private func makeView(at index: Int) -> View? {
    let frame = layout.frame(at: index, width: bounds.width)
    switch layout.item(at: index) {
    case .header(let section):
      guard let header = headers?.tableView(self, viewForHeaderInSection: section) else {
        return nil
      }
      header.frame = frame
      addSubview(header)
      return header
    case .row(let path):
      guard let dataSource else { return nil }
      let cell = dataSource.tableView(self, cellForRowAt: path)
      precondition(
        cell.reuseIdentifier != nil && cell.superview == nil,
        "TableView: the cell for \(path) did not come from dequeueReusableCell(withIdentifier:for:)"
      )
      cell.isSelected = path == indexPathForSelectedRow
      cell.frame = frame
      addSubview(cell)
      displayObserver?.tableView(self, willDisplay: cell, forRowAt: path)
      return cell
    }
  }

  private func release(_ view: View?, at index: Int) {
    guard let view else { return }
    view.removeFromSuperview()
    guard let cell = view as? TableViewCell, case .row(let path) = layout.item(at: index) else {
      return
    }
    reuseQueue.enqueue(cell)
    displayObserver?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func releaseAll() {
    let first = liveItems.lowerBound
    let views = live
    live = []
    liveItems = 0..<0
    for (place, view) in views.enumerated() { release(view, at: first + place) }
  }

  // MARK: Selection

  /// The selected row, or nil.
  public private(set) var indexPathForSelectedRow: IndexPath?

  /// Selects a row, or none for nil, without telling the delegate.
  public func selectRow(at indexPath: IndexPath?) {
    guard indexPath != indexPathForSelectedRow else { return }
    if let old = indexPathForSelectedRow { cellForRow(at: old)?.isSelected = false }
    indexPathForSelectedRow = indexPath
    if let indexPath { cellForRow(at: indexPath)?.isSelected = true }
  }

  private func tapped(_ recognizer: GestureRecognizer) {
    guard recognizer.state == .ended,
      let path = indexPathForRow(at: recognizer.location(in: self))
    else { return }
    selectRow(at: path)
    (delegate as? any TableViewDelegate)?.tableView(self, didSelectRowAt: path)
  }
}
