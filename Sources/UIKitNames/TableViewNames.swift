public import ScrollEngine

public typealias UITableView = TableView
public typealias UITableViewCell = TableViewCell
public typealias UITableViewDataSource = TableViewDataSource
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
public typealias UITableViewDelegate = TableViewDelegate
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
