/// The state of a table while it is edited.
@MainActor
final class TableEditing {
  /// The cell that shows the button to confirm a deletion.
  weak var confirming: TableViewCell?
  /// The row that is being dragged.
  var reordering: RowReordering?
  /// Whether a dragged row is being dropped: the other rows have made room already.
  var isDropping = false
}

// Editing: cells show controls that delete, insert and drag their rows.
extension TableView: RowCellHost {
  func changeEditing(to isOn: Bool, animated: Bool) {
    guard isOn != isEditing else { return }
    cancelReordering()
    hideConfirmation(animated: animated)
    swipe?.finish()
    editing = isOn ? TableEditing() : nil
    // If a reload or an update is due, cells get the editing state when it is carried out.
    guard !isOutdated, !isSuspended else { return }
    // Controls leave less room for texts.
    moveParts(of: live.cells, animated: animated, resizing: sizesItself) {
      for (cell, path) in zip(live.cells, visiblePaths) {
        prepareEditing(of: cell, at: path, animated: animated)
      }
    }
  }

  /// Gives a cell the editing state of its row.
  func prepareEditing(of cell: TableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing,
      calling(.canEditRow, { dataSource?.tableView(self, canEditRowAt: path) }) ?? false
    else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let style =
      calling(.editingStyleForRow) { tableDelegate?.tableView(self, editingStyleForRowAt: path) }
      ?? .delete
    let indents =
      calling(.shouldIndentRow) {
        tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path)
      } ?? true
    let moves = calling(.canMoveRow) { dataSource?.tableView(self, canMoveRowAt: path) } ?? false
    cell.changeEditing {
      $0.style = style
      $0.indents = indents
      $0.reorders = moves
    }
    if cell.isEditing {
      cell.partsDidChange(animated: animated)
    } else {
      cell.setEditing(true, animated: animated)
    }
  }

  // MARK: Deleting and inserting

  func accessoryButtonWasTapped(in cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    calling(.accessoryButtonTapped) {
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }

  func editControlWasTapped(in cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    let wasConfirming = cell.showingDeleteConfirmation
    hideConfirmation(animated: true)
    switch cell.editingStyle {
    case .none: break
    case .insert:
      calling(.commitEditing) { dataSource?.tableView(self, commit: .insert, forRowAt: path) }
    case .delete:
      guard !wasConfirming else { return }
      let title =
        calling(.titleForDeleteConfirmation) {
          tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        } ?? SystemTexts.current.delete
      moveParts(of: [cell], animated: true) { cell.showConfirmation(title, animated: true) }
      editing?.confirming = cell
    }
  }

  func deletionWasConfirmed(in cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    editing?.confirming = nil
    calling(.commitEditing) { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
    // The data source may have kept the row.
    guard indexPath(for: cell) != nil else { return }
    moveParts(of: [cell], animated: true) { cell.showConfirmation(nil, animated: true) }
  }

  /// Hides the button that confirms a deletion.
  ///
  /// - Returns: Whether the button was visible.
  @discardableResult
  func hideConfirmation(animated: Bool) -> Bool {
    guard let editing, let cell = editing.confirming else { return false }
    editing.confirming = nil
    guard cell.superview === self, cell.showingDeleteConfirmation else { return false }
    moveParts(of: [cell], animated: animated) { cell.showConfirmation(nil, animated: animated) }
    return true
  }

  // MARK: Motion

  /// Makes a change that moves views in cells, and animates these views as an update does; if it is
  /// `resizing`, cells that size themselves are measured again.
  private func moveParts(
    of cells: [TableViewCell], animated: Bool, resizing: Bool = false, _ change: () -> Void
  ) {
    guard animated, let snapshot = snapshot(ofRowsBefore: nil) else {
      change()
      if resizing { setNeedsMeasuring() }
      return
    }
    let old = cells.flatMap { cell in
      cell.movingParts.map { ($0, $0.transit?.shown($0.uprightFrame) ?? $0.uprightFrame) }
    }
    let known = Set(old.map { ObjectIdentifier($0.0) })
    change()
    if resizing {
      setNeedsMeasuring()
      layoutIfNeeded()
    }
    let start = snapshot.arrival.start
    for (view, place) in old where view.superview != nil {
      if letsGo(view) { continue }
      let way = place.origin - view.uprightFrame.origin
      snapshot.motion.animate(view, from: Transit(offset: way), at: start, isRaised: false)
    }
    for cell in cells {
      for (view, way) in cell.editing?.parts ?? [] where !known.contains(ObjectIdentifier(view)) {
        snapshot.motion.animate(
          view, from: Transit(offset: Point(x: way, y: 0), alpha: 0), at: start, isRaised: false)
      }
    }
    guard !resizing else { return animate(snapshot) { _ in } }
    ConstrainedMoves.animate(snapshot, in: self)
    window?.start(snapshot.motion)
  }

  /// Moves a control out of its cell.
  func moveOut(_ view: View, by way: Double) {
    guard let window, let updates, let motion = updates.motion else {
      return view.removeFromSuperview()
    }
    view.isUserInteractionEnabled = false
    updates.ghosts.append(ListUpdateState.Ghost(view: view) { view.removeFromSuperview() })
    motion.dismiss(
      view, to: Transit(offset: Point(x: way, y: 0), alpha: 0), at: window.animationStart,
      isRaised: false)
    window.start(motion)
  }
}
