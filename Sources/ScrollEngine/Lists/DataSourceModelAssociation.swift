/// A data source whose rows, or items, have names that survive updates.
@preconcurrency @MainActor
public protocol DataSourceModelAssociation: AnyObject {
  /// The name of a row in a table or collection; nil for a row without a name.
  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String?

  /// The current index path of the row with this name; nil if no row has it now.
  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath?
}
