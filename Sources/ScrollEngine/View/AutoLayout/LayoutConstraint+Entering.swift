// The nearest common view of a constraint's items holds the constraint. The engine of the nearest
// view with a given frame, from the holder upwards, solves it.
extension LayoutConstraint {
  /// Activates the constraint. `followsBaselines` is false if views that provide baselines are
  /// leaving.
  func enter(followsBaselines: Bool = true) {
    if followsBaselines { followBaselines() }
    guard let above = nearestView() else {
      fail(
        "LayoutConstraint: \(self) cannot be activated: its items lie in no common view. Add both "
          + "views to one hierarchy first")
    }
    let item = above.layoutItemMade()
    holder = item
    item.held.append(self)
    forEachItem { item in
      if item.view !== above { item.references.append(self) }
      forEachViewBetween(item, above) { $0.layoutItemMade().cross() }
    }
    let engine = above.layoutRoot.layoutEngineMade()
    engine.wait(for: self)
  }

  func leave() {
    guard let holder else { return }
    engine?.remove(self)
    standing = .inactive
    self.holder = nil
    holder.held.remove(self)
    let above = holder.view
    forEachItem { item in
      if item.view !== above { item.references.removeAll { $0 === self } }
      if let above {
        forEachViewBetween(item, above) { $0.layoutItem?.uncross() }
      }
    }
    (first, second) = given
  }

  /// The nearest view that is or contains each item; nil if there is none.
  private func nearestView() -> View? {
    var above = first.item.view
    forEachItem { item in
      guard let view = item.view else { return above = nil }
      while let current = above, !view.isDescendant(of: current) { above = current.superview }
    }
    return above
  }

  /// Visits the views around an item, up to but not including `above`, which contains it.
  private func forEachViewBetween(_ item: LayoutItem, _ above: View, _ body: (View) -> Void) {
    guard let view = item.view, view !== above else { return }
    var next = item.isView ? view.superview : view
    while let current = next, current !== above {
      body(current)
      next = current.superview
    }
  }
}

extension LayoutItem {
  /// Counts one more constraint that leads out of the view; from the first one on, the inside and
  /// the outside are solved together.
  func cross() {
    crossings += 1
    guard crossings == 1, translates, let engine else { return }
    engine.dissolve()
  }

  /// Counts one constraint fewer; after the last one, the inside has an engine of its own again.
  func uncross() {
    crossings -= 1
    guard crossings == 0, translates, let view, let superview = view.superview else { return }
    superview.layoutRoot.layoutItem?.engine?.release(inside: view)
  }
}

/// Constraints in the order in which they were added; removing any of them is O(1), amortised.
struct ConstraintList {
  private var places: [LayoutConstraint?] = []
  private var holes = 0

  @MainActor
  mutating func append(_ constraint: LayoutConstraint) {
    constraint.placeInHolder = places.count
    places.append(constraint)
  }

  @MainActor
  mutating func remove(_ constraint: LayoutConstraint) {
    places[constraint.placeInHolder] = nil
    holes += 1
    guard holes > 8, holes * 2 > places.count else { return }
    places.removeAll { $0 == nil }
    holes = 0
    for (place, constraint) in places.enumerated() { constraint?.placeInHolder = place }
  }

  var all: [LayoutConstraint] { places.compactMap(\.self) }
  var isEmpty: Bool { holes == places.count }
}
