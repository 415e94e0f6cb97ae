/// Responds to events of a table, and customises its rows and sections.
///
/// All methods are optional. The table calls a method of `ListCallbacks` once to learn whether the
/// delegate has it: the default notes that it ran, and is not called again. So a table of equal
/// rows does not ask about each row.
///
/// One limit: if a base class conforms to this protocol, a method that only its subclass adds is
/// never called. The base class must implement the method, for the subclass to override.
@preconcurrency @MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Heights

  /// The height of a row in points; ``TableView/rowHeight`` by default.
  ///
  /// Finite and not negative, or ``TableView/automaticDimension`` if the cell decides.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double

  /// An estimate that costs less than the height: a reload asks for estimates only, and the height
  /// of a row is requested when the row becomes visible.
  ///
  /// In points; finite and above zero, or ``TableView/automaticDimension``, the default, for
  /// ``TableView/estimatedRowHeight``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double

  /// The height of a header in points, finite and not negative; ``TableView/sectionHeaderHeight``
  /// by default.
  ///
  /// ``TableView/automaticDimension`` stands for ``TableView/sectionHeaderHeight``. If that
  /// is automatic, too, only sections with a title or a view have a header: a reload asks for the
  /// view of each section without a title.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double

  /// The height of a footer in points, finite and not negative; ``TableView/sectionFooterHeight``
  /// by default.
  ///
  /// ``TableView/automaticDimension`` stands for ``TableView/sectionFooterHeight``. If that
  /// is automatic, too, only sections with a title or a view have a footer: a reload asks for the
  /// view of each section without a title.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double

  // MARK: Headers and footers

  /// The view above the rows of a section, not yet in a hierarchy; nil for the title, if any.
  ///
  /// Preferably a view from ``TableView/dequeueReusableHeaderFooterView(withIdentifier:)``.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// The view below the rows of a section, not yet in a hierarchy; nil for the title, if any.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  // MARK: Coming and going

  /// The cell is in the hierarchy, in position, and visible in the next frame.
  ///
  /// Updates requested here, such as for more rows, wait until the layout is over.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// The cell no longer shows its row: it waits in the queue, or is kept out of sight while a view
  /// in it is edited or has the focus.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// The header is in the hierarchy, in position, and visible in the next frame.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// The footer is in the hierarchy, in position, and visible in the next frame.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

  /// The header has left the hierarchy, or is kept out of sight while a view in it is edited or has
  /// the focus.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// The footer has left the hierarchy, or is kept out of sight while a view in it is edited or has
  /// the focus.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

  // MARK: Selection

  /// Whether a pressed row may be highlighted, and then selected; true by default.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The row is highlighted: a pointer is down on it.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// The row is no longer highlighted: the pointer has gone up, or drags.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

  /// The row to select instead of the tapped row; nil to select no row.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A person has selected the row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// The row to deselect instead of this row; nil to deselect no row.
  ///
  /// If the result is nil, the row stays selected in addition to the row about to be selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A person has deselected the row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// A person has tapped the button of a row with the accessory
  /// ``TableViewCell/AccessoryType/detailButton`` or
  /// ``TableViewCell/AccessoryType/detailDisclosureButton``; the row is not selected.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: Editing

  /// What the control of a row does while the table is edited; `delete` by default.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle

  /// The title of the button that deletes a row; nil, the default, for ``SystemTexts/delete``.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Whether the content of a row is indented while the table is edited, even if the row shows no
  /// control; true by default.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// The buttons at the leading edge of a row that a swipe towards the trailing edge uncovers; none
  /// for nil, the default.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// The buttons at the trailing edge of a row that a swipe towards the leading edge uncovers; none
  /// for nil, the default.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// The menu for a row, when the secondary button goes down or a finger rests on the row; none for
  /// nil, the default.
  ///
  /// `point` is in the coordinates of the table.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration?

  /// Where a dragged row would be dropped; at the proposed place by default.
  ///
  /// The proposed and the returned index path refer to the state after the move. The table asks at
  /// each movement of the finger and in each layout during the drag, even if it proposes the same
  /// index path again.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}
