/// Provides the rows of a table.
///
/// Titles are optional, as the methods of ``TableViewDelegate`` are.
@preconcurrency @MainActor
public protocol TableViewDataSource: AnyObject {
  /// The number of sections; one by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// The number of rows in a section; not negative.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell from ``TableView/dequeueReusableCell(withIdentifier:for:)``, filled for the row.
  ///
  /// If no class is registered for the identifier, the program makes a cell when the other
  /// `dequeueReusableCell` returns nil; the table's queue adopts it.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// A title above the rows of a section for which the delegate has no view; nil for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// A title below the rows of a section for which the delegate has no view; nil for none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row has controls while the table is edited; true by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// A person has deleted a row, or wants to insert a row: change the data, then the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Whether a row can be dragged while the table is edited; false by default.
  ///
  /// UIKit's default is true where ``tableView(_:moveRowAt:to:)`` is implemented.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// A person has dragged a row: change the data; the table moves the row, unless you update or
  /// reload the table here.
  ///
  /// The source is an index path before the move; the destination is an index path after the move.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of the index, by which a finger jumps to sections; nil, the default, for none.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// The section to which a title of the index leads; by default, the section whose index is the
  /// title's number.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// The ``ReusableView/contentIdentity`` expected of a row's cell, for the check of cells
  /// (``ListView/onStaleContent``); nil accepts any identity.
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

  /// True.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// False.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// No titles, and so no index.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section whose index is the title's number.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// No expected identity.
  public func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable? {
    nil
  }
}
