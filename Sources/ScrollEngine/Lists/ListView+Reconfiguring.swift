// Refilling the cells of elements in place.
extension ListView {
  /// Refills the cells of elements, at the end of the batch if one is open.
  final func reconfigure(_ paths: [IndexPath]) {
    if let updates, updates.isRecording { return updates.batch.reconfigure(paths) }
    guard phase == .resting, access != .postponed else {
      var batch = ListBatch()
      batch.reconfigure(paths)
      return postpone(.updates(batch), askerToReconfigure)
    }
    do {
      try refill(checking: paths)
    } catch {
      stop(error, askerToReconfigure)
    }
  }

  private var askerToReconfigure: UpdateAsker {
    UpdateAsker(call: element == .row ? "reconfigureRows(at:)" : "reconfigureItems(at:)")
  }

  final func refill(checking paths: [IndexPath]) throws(ListUpdateError) {
    guard !isFrozen else { throw ListUpdateError(.frozen, of: element) }
    guard phase == .resting else { throw ListUpdateError(.underWay, of: element) }
    guard !isOutdated else { return }
    guard !isSuspended else { return setNeedsReload() }
    for path in paths where !hasElement(at: path) { throw noSuchElement(at: path) }
    try refill(paths)
  }

  private func noSuchElement(at path: IndexPath) -> ListUpdateError {
    guard hasSection(path.section) else {
      return ListUpdateError(
        .noSuchSection(.reload, .element(path), count: knownSections), of: element)
    }
    let count = knownCount(inSection: path.section)
    return ListUpdateError(.noSuchElement(.reload, path, count: count), of: element)
  }

  /// Makes the data source refill a cell: the next dequeue returns that cell.
  ///
  /// If a callback has changed the data, the element's current index path is unknown: then the list
  /// requests a reload instead.
  final func refill(_ cell: ReusableView, at path: IndexPath) {
    guard !isSuspended else { return setNeedsReload() }
    let updates = updatesMade()
    updates.cellToReconfigure = cell
    let answer = askForCell(at: path)
    updates.cellToReconfigure = nil
    require(
      answer == nil || answer === cell,
      "\(name): the cell for \(path), \(answer ?? cell), is not the one that was to be filled again; "
        + "dequeue a cell with the same identifier in \(self)")
  }

  /// The cell that is being refilled, if it has this reuse identifier; otherwise nil.
  final func cellToReconfigure(withIdentifier identifier: String) -> ReusableView? {
    guard let cell = updates?.cellToReconfigure, cell.reuseIdentifier == identifier else {
      return nil
    }
    return cell
  }
}
