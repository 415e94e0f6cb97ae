// The baseline of a view may be provided by a view inside it.
extension LayoutConstraint {
  /// Replaces each view that borrows a baseline with the view that provides it now.
  func followBaselines() {
    first = given.first.followed
    second = given.second?.followed
  }

  /// Deactivates the constraint if it names `view`, which is about to leave, or a view in it. A
  /// constraint that only borrows a baseline from such a view uses its given views instead, until
  /// their next constraint update.
  func lose(_ view: View) {
    guard isActive else { return }
    let isGivenUp = [given.first, given.second].contains { side in
      guard let side else { return false }
      return side.item.lies(in: view) || (side.origin?.item.lies(in: view) ?? false)
    }
    guard !isGivenUp else { return isActive = false }
    leave()
    enter(followsBaselines: false)
    for side in [given.first, given.second] {
      if let side, side.isBaseline { side.item.view?.markForConstraints() }
    }
  }

  /// Whether a baseline now comes from a view other than the one that the constraint is solved
  /// with.
  private var followsOthers: Bool {
    first.item !== given.first.followed.item || second?.item !== given.second?.followed.item
  }

  fileprivate func followBaselinesAnew() {
    guard isActive, speaksOfBaseline, followsOthers else { return }
    leave()
    enter()
  }
}

extension LayoutConstraint.Side {
  fileprivate var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }

  /// This side, with the view replaced by the one that provides its baseline.
  @MainActor fileprivate var followed: Self {
    guard isBaseline, item.isView, let view = item.view else { return self }
    let found = view.viewWithBaseline(isFirst: attribute == .firstBaseline)
    guard found !== view else { return self }
    return Self(item: found.layoutItemMade(), attribute: attribute, origin: origin)
  }
}

extension LayoutItem {
  /// Looks up again which views provide the baselines in constraints to this view's baselines.
  func followBaselinesAnew() {
    guard isView else { return }
    for constraint in references + held.all { constraint.followBaselinesAnew() }
  }

  fileprivate func lies(in view: View) -> Bool { self.view?.isDescendant(of: view) ?? false }
}

extension View {
  fileprivate final func viewWithBaseline(isFirst: Bool) -> View {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view else { return view }
      require(
        next.isDescendant(of: view),
        "View: the baseline of \(view) cannot be that of \(next), which does not lie in it")
      view = next
    }
  }
}
