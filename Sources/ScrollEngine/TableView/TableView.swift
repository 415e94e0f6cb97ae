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
      require(
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
  /// Whether the data source is to be asked for everything anew.
  private(set) var needsReload = true
  /// Whether the live views have to be placed again.
  var needsPlacement = false
  /// Whether cells are coming or going: what a callback asks for meanwhile has to wait.
  var isUpdating = false
  /// Whether what the layout describes came from a data source.
  private var hadDataSource = false
  private(set) var cellClasses: [String: TableViewCell.Type] = [:]
  /// Looks for cells that do not show their row; nil while nobody wants to know.
  final var contentCheck: ContentCheck?
  /// Where the scroll views in cells stood whose rows are out of sight.
  final var offsetMemory = OffsetMemory()
  // The delegate by its other names, weak as it is itself.
  private(set) weak var heights: (any VariableRowHeights)?
  private(set) weak var displayObserver: (any CellDisplayObserving)?
  private(set) weak var headers: (any SectionHeaders)?

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addGestureRecognizer(TapGestureRecognizer { [unowned self] in tapped($0) })
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
      makeCell(withIdentifier: identifier, for: "\(indexPath)")
    }
    guard let cell = cell as? TableViewCell else {
      fail(
        "TableView: the queue holds a \(type(of: cell)) for \"\(identifier)\", not a TableViewCell")
    }
    return cell
  }

  // MARK: Data

  /// Asks the data source for everything anew; the rows on screen get new cells in the next layout.
  ///
  /// The selection stays with a row that is still there. Called from within a callback of the table
  /// it waits for the next layout: until then the table goes by what it knows.
  public func reloadData() {
    guard !isUpdating else { return setNeedsReload() }
    isUpdating = true
    releaseAll()
    offsetMemory.forgetPlaces()
    needsReload = false
    layout = makeLayout()
    hadDataSource = dataSource != nil
    isUpdating = false
    if let path = indexPathForSelectedRow, !hasRow(at: path) { indexPathForSelectedRow = nil }
    setContentSize(Size(width: bounds.width, height: layout.height))
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func setNeedsReload() {
    let isNews = !needsReload
    needsReload = true
    setNeedsLayout()
    // A container does not lay out what is out of sight, but has to know how tall it is.
    if isNews { contentSizeObserver?.contentSizeBecameStale(of: self) }
  }

  /// Brings the layout up to date, also where the data source went away without a word.
  func reloadIfNeeded() {
    guard !isUpdating, needsReload || (hadDataSource && dataSource == nil) else { return }
    reloadData()
  }

  private func makeLayout() -> TableLayout {
    var layout = TableLayout(rowSpacing: rowSpacing, inset: sectionInset)
    guard let dataSource else { return layout }
    for section in 0..<dataSource.numberOfSections(in: self) {
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      require(rows >= 0, "TableView: section \(section) has \(rows) rows")
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
    require(
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

  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    reuseQueue.discardQueuedCells()
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
    if contentCheck != nil { checkContent() }
  }

  /// The cells that are still seen go back, for other tables that share the queue.
  isolated deinit {
    letSubviewsGo()
    for case let cell as TableViewCell in live { reuseQueue.enqueue(cell) }
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
