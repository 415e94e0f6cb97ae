/// Provides the rows of a table.
///
/// Titles are optional, as the methods of ``TableViewDelegate`` are.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// The number of sections; one by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// The number of rows in a section; not negative.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell from ``TableView/dequeueReusableCell(withIdentifier:for:)``, filled for the row.
  ///
  /// If no class is registered for the identifier, the program makes the cells that the other
  /// `dequeueReusableCell` does not have; the table's queue adopts them.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// A line of text above the rows of a section without a view of the delegate; nil for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The same below the rows.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// The ``ReusableView/contentIdentity`` expected of a row's cell, for the check of cells
  /// (``ListView/onStaleContent``); nil for any.
  func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable?
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No title.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.note(.titleForHeader, isDefaultOf: self)
    return nil
  }

  /// No title.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.note(.titleForFooter, isDefaultOf: self)
    return nil
  }

  /// No expected identity.
  public func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable? {
    nil
  }
}
