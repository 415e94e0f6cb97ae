/// State that few lists of a kind need.
@MainActor
protocol ListAdditions: AnyObject {
  /// Whether a view stays where it is while the content moves.
  func holdsInPlace(_ view: View) -> Bool
}

/// State that few lists need, in an object of its own, so that a list without such state is
/// smaller.
@MainActor
final class ListExtras {
  /// The view behind all content.
  var backgroundView: View?

  var allowsSelectionDuringEditing = false

  /// The views that stay in the hierarchy although they are out of sight, because they receive
  /// keys: at most two.
  var parked: [ParkedView] = []

  /// The element that has the focus.
  var focusedPath: IndexPath?
  var selectionFollowsFocus = false

  /// Announces elements; nil until needed.
  var prefetcher: ListPrefetcher?

  /// Finds cells that do not show their element; nil while the check is off.
  var contentCheck: ContentCheck?

  /// What assistive technology knows of the rows; nil if it has asked for none.
  var spokenRows: SpokenRows?

  /// State that only one kind of list has, such as `TableAdditions`.
  var additions: (any ListAdditions)?

  var isEmpty: Bool {
    backgroundView == nil && !allowsSelectionDuringEditing
      && parked.isEmpty && focusedPath == nil && !selectionFollowsFocus && prefetcher == nil
      && contentCheck == nil && spokenRows == nil && additions == nil
  }
}

extension ListView {
  /// Changes the extras; releases the object if it then holds only default values.
  final func changeExtras(_ change: (ListExtras) -> Void) {
    let extras = extras ?? ListExtras()
    change(extras)
    self.extras = extras.isEmpty ? nil : extras
  }
}
