extension View {
  /// Adds a view above all others; a view that has a superview moves.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviewList.count)
  }

  /// Adds a view at a place in the order from back to front.
  ///
  /// - Parameters:
  ///   - view: Taken out of its superview first.
  ///   - index: Counted without `view`; below zero it stands for zero, above the number of subviews for
  ///     the front, as in UIKit.
  /// - Precondition: `view` does not hold this view.
  public func insertSubview(_ view: View, at index: Int) {
    require(
      !isDescendant(of: view), "View: \(view) cannot become a subview of \(self), which it holds")
    if !hasLookedForArrangement {
      hasLookedForArrangement = true
      arrangement = self as? any ArrangingParent
    }
    let isMoving = view.isSubview(of: self)
    if isMoving {
      subviewList.remove(view)
    } else if view.superviewReference != nil {
      view.removeFromSuperview()
    }
    if windowReference != nil, !isMoving, let owner = view.owner {
      owner.viewWillMove(intoWindow: true)
      // What it did about that may have put the view somewhere, here or elsewhere.
      if view.superviewReference != nil { return insertSubview(view, at: index) }
    }
    subviewList.insert(view, at: min(max(index, 0), subviewList.count))
    guard !isMoving else {
      subviewOrderDidChange()
      return setNeedsDisplay()
    }
    view.superview = self
    if view.holdsScrollViews { noteScrollViews() }
    view.move(to: windowReference)
    // What is told of the new window may take the view out again.
    guard view.isSubview(of: self) else { return }
    if view.needsLayout || view.subtreeNeedsLayout { view.markAncestorsForLayout() }
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsDisplay()
  }

  /// Takes the view out of its superview, if it has one.
  public func removeFromSuperview() {
    superview?.takeOut(self)
  }

  /// Takes out a view that lies directly in this one.
  final func takeOut(_ view: View) {
    if view.windowReference != nil, let owner = view.owner {
      owner.viewWillMove(intoWindow: false)
      guard view.isSubview(of: self) else { return }
    }
    willRemoveSubview(view)
    subviewList.remove(view)
    setNeedsDisplay()
    view.superviewReference = nil
    view.move(to: nil)
    view.didMoveToSuperview()
  }

  /// Adds a view right behind one of the subviews; behind itself it stays where it is.
  ///
  /// - Precondition: `sibling` is a subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, at: sibling, offset: 0)
  }

  /// Adds a view right before one of the subviews; before itself it stays where it is.
  ///
  /// - Precondition: `sibling` is a subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insertSubview(view, at: sibling, offset: 1)
  }

  private func insertSubview(_ view: View, at sibling: View, offset: Int) {
    guard let place = subviews.lastPlace(of: sibling) else {
      fail("View: \(sibling) is no subview of \(self)")
    }
    guard view !== sibling else { return }
    let isBehind = subviews.lastPlace(of: view).map { $0 < place } ?? false
    insertSubview(view, at: place + offset - (isBehind ? 1 : 0))
  }

  /// Has two subviews stand in each other's place in the order.
  ///
  /// - Precondition: Both indexes lie in `0..<subviews.count`.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    for index in [first, second] {
      require(
        subviews.indices.contains(index), "View: index \(index) is outside \(subviews.indices)")
    }
    guard first != second else { return }
    var views = subviews
    views.swapAt(first, second)
    subviews = views
    subviewOrderDidChange()
    setNeedsDisplay()
  }

  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviewList.count)
  }

  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Whether the view is `other` or lies somewhere in it.
  public func isDescendant(of other: View) -> Bool {
    var view: Unmanaged<View>? = Unmanaged.passUnretained(self)
    while let current = view {
      if current == other { return true }
      view = current.look { $0.superviewReference }
    }
    return false
  }

  /// Brings a memory warning to all views below this one, seen or not.
  final func warnSubviewsOfMemory() {
    // What one of them gives up may be another one.
    for view in subviews where view.superview === self {
      view.owner?.didReceiveMemoryWarning()
      view.didReceiveMemoryWarning()
      view.warnSubviewsOfMemory()
    }
  }

  /// Tells those above that something in them scrolls, up to the cell that holds it.
  private func noteScrollViews() {
    var view: View? = self
    while let current = view, !current.holdsScrollViews {
      current.holdsScrollViews = true
      view = current.isReusable ? nil : current.superview
    }
  }

  private func move(to newWindow: Unmanaged<Window>?) {
    guard windowReference?.toOpaque() != newWindow?.toOpaque() else { return }
    if let owner { return move(to: newWindow, with: owner) }
    moveAlone(to: newWindow)
  }

  private func move(to newWindow: Unmanaged<Window>?, with owner: any ViewOwner) {
    let superview = superviewReference?.toOpaque()
    owner.viewWillMove(intoWindow: newWindow != nil)
    // What it did about that may have taken the view out, or moved it on.
    guard superviewReference?.toOpaque() == superview else { return }
    moveAlone(to: newWindow)
    owner.viewDidMove()
  }

  private func moveAlone(to newWindow: Unmanaged<Window>?) {
    windowReference?.look { $0.trace.left(self) }
    windowReference = newWindow
    newWindow?.look { $0.trace.entered(self) }
    if subviewList.count > 0 {
      // What one of them does about it may take another one out.
      subviews.forEachView { if $0.isSubview(of: self) { $0.move(to: newWindow) } }
    }
    didMoveToWindow()
  }

  /// Whether the view lies directly in another one.
  @inline(__always)
  final func isSubview(of view: View) -> Bool {
    if let superviewReference { superviewReference == view } else { false }
  }
}

extension View: @preconcurrency CustomStringConvertible {
  public var description: String {
    "\(type(of: self))" + (identifier.map { " \"\($0)\"" } ?? "")
  }
}
