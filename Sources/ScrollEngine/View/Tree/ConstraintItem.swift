/// Stands for a view in constraints, and is called when the view changes. A view without
/// constraints has no item.
@MainActor
class ConstraintItem {
  /// Called when the view's frame or bounds origin has changed.
  func frameDidChange() {}
  /// Called when the preferred size of the view's content has changed.
  func contentDidChange() {}
  /// Called when the direction of the view's content has changed.
  func directionDidChange() {}
  /// Makes the item stand for another view, in place of the previous one.
  func move(to view: View) {}
}
