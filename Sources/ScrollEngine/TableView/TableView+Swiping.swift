/// Recognizes a sideways swipe over a row that has buttons to uncover in that direction.
final class SwipeRecognizer: PanGestureRecognizer {
  override var isPartOfItsView: Bool { true }
  override var isHidden: Bool { true }
  override func takes(_ count: Int) -> Bool { count == 1 }
}

// Rows that are swiped aside.
extension TableView {
  func takeSwipes() {
    let recognizer = SwipeRecognizer { [unowned self] in
      guard let pan = $0 as? SwipeRecognizer else { return }
      swiped(pan)
    }
    // Unowned: deallocating the view drops the recognizer and its closures.
    recognizer.shouldBegin = { [unowned self, unowned recognizer] in
      beginSwipe(at: convert(recognizer.startLocation, from: nil), movement: $0)
    }
    addGestureRecognizer(recognizer)
  }

  /// The row that is swiped aside; nil if there is none.
  var swipe: RowSwipe? { additions?.swipe }

  private func beginSwipe(at point: Point, movement: Point) -> Bool {
    guard movement.longerAxis == .horizontal, !isEditing, !isOutdated, !isSuspended,
      updates?.isUnderWay != true, let path = rowToPress(at: point), let cell = cellForRow(at: path)
    else { return false }
    if let swipe, swipe.cell === cell, !swipe.isClosing {
      swipe.grab()
      return true
    }
    return makeSwipe(of: cell, at: path, isAtRight: movement.x < 0)
  }

  private func makeSwipe(of cell: TableViewCell, at path: IndexPath, isAtRight: Bool) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let configuration = calling(.swipeActions) {
      isAtRight != isMirrored
        ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    // The delegate may have changed the rows.
    guard let configuration, !configuration.actions.isEmpty, !isOutdated,
      cellForRow(at: path) === cell
    else { return false }
    swipe?.finish()
    let swipe = RowSwipe(cell, at: path, configuration, isAtRight: isAtRight, in: self)
    changeAdditions { $0.swipe = swipe }
    return true
  }

  private func swiped(_ pan: PanGestureRecognizer) {
    guard let swipe else { return }
    switch pan.state {
    case .began: break
    case .changed: swipe.drag(by: pan.translation(in: self).x)
    case .ended: swipe.letGo(velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: swipe.close()
    case .possible: break
    }
  }

  /// Moves a swiped row back.
  ///
  /// - Returns: Whether there was a swiped row that was not already moving back.
  @discardableResult
  func closeSwipe() -> Bool {
    guard let swipe, !swipe.isClosing else { return false }
    swipe.close()
    return true
  }

  func swipeIsOver(_ swipe: RowSwipe) {
    guard self.swipe === swipe else { return }
    changeAdditions { $0.swipe = nil }
  }
}
