extension View {
  /// Inserts a view at an index that does not count the view itself.
  final func insert(_ view: View, at index: Int) {
    require(
      !isDescendant(of: view),
      "View: \(view) cannot become a subview of \(self), which lies inside it")
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
    if windowReference != nil, !isMoving, view.hasOwner, let owner = view.owner {
      owner.viewWillMove(intoWindow: true)
      // The owner may have moved the view, here or elsewhere.
      if view.superviewReference != nil { return insert(view, at: index) }
    }
    if !isMoving, view.isCalledOnMoves || view.holdsViewsCalledOnMoves {
      if !holdsViewsCalledOnMoves { noteViewsCalledOnMoves() }
      view.announceMove(to: self, windowReference)
      if view.superviewReference != nil { return insert(view, at: index) }
    }
    subviewList.insert(view, at: min(max(index, 0), subviewList.count))
    guard !isMoving else {
      subviewOrderDidChange()
      return markForDisplay()
    }
    view.superview = self
    if view.mostNested >= mostNested { noteNesting(of: view) }
    if view.constraintItem != nil { view.enterConstraints() }
    if view.holdsScrollViews { noteScrollViews() }
    if view.autoresizing != 0 { holdsAutoresizing = true }
    view.move(to: windowReference)
    // A callback for the new window may have removed the view again.
    guard view.isSubview(of: self) else { return }
    if view.needsLayout || view.subtreeNeedsLayout { view.markAncestorsForLayout() }
    didAddSubview(view)
    view.didMoveToSuperview()
    if View.tintIsUsed { view.takeTintColor() }
    if view.boxedShowing != nil {
      view.noteFollower()
      view.updateMargins()
    }
    markForDisplay()
  }

  /// Removes a direct subview.
  final func takeOut(_ view: View) {
    if view.windowReference != nil, view.hasOwner, let owner = view.owner {
      owner.viewWillMove(intoWindow: false)
      guard view.isSubview(of: self) else { return }
    }
    if view.isCalledOnMoves || view.holdsViewsCalledOnMoves {
      view.announceMove(to: nil, nil)
      // The callback may have removed the view already.
      guard view.isSubview(of: self) else { return }
    }
    willRemoveSubview(view)
    if view.constraintItem != nil { view.leaveConstraints() }
    subviewList.remove(view)
    markForDisplay()
    view.superviewReference = nil
    view.move(to: nil)
    if view.boxedShowing != nil { view.updateMargins() }
    view.didMoveToSuperview()
  }

  /// Inserts a view at a sibling's index plus `offset`.
  final func insert(_ view: View, at sibling: View, offset: Int) {
    guard let place = subviews.lastPlace(of: sibling) else {
      fail("View: \(sibling) is not a subview of \(self)")
    }
    guard view !== sibling else { return }
    let isBehind = subviews.lastPlace(of: view).map { $0 < place } ?? false
    insert(view, at: place + offset - (isBehind ? 1 : 0))
  }

  final func swap(_ first: Int, _ second: Int) {
    let indices = subviews.indices
    for index in [first, second] {
      require(indices.contains(index), "View: index \(index) is outside \(indices)")
    }
    guard first != second else { return }
    var views = subviews
    views.swapAt(first, second)
    subviews = views
    subviewOrderDidChange()
    markForDisplay()
  }

  /// Whether the view is `other` or lies inside it, at any depth.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of other: View) -> Bool {
    var view: Unmanaged<View>? = Unmanaged.passUnretained(self)
    while let current = view {
      if current == other { return true }
      view = current.withObject { $0.superviewReference }
    }
    return false
  }

  /// Sends a memory warning to all views below this one, visible or not.
  final func warnSubviewsOfMemory() {
    // A view may respond by removing another one.
    for view in subviews where view.superview === self {
      view.owner?.didReceiveMemoryWarning()
      view.didReceiveMemoryWarning()
      view.warnSubviewsOfMemory()
    }
  }

  /// Marks the view and its superviews, up to the enclosing cell, as containing a scroll view.
  private func noteScrollViews() {
    var view: View? = self
    while let current = view, !current.holdsScrollViews {
      current.holdsScrollViews = true
      view = current.isReusable ? nil : current.superview
    }
  }

  /// Tells the view about its new superview, and the view and everything in it about the new
  /// window, before the move.
  @inline(__always)
  private func announceMove(to newSuperview: View?, _ newWindow: Unmanaged<Window>?) {
    willMove(toSuperview: newSuperview)
    if windowReference?.toOpaque() != newWindow?.toOpaque() { announceMove(to: newWindow) }
  }

  @inline(__always)
  private func announceMove(to newWindow: Unmanaged<Window>?) {
    if let newWindow {
      newWindow.withObject { willMove(toWindow: $0) }
    } else {
      willMove(toWindow: nil)
    }
    if holdsViewsCalledOnMoves { announceToSubviews(newWindow) }
  }

  private func announceToSubviews(_ newWindow: Unmanaged<Window>?) {
    subviews.forEachView {
      if $0.isSubview(of: self), $0.isCalledOnMoves || $0.holdsViewsCalledOnMoves {
        $0.announceMove(to: newWindow)
      }
    }
  }

  /// Marks the view and its superviews as containing a view with callbacks for moves.
  final func noteViewsCalledOnMoves() {
    var view: View? = self
    while let current = view, !current.holdsViewsCalledOnMoves {
      current.holdsViewsCalledOnMoves = true
      view = current.superview
    }
  }

  private func move(to newWindow: Unmanaged<Window>?) {
    guard windowReference?.toOpaque() != newWindow?.toOpaque() else { return }
    if hasOwner, let owner { return move(to: newWindow, with: owner) }
    moveAlone(to: newWindow)
  }

  @inline(never)
  private func move(to newWindow: Unmanaged<Window>?, with owner: any ViewOwner) {
    let superview = superviewReference?.toOpaque()
    owner.viewWillMove(intoWindow: newWindow != nil)
    // The owner may have removed the view or moved it elsewhere.
    guard superviewReference?.toOpaque() == superview else { return }
    if owner.additionalSafeAreaInsets != .zero { newWindow?.withObject { $0.usesSafeArea = true } }
    moveAlone(to: newWindow)
    owner.viewDidMove()
  }

  // Inlined, because nearly every view moves without an owner.
  @inline(__always)
  private func moveAlone(to newWindow: Unmanaged<Window>?) {
    var callsSubviews = holdsViewsCalledOnMoves
    windowReference?.withObject { window in
      window.trace.left(self)
      if window.firstResponder != nil || window.focused != nil {
        callsSubviews = true
        window.viewIsLeaving(self)
      }
    }
    windowReference = newWindow
    let isInSafeArea = newWindow?.withObject { window in
      window.trace.entered(self)
      return window.usesSafeArea
    }
    // A view that has a safe area, or had one, updates it together with all its subviews.
    if isInSafeArea ?? (boxedShowing != nil) {
      callsSubviews = true
      windowMovedSurroundings()
    }
    if !subviewList.isEmpty {
      if callsSubviews { moveSubviews(to: newWindow) } else { moveUncalledSubviews(to: newWindow) }
    }
    didMoveToWindow()
  }

  /// Moves subviews without any callback, so none of them can be deallocated meanwhile.
  private func moveUncalledSubviews(to newWindow: Unmanaged<Window>?) {
    for index in subviewList.indices {
      subviewList[index].withObject { $0.moveUncalled(to: newWindow) }
    }
  }

  @inline(__always)
  private func moveUncalled(to newWindow: Unmanaged<Window>?) {
    guard windowReference?.toOpaque() != newWindow?.toOpaque() else { return }
    windowReference?.withObject { $0.trace.left(self) }
    windowReference = newWindow
    newWindow?.withObject { $0.trace.entered(self) }
    if boxedShowing != nil { windowMovedSurroundings() }
    if !subviewList.isEmpty { moveUncalledSubviews(to: newWindow) }
  }

  private func moveSubviews(to newWindow: Unmanaged<Window>?) {
    // A view may respond by removing another one.
    subviews.forEachView {
      // The response may also have removed this view.
      if $0.isSubview(of: self), windowReference?.toOpaque() == newWindow?.toOpaque() {
        $0.move(to: newWindow)
      }
    }
  }

  /// Calls the view and everything in it after their window was deallocated.
  final func tellOfLostWindow() {
    shownState = nil
    didLoseWindow()
    for view in subviews { view.tellOfLostWindow() }
  }

  /// Clears the references to a deallocated window, here and in all subviews, before any owner
  /// learns of it: an owner may be released then, and its views move.
  final func loseWindow() {
    guard windowReference != nil else { return }
    forgetWindow()
    tellOwnersOfLostWindow()
  }

  private func forgetWindow() {
    window = nil
    for view in subviews { view.forgetWindow() }
  }

  private func tellOwnersOfLostWindow() {
    owner?.viewLostWindow()
    for view in subviews { view.tellOwnersOfLostWindow() }
  }

  /// Whether the view is a direct subview of another one.
  @inline(__always)
  final func isSubview(of view: View) -> Bool {
    if let superviewReference { superviewReference == view } else { false }
  }
}

extension View: Hashable {
  /// Whether both are the same view.
  public nonisolated static func == (left: View, right: View) -> Bool { left === right }

  /// Feeds the identity of the view to the hasher.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View: @preconcurrency CustomStringConvertible {
  /// The type, and the identifier if there is one.
  public var description: String {
    "\(type(of: self))" + (identifier.map { " \"\($0)\"" } ?? "")
  }
}
