/// Is told what happens in a table.
///
/// What a table has to ask for each row or section is not here but in the protocols that refine it
/// (``VariableRowHeights``, ``EstimatedRowHeights``, ``CellDisplayObserving``, ``SectionHeaders``,
/// ``SectionFooters``, ``HeaderFooterDisplayObserving``): the table looks once, when the delegate is
/// set, which of them it has, so a table of uniform rows asks nothing for each row.
///
/// A delegate names those that it means. One that conforms to this protocol alone may have a method
/// called `tableView(_:heightForRowAt:)`: it compiles, and is never called.
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
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

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A delegate that knows a height for each row.
@MainActor
public protocol VariableRowHeights: TableViewDelegate {
  /// In points; finite and not negative, or ``TableView/automaticDimension`` for a row that is as
  /// high as its cell says.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
}

/// A delegate that can guess the height of a row faster than it can tell it.
///
/// The guess is asked for each row at a reload, the height when the row comes into sight.
@MainActor
public protocol EstimatedRowHeights: TableViewDelegate {
  /// In points; finite and above zero, or ``TableView/automaticDimension`` for
  /// ``TableView/estimatedRowHeight``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double
}

/// A delegate that wants to know when cells come and go.
@MainActor
public protocol CellDisplayObserving: TableViewDelegate {
  /// The cell is in the hierarchy, in its place, and will be seen in the next picture.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// The cell has left the hierarchy and waits in the queue.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
}

/// A delegate that gives sections a view above their rows.
@MainActor
public protocol SectionHeaders: TableViewDelegate {
  /// A view that is in no hierarchy, best from
  /// ``TableView/dequeueReusableHeaderFooterView(withIdentifier:)``; nil for none.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// In points; finite and not negative. ``TableView/sectionHeaderHeight``, unless implemented.
  ///
  /// ``TableView/automaticDimension`` gives a header to sections that have a title or a view; to find
  /// out, each section without a title is asked for its view at a reload.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
}

extension SectionHeaders {
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double {
    TableView.resolved(tableView.sectionHeaderHeight)
  }
}

/// A delegate that gives sections a view below their rows.
@MainActor
public protocol SectionFooters: TableViewDelegate {
  /// A view that is in no hierarchy, best from
  /// ``TableView/dequeueReusableHeaderFooterView(withIdentifier:)``; nil for none.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  /// In points; finite and not negative. ``TableView/sectionFooterHeight``, unless implemented.
  ///
  /// ``TableView/automaticDimension`` gives a footer to sections that have a title or a view; to find
  /// out, each section without a title is asked for its view at a reload.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
}

extension SectionFooters {
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double {
    TableView.resolved(tableView.sectionFooterHeight)
  }
}

/// A delegate that wants to know when headers and footers come and go.
@MainActor
public protocol HeaderFooterDisplayObserving: TableViewDelegate {
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
}

extension HeaderFooterDisplayObserving {
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}
}
