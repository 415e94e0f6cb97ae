import Constraints

// Views come and go: their place in the hierarchy decides which engine solves their constraints.
extension LayoutEngine {
  /// Passes all constraints to the engines that solve them from now on: the view was added to
  /// another view, or is solved together with its surroundings.
  func dissolve() {
    rootItem.engine = nil
    root.isLayoutRoot = false
    var constraints: [LayoutConstraint] = []
    for case .constraint(let constraint)? in origins { constraints.append(constraint) }
    constraints += pending.filter { $0.engine === self }
    constraints += givenUp.filter { $0.engine === self }
    abandon()
    for constraint in constraints { constraint.standing = .inactive }
    for constraint in constraints {
      guard let above = constraint.holder?.view else { continue }
      above.layoutRoot.layoutEngineMade().wait(for: constraint)
    }
    for item in outdated where item.needsUpdateConstraints {
      item.view?.layoutRoot.layoutEngineMade().noteOutdated(item)
    }
  }

  /// Detaches all items from this engine; they lose their variables.
  func abandon() {
    for case let item? in owners where item.home === self {
      item.home = nil
      item.place = nil
      item.isStale = false
    }
  }

  /// Passes the constraints inside a view to an engine of its own.
  func release(inside view: View) {
    var inner = Inner()
    collect(view, &inner)
    for constraint in inner.constraints { remove(constraint) }
    for item in inner.items { forget(item) }
    guard !inner.constraints.isEmpty else { return }
    let engine = view.layoutEngineMade()
    for constraint in inner.constraints { engine.wait(for: constraint) }
  }

  /// Removes a view that leaves the hierarchy, with everything in it, from this engine.
  func release(_ view: View) {
    guard let item = view.layoutItem else { return }
    if item.engine == nil { release(inside: view) }
    forget(item)
  }

  struct Inner {
    var constraints: [LayoutConstraint] = []
    /// The items of inner views come before those of the views around them.
    var items: [LayoutItem] = []
  }

  func collect(_ view: View, _ inner: inout Inner) {
    guard let item = view.layoutItem else { return }
    inner.constraints += item.held.all.filter { $0.engine === self }
    for view in view.subviews {
      guard let item = view.layoutItem else { continue }
      if item.engine == nil { collect(view, &inner) }
      inner.items.append(item)
    }
    inner.items += item.guideItems
  }

  /// Removes an item that no constraint of this engine names any longer.
  func forget(_ item: LayoutItem) {
    guard item.home === self, let place = item.place else { return }
    dropHolds(of: place)
    for variable in place.variables {
      solver.remove(variable)
      owners[variable.index] = nil
    }
    item.home = nil
    item.place = nil
    item.isStale = false
    stale.removeAll { $0 === item }
    unheld.removeAll { $0 === item }
    fluid.removeAll { $0 === item }
    fresh.removeAll { $0 === item }
  }
}

extension View {
  /// The nearest view, from this one upwards, with a given frame that no constraint crosses; its
  /// engine solves the constraints that this view holds.
  final var layoutRoot: View {
    var view = self
    while let item = view.layoutItem, !item.translates || item.crossings > 0,
      let superview = view.superview
    {
      view = superview
    }
    return view
  }

  final func layoutItemMade() -> LayoutItem {
    if let layoutItem { return layoutItem }
    let item = LayoutItem(of: self)
    layoutItem = item
    return item
  }

  final func layoutEngineMade() -> LayoutEngine {
    let item = layoutItemMade()
    if let engine = item.engine { return engine }
    let engine = LayoutEngine(root: self, item)
    item.engine = engine
    isLayoutRoot = true
    return engine
  }

  /// Marks the view so that the next layout visits it without calling its `layoutSubviews()`.
  final func markForSolving() {
    guard !needsLayout, !subtreeNeedsLayout else { return }
    subtreeNeedsLayout = true
    markAncestorsForLayout()
  }

  /// Passes the view's constraints to the engine around it, after the view was added to a
  /// superview.
  final func enterConstraints() {
    guard let layoutItem, !layoutItem.translates else { return }
    layoutItem.engine?.dissolve()
  }

  /// Deactivates the constraints between this view or its contents and views outside, before the
  /// view leaves its superview.
  final func leaveConstraints() {
    guard let layoutItem, let superview else { return }
    // Ends the view's transit, which leads to a frame in the superview that the view leaves.
    if !layoutItem.translates, transit != nil { transit = nil }
    for constraint in crossingConstraints(of: self) { constraint.lose(self) }
    superview.layoutRoot.layoutItem?.engine?.release(self)
    if layoutItem.isMoved {
      layoutItem.isMoved = false
      superview.layoutItem?.moved.removeAll { $0 === layoutItem }
    }
  }

  /// The constraints of this view, and of the views in it, that are held outside `outer`.
  private func crossingConstraints(of outer: View) -> [LayoutConstraint] {
    guard let layoutItem else { return [] }
    var crossing: [LayoutConstraint] = []
    for item in [layoutItem] + layoutItem.guideItems {
      crossing += item.references.filter { !($0.holder?.view?.isDescendant(of: outer) ?? true) }
    }
    guard layoutItem.crossings > 0 else { return crossing }
    for view in subviews { crossing += view.crossingConstraints(of: outer) }
    return crossing
  }

  /// Deactivates the constraints held by the view, which is being deallocated.
  final func endConstraints() {
    guard let layoutItem else { return }
    layoutItem.engine?.isApart = true
    // With this flag, the item would get a new engine, and the two would retain each other.
    layoutItem.needsUpdateConstraints = false
    for constraint in layoutItem.held.all { constraint.isActive = false }
    for guide in layoutItem.guides + layoutItem.followers { guide.item.belong(to: nil) }
  }

  /// Leaves the remaining constraints to the subviews, which have lost their superview.
  final func scatterConstraints() {
    layoutItem?.engine?.dissolve()
    layoutItem?.belong(to: nil)
  }
}
