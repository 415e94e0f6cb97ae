/// A mistake that programs make with lists.
enum Mistake: String, CaseIterable {
  // While a person scrolls.
  /// The offset is set in `scrollViewDidScroll`.
  case offsetInCallback
  /// The estimated height is far from the rows' heights.
  case estimate
  /// Cells are made without a reuse identifier.
  case noIdentifier
  /// Each row has a reuse identifier of its own.
  case identifierForEachRow
  /// A reused cell keeps the content of its former row.
  case staleContent
  /// An inset is set while the content bounces.
  case insetInBounce
  /// After deceleration, the content is moved to a whole row.
  case snapAfterRest
  /// All rows are reloaded in `scrollViewDidScroll`.
  case reloadWhileScrolling
  /// Pictures are decoded as cells come into sight.
  case decodingInCell
  // When new data arrives.
  /// The list is reloaded twice.
  case reloadTwice
  /// Rows come in above, and the program sets the offset back that has changed with them.
  case rowsAbove
  /// Rows come in above by `reloadData`, and what a person reads is elsewhere.
  case rowsAboveByReload
  /// Fewer rows are left than have been scrolled.
  case fewerRows
  /// Each layout scrolls back to the selected row.
  case scrollInLayout
  /// All rows are reloaded where one has changed.
  case reloadForOneRow
  /// A view gets a second height by a constraint.
  case twoHeights
  /// The inset for a keyboard is added twice.
  case insetTwice
  /// The safe area is added by hand although the list adds it.
  case safeAreaTwice
  /// The offset is kept as a share of the height when the window gets another one.
  case offsetAsShare
  /// After a refresh the list is sent to the top, also if a person is elsewhere.
  case toTopAfterRefresh
  // From the beginning.
  /// The delegate is set late.
  case lateDelegate
  /// The list is as tall as its content, in a scroll view.
  case asTallAsContent
}
