// Tracks how much of each controller is visible, and makes controllers appear and disappear.
extension StackController {
  /// The controllers that are at least partly visible, in the order of the stack.
  public final var visibleViewControllers: [ViewController] {
    containerScrollView.visibleArrangedSubviews.compactMap {
      ($0 as? StackRowView)?.viewController
    }
  }

  /// How much of a controller's content is visible, from 0 to 1.
  ///
  /// - Complexity: O(n) in the number of controllers.
  public final func visibleFraction(of viewController: ViewController) -> Double {
    guard let row = index(of: viewController).flatMap({ items[$0].row }) else { return 0 }
    return containerScrollView.visibleFraction(of: row)
  }

  // MARK: Appearance

  /// Finds out which controllers have become visible or invisible, and how much of each is visible.
  final func visibilityMayHaveChanged() {
    guard appearance.stage == .appearing || appearance.stage == .appeared else { return }
    look += 1
    let visible = containerScrollView.visibleArrangedSubviews
    for view in visible { (view as? StackRowView)?.lastLook = look }
    let look = look
    for row in appearedRows where row.lastLook != look { disappear(row, animated: false) {} }
    for view in visible {
      // The response to an earlier call may have removed it.
      guard let row = view as? StackRowView, row.superview === containerScrollView else {
        continue
      }
      if !row.hasAppeared { appear(row) }
      tell(row, fraction: containerScrollView.visibleFraction(of: row))
    }
  }

  private func appear(_ row: StackRowView) {
    row.hasAppeared = true
    appearedRows.append(row)
    // While the stack itself appears, its children end their appearance together with it.
    let isTogether = appearance.stage == .appearing
    row.viewController.beginAppearanceTransition(
      true, animated: isTogether && appearance.isAnimated)
    if !isTogether, row.hasAppeared { row.viewController.endAppearanceTransition() }
  }

  /// Makes a row's controller disappear, if it has appeared, around changes that remove it.
  final func disappear(_ row: StackRowView, animated: Bool, while changes: () -> Void) {
    guard let place = appearedRows.firstIndex(where: { $0 === row }) else { return changes() }
    appearedRows.remove(at: place)
    row.hasAppeared = false
    row.viewController.beginAppearanceTransition(false, animated: animated)
    changes()
    row.viewController.endAppearanceTransition()
    tell(row, fraction: 0)
  }

  private func tell(_ row: StackRowView, fraction: Double) {
    guard row.fraction != fraction else { return }
    row.fraction = fraction
    delegate?.stackController(self, didChangeVisibleFraction: fraction, of: row.viewController)
  }

  /// Begins a transition of all controllers that have appeared, along with the stack's.
  final func beginRows(appearing: Bool, animated: Bool) {
    for row in appearedRows where row.hasAppeared {
      row.viewController.beginAppearanceTransition(appearing, animated: animated)
    }
  }

  /// Ends the transitions that were begun.
  final func endRows() {
    for row in appearedRows where row.hasAppeared && row.viewController.appearance.isDirected {
      row.viewController.endAppearanceTransition()
    }
  }

  /// Forgets the visible rows; with `isTold`, calls the delegate for each.
  final func forgetRows(isTold: Bool) {
    let rows = appearedRows
    appearedRows = []
    for row in rows {
      row.hasAppeared = false
      if isTold { tell(row, fraction: 0) } else { row.fraction = 0 }
    }
  }

  /// Scrolls a controller to a position in the visible part, or as near as the content allows.
  ///
  /// - Precondition: It is in the stack, whose view is loaded.
  public final func scrollToViewController(
    _ viewController: ViewController, at position: StackingScrollView.ScrollPosition,
    animated: Bool
  ) {
    guard let row = items[place(of: viewController)].row else {
      fail("StackController: the view of \(self) is not loaded, it cannot scroll")
    }
    containerScrollView.scrollToArrangedSubview(row, at: position, animated: animated)
  }
}
