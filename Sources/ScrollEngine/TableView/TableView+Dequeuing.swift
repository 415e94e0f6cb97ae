// Making cells, headers and footers, and queueing headers and footers that have left the screen.
extension TableView {
  /// Registers the class of the cells with a reuse identifier.
  public func register(
    _ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = cellClass
  }

  /// Makes cells until `count` cells with an identifier wait in the queue, so that scrolling makes
  /// no cells.
  ///
  /// A table needs as many cells as rows can be visible at once. If all rows have the same height,
  /// this is the height of the table divided by the height of a row, rounded up, plus one. Cells
  /// that already wait count, including those of other tables that share the queue.
  ///
  /// - Precondition: `count` is not negative, and a class is registered for the identifier.
  public func preloadCells(_ count: Int, withIdentifier identifier: String) {
    preload(count, withIdentifier: identifier)
  }

  // MARK: Headers and footers

  /// The queue of unused headers and footers; tables can share a queue.
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

  /// Registers the class of the headers and footers with a reuse identifier.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterClasses[identifier] = viewClass
  }

  /// A header or footer to fill: from the queue, reset, or else a new one.
  ///
  /// - Returns: nil if no view waits and no class is registered for the identifier.
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
    let typedView: TableViewHeaderFooterView = typed(view, identifier)
    typedView.isGrouped = style != .plain
    return typedView
  }

  /// Puts a header or footer that has left the hierarchy back into its queue.
  static func takeBack(_ view: View?) {
    guard let view = view as? TableViewHeaderFooterView, let queue = view.reuseQueue,
      !view.isQueued, view.superview == nil
    else { return }
    queue.enqueue(view)
  }
}
