extension Window {
  /// The controller whose view fills the window, behind everything else in it.
  ///
  /// Setting it loads and shows the controller's view, while the previous controller disappears.
  /// The view is laid out before `viewDidAppear` is called, and follows the size of the window from
  /// then on.
  ///
  /// - Precondition: The controller has no parent.
  public final var rootViewController: ViewController? {
    get { rootOwner as? ViewController }
    set {
      let old = rootViewController
      guard newValue !== old else { return }
      rootOwner = newValue
      if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
      if let newValue { show(newValue) }
    }
  }

  private func show(_ root: ViewController) {
    if let parent = root.parent {
      fail("Window: rootViewController \(root) is a child of \(parent)")
    }
    root.viewIfLoaded?.removeFromSuperview()
    root.sizeInWindow = bounds.size
    root.view.frame = bounds
    root.beginAppearanceTransition(true, animated: false)
    insertSubview(root.view, at: 0)
    root.view.layoutIfNeeded()
    root.endAppearanceTransition()
  }
}
