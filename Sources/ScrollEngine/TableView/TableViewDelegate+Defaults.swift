// Defaults for a delegate that leaves a method to the table. The defaults of methods that would be
// called for very many rows or sections note that they ran, and are not called again.
extension TableViewDelegate {
  /// The table's ``TableView/rowHeight``.
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> Double {
    tableView.note(.heightForRow, isDefaultOf: self)
    return tableView.rowHeight
  }

  /// The table's ``TableView/estimatedRowHeight``.
  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double {
    tableView.note(.estimatedHeightForRow, isDefaultOf: self)
    return TableView.automaticDimension
  }

  /// The table's ``TableView/sectionHeaderHeight``.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double {
    tableView.note(.heightForHeader, isDefaultOf: self)
    return TableView.automaticDimension
  }

  /// The table's ``TableView/sectionFooterHeight``.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double {
    tableView.note(.heightForFooter, isDefaultOf: self)
    return TableView.automaticDimension
  }

  /// No view: the section shows its title, if any.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.note(.viewForHeader, isDefaultOf: self)
    return nil
  }

  /// No view: the section shows its title, if any.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.note(.viewForFooter, isDefaultOf: self)
    return nil
  }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.note(.willDisplayCell, isDefaultOf: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.note(.didEndDisplayingCell, isDefaultOf: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  /// True.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The tapped row.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// The row itself.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// `delete`.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    .delete
  }

  /// No title: the button says ``SystemTexts/delete``.
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    nil
  }

  /// True.
  public func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// No actions.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  /// No actions.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  /// No menu.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    tableView.note(.contextMenu, isDefaultOf: self)
    return nil
  }

  /// The proposed index path.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }
}
