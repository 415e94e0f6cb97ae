// Pointers over menus.
extension ContextMenuView {
  /// The index of the last menu at a point of the window; nil if there is none.
  private func depth(at point: Point) -> Int? {
    let place = convert(point, from: nil)
    return panes.lastIndex { $0.frame.contains(place) }
  }

  /// Called when a pointer without a pressed button is at a point of the window.
  func pointerIsAt(_ point: Point) { follow(to: point) }

  /// Called when the button that opened the menu goes up.
  func secondaryIsUp(at point: Point) { letGo(at: point) }

  /// Chooses the row at a point of the window; if `isDecided`, even while the pointer approaches an
  /// open submenu. If `waits`, the row's submenu opens after a delay.
  private func follow(to point: Point, isDecided: Bool = false, waits: Bool = true) {
    hand.move(to: point)
    guard let depth = depth(at: point) else {
      hand.forget()
      return choose(nil, at: panes.count - 1)
    }
    let number = panes[depth].choice(at: point)
    let isChosen = number == panes[depth].panel.chosen
    if depth < panes.count - 1, number != nil, isChosen {
      // The submenu of this row stays open.
      hand.stopWaiting()
      hand.approach = (SubmenuApproach(from: point, to: frameInWindow(depth + 1), at: now), depth)
      return choose(nil, at: depth + 1)
    }
    if depth < panes.count - 1, !isDecided, isApproaching(from: depth, at: point) { return }
    hand.approach = nil
    if !isChosen { hand.stopWaiting() }
    choose(number, at: depth)
    guard waits, hand.awaited == nil, case .submenu = panes[depth].panel.chosenPart else { return }
    wait(for: .opening, until: now + MenuHand.delay)
  }

  private var now: Double { window?.now ?? 0 }

  private func frameInWindow(_ depth: Int) -> Rect { convert(panes[depth].frame, to: nil) }

  private func isApproaching(from depth: Int, at point: Point) -> Bool {
    guard var approach = hand.approach, approach.depth == depth else { return false }
    guard approach.way.follow(to: point, at: now) else { return false }
    hand.approach = approach
    wait(for: .turning, until: approach.way.deadline)
    return true
  }

  /// Called when a button or finger goes up at a point of the window.
  private func letGo(at point: Point) {
    hand.move(to: point)
    guard hand.hasMoved else { return }
    follow(to: point, isDecided: true, waits: false)
    hand.stopWaiting()
    performByPointer()
  }

  /// Performs the chosen row; if a submenu opens, the pointer may approach it from the row.
  private func performByPointer() {
    let depth = panes.count
    performChosen()
    guard panes.count > depth else { return }
    let way = SubmenuApproach(from: hand.location, to: frameInWindow(depth), at: now)
    hand.approach = (way, depth - 1)
  }

  // MARK: Buttons and fingers

  /// A touch outside the menus closes them. A finger on a menu with an open submenu closes the
  /// submenu.
  func began(_ touch: Touch) {
    guard hand.touch == nil else { return }
    let point = touch.location(in: nil)
    guard let depth = depth(at: point) else { return close() }
    let isFinger = touch.type == .direct
    if isFinger, depth < panes.count - 1 { return choose(nil, at: depth) }
    hand.touch = touch
    hand.press()
    if isFinger, panes[depth].canScroll {
      hand.scrolling = MenuScrolling(at: point, depth: depth, top: panes[depth].top)
    }
    follow(to: point, isDecided: true, waits: !isFinger)
  }

  func moved(_ touch: Touch) {
    guard hand.touch === touch else { return }
    let point = touch.location(in: nil)
    if let top = hand.scrolling?.top(at: point), let depth = hand.scrolling?.depth {
      // A key may have closed the menu.
      guard depth < panes.count else { return }
      choose(nil, at: depth)
      panes[depth].scroll(to: top)
    } else {
      follow(to: point, waits: touch.type != .direct)
    }
  }

  func ended(_ touch: Touch) {
    guard hand.touch === touch else { return }
    let hasScrolled = hand.scrolling?.isActive ?? false
    hand.touch = nil
    hand.scrolling = nil
    if !hasScrolled { letGo(at: touch.location(in: nil)) }
  }

  func cancelled(_ touch: Touch) {
    guard hand.touch === touch else { return }
    hand.touch = nil
    hand.scrolling = nil
    hand.forget()
    choose(nil, at: panes.count - 1)
  }

  // MARK: Wheel

  /// Scrolls the menu at a point of the window by a distance in points.
  func scroll(by distance: Double, at point: Point) {
    guard let depth = depth(at: point), panes[depth].scroll(to: panes[depth].top + distance)
    else { return }
    hand.forget()
    choose(nil, at: depth)
    follow(to: point)
  }
}

// Delayed reactions.
extension ContextMenuView: FrameAnimating {
  private func wait(for what: MenuHand.Awaited, until time: Double) {
    hand.wait(for: what, until: time)
    window?.start(self)
  }

  func advance(to time: Double) -> Double? {
    guard window?.contextMenu === self, let awaited = hand.awaited else { return nil }
    guard time >= awaited.time else { return awaited.time }
    hand.stopWaiting()
    switch awaited.what {
    case .opening:
      hand.menuOpens()
      performByPointer()
    case .turning: follow(to: hand.location, isDecided: true)
    }
    return hand.awaited?.time
  }
}
