/// The item that stands for a view in constraints; the view reports its changes to it. Views
/// without constraints have none.
@MainActor
class ConstraintItem {
  /// Called when the view's frame or bounds origin has changed.
  func frameDidChange() {}
  /// Called when the preferred size of the view's content has changed.
  func contentDidChange() {}
  /// Called when the direction of the view's content has changed.
  func directionDidChange() {}
  /// Stands for another view from now on, which replaces the previous one.
  func move(to view: View) {}
}
