/// What constraints know of a view; the view reports its changes here. Views without constraints
/// have none.
@MainActor
class ConstraintItem {
  /// The view has another frame, or shows another part of its plane.
  func frameDidChange() {}
  /// The content of the view wants another size.
  func contentDidChange() {}
  /// The direction of the view's content has turned.
  func directionDidChange() {}
  /// Belongs from now on to a view that takes the place of the one before.
  func move(to view: View) {}
}
