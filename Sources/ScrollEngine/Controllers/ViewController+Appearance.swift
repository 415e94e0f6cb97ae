// A controller appears together with its view, or when its parent requests it. In both cases
// `willAppear`, `willDisappear` and `finishTransition` run; they take each step only once, because
// a view may report the same window twice.
extension ViewController {
  final func beginTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.isDirected = true
    if isAppearing { willAppear(animated: animated) } else { willDisappear(animated: animated) }
  }

  final func endTransition() {
    require(
      appearance.isDirected,
      "ViewController: endAppearanceTransition of \(self), child of "
        + "\(parent.map { "\($0)" } ?? "none"), without beginAppearanceTransition")
    appearance.isDirected = false
    finishTransition()
  }

  // MARK: Appearance with the view

  /// Called before the view enters a window or leaves it.
  final func viewWillMove(intoWindow isEntering: Bool) {
    guard !appearance.isDirected, parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    else { return }
    if isEntering {
      // A parent that is off screen will call its children when it appears.
      if parent?.isOnScreen ?? true { willAppear(animated: parent?.animatesNow ?? false) }
    } else {
      willDisappear(animated: parent?.animatesNow ?? false)
    }
  }

  /// Called after the view has entered a window or left it.
  final func viewDidMove() {
    noteWindow()
    // A parent in transition ends its own transition, and then those of its children.
    guard !appearance.isDirected, !(parent?.isInTransition ?? false) else { return }
    finishTransition()
  }

  // MARK: Steps

  private var isOnScreen: Bool {
    appearance.stage == .appearing || appearance.stage == .appeared
  }

  private var isInTransition: Bool {
    shouldAutomaticallyForwardAppearanceMethods
      && (appearance.stage == .appearing || appearance.stage == .disappearing)
  }

  private var animatesNow: Bool { isInTransition && appearance.isAnimated }

  private func willAppear(animated: Bool) {
    guard !isOnScreen else { return }
    loadViewIfNeeded()
    appearance.stage = .appearing
    appearance.isAnimated = animated
    appearance.hasEntered = false
    viewWillAppear(animated)
    guard appearance.stage == .appearing, shouldAutomaticallyForwardAppearanceMethods else {
      return
    }
    for child in children where child.follows(self) { child.willAppear(animated: animated) }
    noteWindow()
  }

  /// Calls `viewIsAppearing` once the view is in a window, and then for the children whose views
  /// have entered the window with it.
  private func noteWindow() {
    guard appearance.stage == .appearing, !appearance.hasEntered,
      viewIfLoaded?.windowReference != nil
    else { return }
    // A parent that is about to be called passes the call on to its children afterwards.
    if let parent, parent.isInTransition, !parent.appearance.hasEntered, !appearance.isDirected {
      return
    }
    appearance.hasEntered = true
    viewIsAppearing(appearance.isAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where !child.appearance.isDirected { child.noteWindow() }
  }

  private func willDisappear(animated: Bool) {
    guard isOnScreen else { return }
    appearance.stage = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    guard appearance.stage == .disappearing, shouldAutomaticallyForwardAppearanceMethods else {
      return
    }
    for child in children where child.follows(self) { child.willDisappear(animated: animated) }
  }

  private func finishTransition() {
    switch appearance.stage {
    case .disappeared, .appeared:
      return
    case .appearing:
      noteWindow()
      appearance.stage = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.stage = .disappeared
      viewDidDisappear(appearance.isAnimated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where !child.appearance.isDirected {
      // A child that was to appear, but whose view has been removed since, does not appear.
      if child.appearance.stage == .appearing, !child.follows(self) {
        child.willDisappear(animated: child.appearance.isAnimated)
      }
      child.finishTransition()
    }
  }

  /// Whether the controller's view is inside the parent's, and no one else directs its appearance.
  private func follows(_ parent: ViewController) -> Bool {
    guard !appearance.isDirected, let view = viewIfLoaded, let parentView = parent.viewIfLoaded
    else { return false }
    return view.isDescendant(of: parentView)
  }
}
