// Who makes cells, headers and footers, and where those that have left the screen wait.
extension TableView {
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
    if let cell = cellToReconfigure(withIdentifier: identifier) { return cell }
    // Without a closure for what is hardly ever needed: to make one counts what it holds.
    let queue = reuseQueue
    if let cell = queue.takeQueued(withIdentifier: identifier) {
      if cell.holdsScrollViews { offsetMemory.startOver(cell) }
      return Self.typed(cell, identifier)
    }
    let cell = makeCell(withIdentifier: identifier, for: "\(indexPath)")
    return Self.typed(queue.adopt(cell, withIdentifier: identifier), identifier)
  }

  /// A cell to fill for a row: one that waits in the queue, reset, or else a new one.
  ///
  /// - Returns: nil where none waits and no class is registered for the identifier.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = cellToReconfigure(withIdentifier: identifier) { return cell }
    let cellClass = cellClasses[identifier]
    if cellClass == nil, reuseQueue.queuedCells(withIdentifier: identifier).isEmpty { return nil }
    let cell = reuseQueue.dequeue(withIdentifier: identifier) {
      (cellClass ?? TableViewCell.self).init(forReuseIdentifier: identifier)
    }
    offsetMemory.startOver(cell)
    return Self.typed(cell, identifier)
  }

  /// Whether a scroll view in a cell stands where its own row left it; true at first.
  ///
  /// A row that comes back into sight has the scroll views in its cell where they were when it left, and
  /// a new row has them at their beginning (``ReusableView/nestedScrollViews``). If false, they stand
  /// where the cell's last row left them, as in UIKit, and what was kept is forgotten. The same holds for
  /// the headers and footers of sections that wait in ``headerFooterReuseQueue``.
  public var restoresOffsetsInCells: Bool {
    get { offsetMemory.isEnabled }
    set { offsetMemory.isEnabled = newValue }
  }

  // MARK: Headers and footers

  /// Where headers and footers wait; set one queue for several tables to share them.
  public var headerFooterReuseQueue: ReuseQueue {
    get {
      if let ownHeaderFooterQueue { return ownHeaderFooterQueue }
      let queue = ReuseQueue()
      ownHeaderFooterQueue = queue
      return queue
    }
    set {
      require(
        liveSupplements.isEmpty,
        "TableView: headerFooterReuseQueue of \(self) was set while it shows headers or footers")
      ownHeaderFooterQueue = newValue
    }
  }

  /// Says which class makes the headers and footers of an identifier.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterClasses[identifier] = viewClass
  }

  /// A header or footer to fill: one that waits in the queue, reset, or else a new one.
  ///
  /// - Returns: nil where none waits and no class is registered for the identifier.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    let viewClass = headerFooterClasses[identifier]
    let queue = headerFooterReuseQueue
    if viewClass == nil, queue.queuedCells(withIdentifier: identifier).isEmpty { return nil }
    let view = queue.dequeue(withIdentifier: identifier) {
      (viewClass ?? TableViewHeaderFooterView.self).init(forReuseIdentifier: identifier)
    }
    offsetMemory.startOver(view)
    return Self.typed(view, identifier)
  }

  /// Puts a header or footer that has left the hierarchy into the queue it came from.
  func takeBack(_ view: View?) {
    guard let view = view as? TableViewHeaderFooterView, let queue = view.reuseQueue,
      !view.isQueued, view.superview == nil
    else { return }
    queue.enqueue(view)
  }

  static func typed<V: ReusableView>(_ view: consuming ReusableView, _ identifier: String) -> V {
    if view is V { return unsafeDowncast(view, to: V.self) }
    fail("TableView: the queue holds a \(type(of: view)) for \"\(identifier)\", not a \(V.self)")
  }
}
