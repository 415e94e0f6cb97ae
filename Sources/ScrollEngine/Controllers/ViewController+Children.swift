// Parents and children of controllers. As in UIKit, the parent adds and removes the views itself.
extension ViewController {
  final func adopt(_ child: ViewController) {
    require(
      !isDescendant(of: child),
      "ViewController: \(child) cannot become a child of \(self), which it contains")
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    // The callback may have given the child a parent.
    if child.parent != nil { child.removeFromParent() }
    children.append(child)
    child.parent = self
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.didRemoveChild(self)
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Whether the controller is `other` or a child of it, at any depth.
  final func isDescendant(of other: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }
}
