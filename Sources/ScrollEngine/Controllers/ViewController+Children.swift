// Who shows whose view. Views are added and removed by the parent: UIKit has it so, too.
extension ViewController {
  /// Makes a controller a child, and calls its ``willMove(toParent:)`` first.
  ///
  /// It leaves the parent it has. Call ``didMove(toParent:)`` on it when its view is in place.
  ///
  /// - Precondition: `child` is not this controller and none of those that contain it.
  public final func addChild(_ child: ViewController) {
    require(
      !isDescendant(of: child),
      "ViewController: \(child) cannot become a child of \(self), which it contains")
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    // What it did about that may have given it a parent.
    if child.parent != nil { child.removeFromParent() }
    children.append(child)
    child.parent = self
  }

  /// Takes the controller from its parent, if it has one, and calls ``didMove(toParent:)`` with nil.
  ///
  /// Call ``willMove(toParent:)`` with nil, and take out the view, before.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.didRemoveChild(self)
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Whether the controller is `other` or one of those that `other` contains.
  final func isDescendant(of other: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }
}
