public import ScrollEngine

/// The engine's `TableView`.
public typealias UITableView = TableView
/// The engine's `TableViewCell`.
public typealias UITableViewCell = TableViewCell
/// The engine's `TableViewDataSource`.
public typealias UITableViewDataSource = TableViewDataSource
/// The engine's `TableViewDataSourcePrefetching`.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
/// The engine's `TableViewDelegate`.
public typealias UITableViewDelegate = TableViewDelegate
/// The engine's `TableViewHeaderFooterView`.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
/// The engine's `ContextualAction`.
public typealias UIContextualAction = ContextualAction
/// The engine's `SwipeActionsConfiguration`.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

extension SwipeActionsConfiguration {
  /// Makes a configuration without actions.
  public convenience init() { self.init(actions: []) }
}

extension TableView {
  /// The engine's `RowAnimation`.
  public typealias RowAnimation = ScrollEngine.RowAnimation
}

extension TableView {
  /// Always 0, because the table asks for all header heights at once and estimates none.
  ///
  /// Setting the estimate has no effect; the property exists for code that sets UIKit's estimates.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { 0 }
    set {}
  }

  /// Always 0, like ``estimatedSectionHeaderHeight``.
  public var estimatedSectionFooterHeight: CGFloat {
    get { 0 }
    set {}
  }
}
