// Cells that are made before a scroll needs them, and given up when memory is short.
extension TableView {
  /// Makes cells until `count` of an identifier wait in the queue, so that a scroll makes none.
  ///
  /// A table needs as many cells as the most rows one can see at once: one more than fit. Cells that
  /// wait already count, those of other tables that share the queue among them.
  ///
  /// - Precondition: `count` is not negative, and a class is registered for the identifier.
  public func preloadCells(_ count: Int, withIdentifier identifier: String) {
    reuseQueue.preload(count: count, withIdentifier: identifier) {
      makeCell(withIdentifier: identifier, for: "preloading")
    }
  }

  /// - Parameter purpose: What it was asked for, for the message.
  func makeCell(
    withIdentifier identifier: String, for purpose: @autoclosure () -> String
  ) -> TableViewCell {
    guard let cellClass = cellClasses[identifier] else {
      fail(
        "TableView: no class is registered for the reuse identifier \"\(identifier)\", asked for "
          + "\(purpose()); call register(_:forCellReuseIdentifier:) first")
    }
    return cellClass.init(forReuseIdentifier: identifier)
  }
}
