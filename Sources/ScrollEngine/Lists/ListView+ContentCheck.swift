extension ListView {
  /// Called for each cell that does not show its element; nil, the default, switches the check off.
  ///
  /// The list checks after each layout, and in ``checkContent()``. It reports a lasting fault once.
  /// It finds a reused cell that the data source returned without a
  /// ``ReusableView/contentIdentity``, two cells with the same identity, and a cell without the
  /// identity that the data source expects (`contentIdentityForRowAt`, `contentIdentityForItemAt`),
  /// for instance because work begun for its previous element filled it late.
  public final var onStaleContent: ((StaleContent) -> Void)? {
    get { contentCheck?.handler }
    set { contentCheck = newValue.map(ContentCheck.init) }
  }

  /// Checks now for cells that do not show their element; ``onStaleContent`` gets new faults.
  ///
  /// Works with the check switched off, too. While a reload is due the elements are unknown, and
  /// there are no faults.
  ///
  /// - Returns: All faults, in the order of the elements.
  /// - Complexity: O(v) in the number of cells.
  @discardableResult
  public final func checkContent() -> [StaleContent] {
    guard !needsReload, !isChanging, !isSuspended else { return [] }
    let faults = ContentCheck.faults(
      in: liveElements.map { cell, path in
        ContentCheck.Entry(cell: cell, indexPath: path, expected: expectedIdentity(at: path))
      })
    contentCheck?.report(faults)
    return faults
  }

  /// Whether scroll views in a cell keep their offset for each element; true by default.
  ///
  /// An element that becomes visible again gets back the offsets of the scroll views in its cell,
  /// and a new one starts at their beginning (``ReusableView/nestedScrollViews``). If false, they
  /// stay where the cell's last element left them, as in UIKit, and stored offsets are dropped. The
  /// same holds for headers, footers and other supplementary views.
  public final var restoresOffsetsInCells: Bool {
    get { offsetMemory.isEnabled }
    set { offsetMemory.isEnabled = newValue }
  }
}
