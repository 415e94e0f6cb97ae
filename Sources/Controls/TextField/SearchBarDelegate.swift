/// Called for what a person does with a search bar; all methods are optional.
@preconcurrency @MainActor
public protocol SearchBarDelegate: AnyObject {
  /// The text has changed: a person has edited it, or emptied it.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// The cancel button was clicked, or the escape key pressed in an empty field beside it.
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
