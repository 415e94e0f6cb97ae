extension ListView {
  /// Called for each cell that does not show its element; nil, the default, switches the check off.
  ///
  /// The list checks after each layout, and in ``checkContent()``. A fault that lasts is reported
  /// once. Faults are a reused cell that the data source returned without a
  /// ``ReusableView/contentIdentity``, two cells with the same identity, and a cell whose identity
  /// is not the one that the data source expects (`contentIdentityForRowAt`,
  /// `contentIdentityForItemAt`), for instance because an asynchronous task for the cell's previous
  /// element filled the cell late.
  public final var onStaleContent: ((StaleContent) -> Void)? {
    get { extras?.contentCheck?.handler }
    set { changeExtras { $0.contentCheck = newValue.map(ContentCheck.init) } }
  }

  /// Checks now for cells that do not show their element; ``onStaleContent`` is called for new
  /// faults.
  ///
  /// Also works while ``onStaleContent`` is nil. There are no faults while a reload or a change is
  /// due or under way, or while the list is frozen: the elements are unknown then.
  ///
  /// - Returns: All faults, in the order of the elements.
  /// - Complexity: O(v) for v cells
  @discardableResult
  public final func checkContent() -> [StaleContent] {
    guard !needsReload, !isChanging, !isSuspended else { return [] }
    let faults = ContentCheck.faults(
      in: liveElements.map { cell, path in
        ContentCheck.Entry(cell: cell, indexPath: path, expected: expectedIdentity(at: path))
      })
    extras?.contentCheck?.report(faults)
    return faults
  }

  /// Whether the list restores the offsets of scroll views in a cell for each element; true by
  /// default.
  ///
  /// When an element becomes visible again, the scroll views in its cell
  /// (``ReusableView/nestedScrollViews``) get back the offsets that they had for that element; for
  /// a new element they start at their beginning. If false, they stay where the cell's previous
  /// element left them, as in UIKit, and stored offsets are dropped. The same holds for headers,
  /// footers and other supplementary views.
  public final var restoresOffsetsInCells: Bool {
    get { offsetMemory.isEnabled }
    set { offsetMemory.isEnabled = newValue }
  }
}
