// The baseline of a view may be that of another one in it.
extension LayoutConstraint {
  /// Uses the baselines of the views that have them now.
  func followBaselines() {
    first = given.first.followed
    second = given.second?.followed
  }

  /// Lets go of a view that is about to leave: of one that only has a baseline of another, until
  /// that one is asked again.
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

  /// Whether its baselines come from other views than those it is solved with.
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

  /// The same with the view that has the baseline.
  @MainActor fileprivate var followed: Self {
    guard isBaseline, item.isView, let view = item.view else { return self }
    let found = view.viewWithBaseline(isFirst: attribute == .firstBaseline)
    guard found !== view else { return self }
    return Self(item: found.layoutItemMade(), attribute: attribute, origin: origin)
  }
}

extension LayoutItem {
  /// Has the constraints to the view's baselines find out again which views have them.
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
