/// A scroll view with cells that it can give back before it, or another one, asks for new ones.
///
/// A ``ContainerScrollView`` lays its children out in two phases: first all that host cells give back what
/// is out of sight, then each fills what has come into sight, in its ``View/layoutSubviews()``. So children
/// that share a ``ReuseQueue`` never hold more cells together than are in sight at once. A view that stands
/// alone does both in its layout.
@MainActor
public protocol CellHosting: ScrollView {
  /// Gives back the cells that can no longer be seen: all of them where nothing of the view is in sight, or
  /// where ``ScrollView/isDormant`` says so.
  ///
  /// Called by a container in its layout, when the view has its new frame and offset, and again if they
  /// change before the view's own layout.
  func releaseOutOfSight()

  /// Stops with a message where something does not hold; nothing is checked unless implemented.
  func checkInvariants()
}

extension CellHosting {
  public func checkInvariants() {}
}
