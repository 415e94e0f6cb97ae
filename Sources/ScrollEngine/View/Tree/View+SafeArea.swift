// The safe area: the part of a view that bars, rounded corners and the like do not cover. A host
// sets the insets of the window; each view gets the part of its superview's insets that reaches
// into its frame.
//
// As in UIKit, a view is updated when it moves, and its subviews after its next layout, when they
// are in place. In a window that never had a safe area, nothing is computed.
extension View {
  /// ``safeAreaInsets``, regardless of overrides.
  final var knownSafeArea: EdgeInsets { surroundings?.safeArea ?? .zero }

  /// Computes the insets from the superview's and the frame, and reports a change.
  final func updateSafeArea() {
    let new = currentSafeArea
    let old = knownSafeArea
    guard new != old else { return }
    let margins = effectiveMargins
    surround {
      $0.safeArea = new
      $0.isPassingOn = true
    }
    safeAreaChanged()
    if margins != effectiveMargins { marginsChanged() }
  }

  /// Called after the safe area of the view changed; updates everything that depends on it.
  final func safeAreaChanged() {
    guideInsetsDidChange()
    markForLayout()
    safeAreaDidMove()
    safeAreaInsetsDidChange()
    if hasOwner, let owner { owner.viewSafeAreaInsetsDidChange() }
  }

  private var currentSafeArea: EdgeInsets {
    guard let windowReference else { return .zero }
    guard let superviewReference else {
      return windowReference.withObject { $0 === self ? $0.hostSafeAreaInsets : .zero }
    }
    let insets = superviewReference.withObject { $0.safeArea(reaching: self) }
    guard hasOwner, let owner, owner.additionalSafeAreaInsets != .zero else { return insets }
    return insets.combined(with: owner.additionalSafeAreaInsets) { max(0, $0 + $1) }
  }

  /// The part of the insets that reaches into a subview, in its own points, at most the insets
  /// themselves.
  private func safeArea(reaching view: View) -> EdgeInsets {
    let insets = safeAreaOfContents
    guard insets != .zero else { return .zero }
    let reaching = insets.combined(
      with: EdgeInsets(of: view.uprightFrame, in: storedBounds)
    ) { inset, distance in max(0, min(inset, inset - distance)) }
    let scale = view.frameScale
    return scale == 1 ? reaching : reaching.combined(with: .zero) { inset, _ in inset / scale }
  }
}

// MARK: Controllers

extension View {
  /// Called after the controller or its additional safe area changed.
  final func ownerMovedSafeArea() {
    guard let window else { return }
    window.usesSafeArea = true
    updateSafeArea()
  }
}
