// Which controller shows whose view. As in UIKit, the parent adds and removes the views.
extension ViewController {
  /// Makes a controller a child, after calling its ``willMove(toParent:)``.
  ///
  /// It leaves the parent it had. Call its ``didMove(toParent:)`` once its view is in place.
  ///
  /// - Precondition: `child` is neither this controller nor one that contains it.
  public final func addChild(_ child: ViewController) {
    require(
      !isDescendant(of: child),
      "ViewController: \(child) cannot become a child of \(self), which it contains")
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    // That call may have given it a parent.
    if child.parent != nil { child.removeFromParent() }
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent, if it has one, and calls ``didMove(toParent:)`` with
  /// nil.
  ///
  /// Before that, call ``willMove(toParent:)`` with nil and remove the view.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.didRemoveChild(self)
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Whether the controller is `other` or one that `other` contains, at any depth.
  final func isDescendant(of other: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }
}
