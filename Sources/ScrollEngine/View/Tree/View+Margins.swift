// The margins between a view's edges and its contents: the view's own, plus those that keep the
// contents clear of the safe area and of the superview's margins.
extension View {
  /// ``layoutMargins``, regardless of overrides.
  ///
  /// - Complexity: O(superviews whose margins are preserved).
  final var effectiveMargins: EdgeInsets {
    guard boxedShowing != nil || hasOwner else { return usualMargins }
    var margins = ownMargins
    guard let surroundings else { return margins }
    if !surroundings.ignoresSafeArea { margins = margins + surroundings.safeArea }
    if surroundings.followsSuperview, let superview {
      let distances = EdgeInsets(of: uprightFrame, in: superview.storedBounds)
      let reaching = superview.effectiveMargins.combined(with: distances) { $0 - $1 }
      margins = margins.combined(with: reaching, max)
    }
    return margins
  }

  /// The margins without the safe area and the superview's margins.
  private var ownMargins: EdgeInsets {
    let own: EdgeInsets? =
      switch surroundings?.ownMargins {
      case .fixed(let insets): insets
      case .directional(let insets): insets.resolved(in: effectiveUserInterfaceLayoutDirection)
      case nil: nil
      }
    guard hasOwner, let least = owner?.leastMargins(width: storedBounds.width) else {
      return own ?? usualMargins
    }
    let resolved = least.resolved(in: effectiveUserInterfaceLayoutDirection)
    return own.map { $0.combined(with: resolved, max) } ?? resolved
  }

  // MARK: Changes

  final func setOwnMargins(_ margins: Surroundings.OwnMargins) {
    let (isFinite, text) =
      switch margins {
      case .fixed(let insets): (insets.isFinite, "layoutMargins \(insets)")
      case .directional(let insets): (insets.isFinite, "directionalLayoutMargins \(insets)")
      }
    require(isFinite, "View: \(text) of \(self) are not finite")
    changeMargins { $0.ownMargins = margins }
  }

  final func setFollowsMargins(_ follows: Bool) {
    changeMargins { $0.followsSuperview = follows }
    surroundings?.toldMargins = effectiveMargins
    noteFollower()
  }

  final func changeMargins(_ change: (Surroundings) -> Void) {
    // A change of the superview's margins may not have been reported yet; the view is then called
    // once for both changes.
    let old =
      if let surroundings, surroundings.followsSuperview {
        surroundings.toldMargins
      } else {
        effectiveMargins
      }
    surround(change)
    if effectiveMargins != old { marginsChanged() }
  }

  /// Called after the margins of the view changed; updates everything that depends on them.
  final func marginsChanged() {
    guideInsetsDidChange()
    if let surroundings, surroundings.followsSuperview {
      surroundings.toldMargins = effectiveMargins
    }
    markForLayout()
    layoutMarginsDidChange()
    if hasOwner, let owner { owner.viewLayoutMarginsDidChange() }
    guard surroundings?.holdsFollowers ?? false else { return }
    // A view may respond by removing another one.
    for view in subviews where view.superview === self { view.updateMargins() }
  }

  /// Updates a view that preserves its superview's margins, if these have changed.
  final func updateMargins() {
    guard let surroundings, surroundings.followsSuperview,
      surroundings.toldMargins != effectiveMargins
    else { return }
    marginsChanged()
  }

  /// Notes in the superview that this view preserves the superview's margins.
  final func noteFollower() {
    guard let surroundings, surroundings.followsSuperview, let superview else { return }
    superview.surround { $0.holdsFollowers = true }
  }

  /// Called after the reading direction changed: the left and right margins may have swapped.
  final func directionTurnedMargins() {
    guard case .directional(let insets) = surroundings?.ownMargins,
      insets.leading != insets.trailing
    else { return }
    marginsChanged()
  }

  /// Called after the width changed: a controller's minimum margins depend on it.
  final func widthMovedMargins(from old: Double) {
    guard let owner,
      owner.leastMargins(width: old) != owner.leastMargins(width: storedBounds.width)
    else { return }
    marginsChanged()
  }
}

extension DirectionalEdgeInsets {
  /// The insets for left and right in a reading direction.
  func resolved(in direction: UserInterfaceLayoutDirection) -> EdgeInsets {
    let isTurned = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isTurned ? trailing : leading, bottom: bottom,
      right: isTurned ? leading : trailing)
  }

  /// Makes insets for leading and trailing from insets for left and right.
  init(_ insets: EdgeInsets, in direction: UserInterfaceLayoutDirection) {
    let isTurned = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isTurned ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isTurned ? insets.left : insets.right)
  }
}
