/// A scroll view with cells that it can return before it, or another one, asks for new ones.
///
/// A ``ContainerScrollView`` lays out its children in two phases: first every cell host returns the
/// cells that are no longer visible, then each host fills those that have become visible, in its
/// ``View/layoutSubviews()``. So children that share a ``ReuseQueue`` never hold more cells
/// together than are visible at once. A view on its own does both in its layout.
@preconcurrency @MainActor
public protocol CellHosting: ScrollView {
  /// Returns the cells that are no longer visible: all of them if no part of the view is visible,
  /// or while ``ScrollView/isDormant``.
  ///
  /// A container calls this in its layout when the view has its new frame and offset, and again if
  /// they change before the view's own layout.
  func releaseOutOfSight()

  /// Stops the program with a message if an invariant is broken; checks nothing unless implemented.
  func checkInvariants()
}

extension CellHosting {
  /// Checks nothing.
  public func checkInvariants() {}
}
