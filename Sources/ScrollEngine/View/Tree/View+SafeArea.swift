// The part of a view that bars, rounded corners and the like may cover. A host tells its window;
// from there each view gets as much as reaches into its frame.
//
// As in UIKit, a view is called when it moves, and its subviews after its next layout, when they
// are in place. A window that never had a safe area asks nobody.
extension View {
  /// ``safeAreaInsets``, without what a subclass makes of it.
  final var knownSafeArea: EdgeInsets { surroundings?.safeArea ?? .zero }

  /// Takes the insets that follow from the superview's and the frame.
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

  /// Called after the safe area of the view changed: what follows it belongs here.
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

  /// How much of the insets reaches into a subview, in its own points; never more than there is.
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
  /// Called after the controller, or what it adds to the safe area, changed.
  final func ownerMovedSafeArea() {
    guard let window else { return }
    window.usesSafeArea = true
    updateSafeArea()
  }
}
