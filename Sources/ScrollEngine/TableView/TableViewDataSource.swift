/// Gives a table its rows.
///
/// Titles of sections are asked for by ``SectionTitles``: in a data source that conforms to this
/// protocol alone a method called `tableView(_:titleForHeaderInSection:)` compiles, and is never
/// called.
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
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

/// A data source that has a line of text above or below the rows of a section.
///
/// It is shown where the delegate has no view of its own for the section.
@MainActor
public protocol SectionTitles: TableViewDataSource {
  /// Nil for none, and so it is unless implemented.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension SectionTitles {
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
