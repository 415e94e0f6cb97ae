/// A data source that has names for its rows, or items, which they keep when others come and go.
@MainActor
public protocol DataSourceModelAssociation: AnyObject {
  /// - Parameter view: The table or the collection that asks.
  /// - Returns: nil for a row without a name.
  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String?

  /// - Returns: Where the row of that name is now; nil if there is none any more.
  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath?
}
