public import ScrollEngine

public typealias UITableView = TableView
public typealias UITableViewCell = TableViewCell
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView

extension TableViewCell {
  /// How a cell shows that it is selected: not at all, unless it does so itself.
  public enum SelectionStyle: Hashable, Sendable {
    case none
  }

  /// For the sake of code that wants nothing to be shown.
  public var selectionStyle: SelectionStyle {
    get { .none }
    set {}
  }
}

/// What UIKit asks a table's data source, in one protocol; titles are optional.
public protocol UITableViewDataSource: SectionTitles {}

/// What UIKit asks a table's delegate, in one protocol; all of it is optional.
///
/// The engine looks up by type what a delegate can answer, and here every delegate can answer
/// everything. So the height of each row is asked for at each reload, which takes O(n): the delegate
/// of a long table of equal rows conforms to `TableViewDelegate` instead. Guesses are not among it: a
/// delegate that conforms to `EstimatedRowHeights`, too, is asked for one for each row.
public protocol UITableViewDelegate: UIScrollViewDelegate, VariableRowHeights,
  CellDisplayObserving, SectionHeaders, SectionFooters, HeaderFooterDisplayObserving
{}

extension UITableViewDelegate {
  /// The table's `rowHeight`.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.rowHeight
  }

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// No view: the title, if the data source has one.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// The table's `sectionHeaderHeight`, for sections that have a title or a view.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }

  /// No view: the title, if the data source has one.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// The table's `sectionFooterHeight`, for sections that have a title or a view.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }
}
