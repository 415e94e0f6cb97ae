/// What few lists of a kind have.
@MainActor
protocol ListAdditions: AnyObject {
  /// Whether a view stays where it is while the content moves.
  func holdsInPlace(_ view: View) -> Bool
}

/// What few lists have: kept apart, so that the many that come into sight in a container are small.
@MainActor
final class ListExtras {
  /// The view behind all content.
  var backgroundView: View?

  /// What a program has set as the space above the headers of a table, in points.
  var headerTopPadding: Double?

  var allowsSelectionDuringEditing = false

  /// The views out of sight that keys go to: one, or two.
  var parked: [ParkedView] = []

  /// The element that has the focus.
  var focusedPath: IndexPath?
  var selectionFollowsFocus = false

  /// What a kind of list has of its own.
  var additions: (any ListAdditions)?

  var isEmpty: Bool {
    backgroundView == nil && headerTopPadding == nil && !allowsSelectionDuringEditing
      && parked.isEmpty && focusedPath == nil && !selectionFollowsFocus && additions == nil
  }
}

extension ListView {
  /// Changes what few lists have, and keeps room for it only while there is any.
  final func changeExtras(_ change: (ListExtras) -> Void) {
    let extras = extras ?? ListExtras()
    change(extras)
    self.extras = extras.isEmpty ? nil : extras
  }
}
