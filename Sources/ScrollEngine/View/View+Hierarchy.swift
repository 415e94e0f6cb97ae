extension View {
  /// Adds a view above all others; a view that has a superview moves.
  public func addSubview(_ view: View) {
    insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  /// Adds a view at a place in the order from back to front.
  ///
  /// - Precondition: `index` lies in `0...subviews.count`, counted without `view` itself, and `view`
  ///   does not hold this view.
  public func insertSubview(_ view: View, at index: Int) {
    require(
      !isDescendant(of: view), "View: \(view) cannot become a subview of \(self), which it holds")
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    require(
      (0...subviews.count).contains(index),
      "View: index \(index) is outside 0...\(subviews.count)")
    subviews.insert(view, at: index)
    guard view.superview !== self else {
      subviewOrderDidChange()
      return setNeedsDisplay()
    }
    view.superview = self
    view.move(to: window)
    // What is told of the new window may take the view out again.
    guard view.superview === self else { return }
    if view.needsLayout || view.subtreeNeedsLayout { view.markAncestorsForLayout() }
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsDisplay()
  }

  /// Takes the view out of its superview, if it has one.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    // A closure here would have its actor checked for each subview.
    var index = superview.subviews.count - 1
    while index >= 0, superview.subviews[index] !== self { index -= 1 }
    if index >= 0 { superview.subviews.remove(at: index) }
    superview.setNeedsDisplay()
    self.superview = nil
    move(to: nil)
    didMoveToSuperview()
  }

  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count - 1)
  }

  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Whether the view is `other` or lies somewhere in it.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// Brings a memory warning to all views below this one, seen or not.
  final func warnSubviewsOfMemory() {
    // What one of them gives up may be another one.
    for view in subviews where view.superview === self {
      view.didReceiveMemoryWarning()
      view.warnSubviewsOfMemory()
    }
  }

  private func move(to newWindow: Window?) {
    guard window !== newWindow else { return }
    window?.trace.left(self)
    window = newWindow
    newWindow?.trace.entered(self)
    // What one of them does about it may take another one out.
    for view in subviews where view.superview === self { view.move(to: newWindow) }
    didMoveToWindow()
  }
}
