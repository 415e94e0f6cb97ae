/// Gives a table its rows.
///
/// Titles are optional, as the methods of ``TableViewDelegate`` are.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// One, unless implemented.
  func numberOfSections(in tableView: TableView) -> Int
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell from ``TableView/dequeueReusableCell(withIdentifier:for:)``, filled for the row.
  ///
  /// Where no class is registered for the identifier, the program makes the cells that the other
  /// `dequeueReusableCell` does not have; the table's queue adopts them.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// A line of text above the rows of a section, where the delegate has no view for it; nil for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The same below the rows.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// What the cell of a row has to have as its ``ReusableView/contentIdentity``, for the check of a
  /// table's cells (``TableView/onStaleContent``); nil for any.
  func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable?
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.note(.titleForHeader, isDefaultOf: self)
    return nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.note(.titleForFooter, isDefaultOf: self)
    return nil
  }

  public func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable? {
    nil
  }
}
