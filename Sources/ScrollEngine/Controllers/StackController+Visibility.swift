// Tracks the visible fraction of each controller, and makes controllers appear and disappear.
extension StackController {
  /// The controllers that are at least partly visible, in the order of the stack.
  public final var visibleViewControllers: [ViewController] {
    containerScrollView.visibleArrangedSubviews.compactMap {
      ($0 as? StackRowView)?.viewController
    }
  }

  /// The visible fraction of a controller's content, from 0 to 1.
  ///
  /// - Complexity: O(n) in the number of controllers.
  public final func visibleFraction(of viewController: ViewController) -> Double {
    guard let row = index(of: viewController).flatMap({ items[$0].row }) else { return 0 }
    return containerScrollView.visibleFraction(of: row)
  }

  // MARK: Appearance

  /// Makes controllers appear and disappear, and reports changed fractions.
  final func visibilityMayHaveChanged() {
    guard appearance.stage == .appearing || appearance.stage == .appeared else { return }
    look += 1
    let visible = containerScrollView.visibleArrangedSubviews
    for view in visible { (view as? StackRowView)?.lastLook = look }
    let look = look
    for row in appearedRows where row.lastLook != look { disappear(row, animated: false) {} }
    for view in visible {
      // The response to an earlier call may have removed the view.
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

  /// Makes a row's controller disappear, if it has appeared, while `changes` remove the row.
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

  /// Begins a transition of all controllers that have appeared, as a part of the stack's own
  /// transition.
  final func beginRows(appearing: Bool, animated: Bool) {
    for row in appearedRows where row.hasAppeared {
      row.viewController.beginAppearanceTransition(appearing, animated: animated)
    }
  }

  /// Ends the transitions that ``beginRows(appearing:animated:)`` began.
  final func endRows() {
    for row in appearedRows where row.hasAppeared && row.viewController.appearance.isDirected {
      row.viewController.endAppearanceTransition()
    }
  }

  /// Forgets the rows that have appeared; if `isTold`, reports a fraction of 0 for each to the
  /// delegate.
  final func forgetRows(isTold: Bool) {
    let rows = appearedRows
    appearedRows = []
    for row in rows {
      row.hasAppeared = false
      if isTold { tell(row, fraction: 0) } else { row.fraction = 0 }
    }
  }

  /// Scrolls a controller to a position in the visible part, or as near to it as the content
  /// allows.
  ///
  /// - Precondition: The controller is in the stack, and the stack's view is loaded.
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
