public import ScrollEngine

/// A controller whose view is a table; it is the table's data source and delegate.
open class UITableViewController: ScrollingViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let style: UITableView.Style
  private var ownTable: UITableView?
  private var hasReloaded = false

  /// Makes a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init()
  }

  /// Makes a controller with a plain table.
  public override init(nibName: Never? = nil, bundle: Never? = nil) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Always nil, because there are no archives; exists for code that calls `super.init(coder:)`.
  @_disfavoredOverload
  public override init?(coder: any ArchiveCoder) { nil }

  // MARK: View

  /// The table, which is the controller's view; setting another table replaces the view.
  ///
  /// The property is never nil, and implicitly unwrapped only because UIKit's is. Setting nil makes
  /// a new table. If an overridden `loadView` sets another view, the table is not in that view.
  public final var tableView: UITableView! {
    get { presentTable }
    set { view = adopted(newValue ?? UITableView(frame: .zero, style: style)) }
  }

  private var presentTable: UITableView {
    loadViewIfNeeded()
    if let table = ownTable ?? view as? UITableView { return table }
    // An overridden `loadView` has set another view; the table is not in it.
    return adopted(UITableView(frame: view.bounds, style: style))
  }

  /// Makes the table as the controller's view.
  open override func loadView() { view = adopted(UITableView(frame: .zero, style: style)) }

  private func adopted(_ table: UITableView) -> UITableView {
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    ownTable = table
    return table
  }

  /// The refresh control of the table.
  public final var refreshControl: UIRefreshControl? {
    get { presentTable.refreshControl }
    set { presentTable.refreshControl = newValue }
  }

  /// Reloads the table the first time, as in UIKit, and clears the selection if
  /// ``ScrollingViewController/clearsSelectionOnViewWillAppear`` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasReloaded {
      hasReloaded = true
      presentTable.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    let table = presentTable
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Flashes the scroll indicators.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentTable.flashScrollIndicators()
  }

  // MARK: Rows

  /// One section by default.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No rows by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Stops the program: there are rows, but `cellForRowAt` is not overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "(cellForRowAt is missing)", for: indexPath)
  }

  // Methods that the table calls for each row or section are declared here, so that subclasses can
  // override them. These defaults tell the table that the methods are not overridden, like the
  // protocols' own defaults.

  /// The table's `rowHeight` in points by default.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.note(.heightForRow, isDefaultOf: self)
    return tableView.rowHeight
  }

  /// `automaticDimension` by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.note(.estimatedHeightForRow, isDefaultOf: self)
    return UITableView.automaticDimension
  }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.note(.willDisplayCell, isDefaultOf: self)
  }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.note(.didEndDisplayingCell, isDefaultOf: self)
  }

  // MARK: Headers and footers

  /// Nil by default.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    tableView.note(.titleForHeader, isDefaultOf: self)
    return nil
  }

  /// Nil by default.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    tableView.note(.titleForFooter, isDefaultOf: self)
    return nil
  }

  /// Nil by default.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.note(.viewForHeader, isDefaultOf: self)
    return nil
  }

  /// Nil by default.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.note(.viewForFooter, isDefaultOf: self)
    return nil
  }

  /// `automaticDimension` by default.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.note(.heightForHeader, isDefaultOf: self)
    return UITableView.automaticDimension
  }

  /// `automaticDimension` by default.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.note(.heightForFooter, isDefaultOf: self)
    return UITableView.automaticDimension
  }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  // MARK: Editing

  /// Also sets the table's editing mode.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    presentTable.setEditing(editing, animated: animated)
  }

  /// True by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// `delete` by default.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .delete
  }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Nil by default; for nil, the title is `SystemTexts.current.delete`.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    nil
  }

  /// True by default.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// False by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The proposed index path by default.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }

  // MARK: Swipes, menus and the index

  /// Nil by default: a swipe uncovers nothing.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    nil
  }

  /// Nil by default: a swipe uncovers nothing.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    nil
  }

  /// Nil by default: no menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.note(.contextMenu, isDefaultOf: self)
    return nil
  }

  /// Nil by default: no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section with the title's number by default.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  // MARK: Selection

  /// True by default.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The same row by default.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// The same row by default.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
