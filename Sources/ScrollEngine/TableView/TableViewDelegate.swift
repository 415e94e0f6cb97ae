/// Is told what happens in a table, and asked what it has for each row and section.
///
/// All of it is optional. The table calls each method once to learn whether the delegate has it; the
/// defaults say that they ran (``TableCallbacks``), and are not called again. So a table of equal
/// rows asks nothing for each row.
///
/// One thing cannot be seen: where a base class conforms to this protocol, a method that only its
/// subclass adds is never called. The base class has to have it, for the subclass to override.
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Heights

  /// In points; finite and not negative, or ``TableView/automaticDimension`` for a row that is as
  /// high as its cell says. ``TableView/rowHeight``, unless implemented.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double

  /// A guess that is faster than the height; asked for each row at a reload, the height when the row
  /// comes into sight.
  ///
  /// In points; finite and above zero, or ``TableView/automaticDimension`` for
  /// ``TableView/estimatedRowHeight``, which it is, too, unless implemented.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double

  /// In points; finite and not negative. ``TableView/sectionHeaderHeight``, unless implemented.
  ///
  /// ``TableView/automaticDimension`` gives a header to sections that have a title or a view; to find
  /// out, each section without a title is asked for its view at a reload.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double

  /// In points; finite and not negative. ``TableView/sectionFooterHeight``, unless implemented.
  ///
  /// ``TableView/automaticDimension`` gives a footer to sections that have a title or a view; to find
  /// out, each section without a title is asked for its view at a reload.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double

  // MARK: Headers and footers

  /// A view that is in no hierarchy, best from
  /// ``TableView/dequeueReusableHeaderFooterView(withIdentifier:)``; nil for the title, if the data
  /// source has one.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// The same for the view below the rows of a section.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  // MARK: Coming and going

  /// The cell is in the hierarchy, in its place, and will be seen in the next picture.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// The cell has left the hierarchy and waits in the queue.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// The view is in the hierarchy, in its place, and will be seen in the next picture.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

  /// The view has left the hierarchy.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

  // MARK: Selection

  /// Whether a pointer that is down on a row may highlight it, and then select it; yes, unless
  /// implemented.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// The pointer is gone, or it drags.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

  /// The row to select in place of the one that was tapped; nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// The row to take the selection from in place of this one; nil for none.
  ///
  /// A row that keeps its selection so keeps it also beside the one that is about to be selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}
