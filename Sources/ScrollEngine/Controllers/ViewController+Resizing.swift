extension ViewController {
  final func windowWillResize(_ window: Window, to size: Size) -> (() -> Void) {
    let transition = SizeTransition(of: window)
    viewWillTransition(to: size, with: transition)
    return transition.finish
  }

  /// Calls the children whose sizes change with that of the view.
  final func passOnTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != view.bounds.size { child.viewWillTransition(to: new, with: coordinator) }
    }
  }

  final func followingSize(of container: any ContentContainer, _ parentSize: Size) -> Size {
    guard let view = (container as? ViewController)?.viewIfLoaded, let own = viewIfLoaded else {
      return parentSize
    }
    let (old, now) = (own.bounds.size, view.bounds.size)
    return Size(
      width: now.width == old.width ? parentSize.width : now.width,
      height: now.height == old.height ? parentSize.height : now.height)
  }
}
