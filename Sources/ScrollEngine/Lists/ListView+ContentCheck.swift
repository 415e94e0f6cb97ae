extension ListView {
  /// Is told of each cell that does not show its element; nil, as it is at first, switches that off.
  ///
  /// The list looks after each layout, and when ``checkContent()`` is called. It tells of a fault
  /// once, as long as it lasts. It finds a cell that was used before and that the data source handed
  /// out without a ``ReusableView/contentIdentity``, two cells that show the same, and a cell that
  /// shows something else than the data source expects there (`contentIdentityForRowAt`,
  /// `contentIdentityForItemAt`): one that was filled too late, by what had been begun for the element
  /// it showed before.
  public final var onStaleContent: ((StaleContent) -> Void)? {
    get { contentCheck?.handler }
    set { contentCheck = newValue.map(ContentCheck.init) }
  }

  /// Looks now for cells that do not show their element; ``onStaleContent`` is told what is new.
  ///
  /// It can be called with the check switched off, too. While a reload waits for its layout nobody
  /// can know what the elements are, and there is nothing to be found.
  ///
  /// - Returns: All that is wrong, in the order of the elements.
  /// - Complexity: O(v) in the number of cells.
  @discardableResult
  public final func checkContent() -> [StaleContent] {
    guard !needsReload, !isChanging, !isSuspended else { return [] }
    let faults = ContentCheck.faults(in: contentEntries)
    contentCheck?.report(faults)
    return faults
  }

  /// Whether a scroll view in a cell stands where its own element left it; true at first.
  ///
  /// An element that comes back into sight has the scroll views in its cell where they were when it left,
  /// and a new one has them at their beginning (``ReusableView/nestedScrollViews``). If false, they stand
  /// where the cell's last element left them, as in UIKit, and what was kept is forgotten. The same holds
  /// for headers, footers and their like.
  public final var restoresOffsetsInCells: Bool {
    get { offsetMemory.isEnabled }
    set { offsetMemory.isEnabled = newValue }
  }
}
