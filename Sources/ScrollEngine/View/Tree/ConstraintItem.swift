/// What constraints know of a view, which tells it what happens to it. Views without constraints have none.
@MainActor
class ConstraintItem {
  /// The view has another frame, or shows another part of its plane.
  func frameDidChange() {}
  /// The content of the view wants another size.
  func contentDidChange() {}
  /// The direction of the view's content has turned.
  func directionDidChange() {}
  /// Belongs to a view from now on that takes the place of the one before.
  func move(to view: View) {}
}
