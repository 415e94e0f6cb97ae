/// A scroll view that can return its invisible cells before it, or another list, dequeues cells.
///
/// A ``ContainerScrollView`` lays out its children in two phases: first every cell host returns its
/// invisible cells, then each host fills the cells that have become visible, in its
/// ``View/layoutSubviews()``. So children that share a ``ReuseQueue`` never have more cells
/// together than are visible at once. A view outside of containers does both phases in its own
/// layout.
@preconcurrency @MainActor
public protocol CellHosting: ScrollView {
  /// Returns the cells that are not visible: all cells if no part of the view is visible, or while
  /// ``ScrollView/isDormant`` is true.
  ///
  /// A container calls this in its layout once the view has its new frame and offset, and again if
  /// these change before the view's own layout.
  func releaseOutOfSight()

  /// Stops the program with a message if an invariant is broken; by default, it checks nothing.
  func checkInvariants()
}

extension CellHosting {
  /// Checks nothing.
  public func checkInvariants() {}
}
