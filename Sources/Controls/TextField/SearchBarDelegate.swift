/// Called for a person's actions in a search bar; all methods are optional.
@preconcurrency @MainActor
public protocol SearchBarDelegate: AnyObject {
  /// A person has edited the text, or cleared it.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// The cancel button was clicked, or the escape key was pressed in the empty field beside the
  /// button.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
