import Constraints

// The fitting size of a view: the size that the constraints inside it ask for.
extension LayoutEngine {
  /// The root view's size nearest to `target` that the constraints allow, in points.
  func fittingSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    work { fit(target, horizontal, vertical) }
  }

  private func fit(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    let place = place(of: rootItem)
    framing = .fitting
    holdRoot(place, at: target, horizontal.solved.value, vertical.solved.value)
    var rounds = 0
    repeat {
      isMarked = false
      if !isApart { updateConstraints() }
      settle()
      for item in fluid { measureAgain(item) }
      let limited = limitCount
      limitAll()
      if limitCount == limited { rounds += 1 }
    } while (isMarked || !isApart && !outdated.isEmpty) && rounds < 20
    // Makes the next layout tie the view to its own size again.
    mark()
    return frame(of: rootItem).size
  }
}

extension LayoutEngine {
  private func limitAll() {
    var last: LayoutItem?
    for case let item? in owners where item !== last {
      last = item
      if let place = knownPlace(of: item) { limit(item, place) }
    }
  }
}

extension View {
  /// The view's fitting size, in points, regardless of the constraints around it.
  final func constrainedSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    require(
      !target.width.isNaN && !target.height.isNaN,
      "View: the size \(target) that is to fit \(self) is not a number")
    // A length beyond the solver's range is limited to it.
    func limited(_ length: Double) -> Double {
      let limits = ConstraintSolver.constants
      return min(max(length, limits.lowerBound), limits.upperBound)
    }
    let target = Size(width: limited(target.width), height: limited(target.height))
    if layoutRoot === self || layoutItem == nil {
      return layoutEngineMade().fittingSize(target, horizontal, vertical)
    }
    return layoutRoot.layoutEngineMade().withoutSurroundings(self) {
      $0.fittingSize(target, horizontal, vertical)
    }
  }
}

extension View {
  /// The view's fitting size for a breadth, in points; nil if it has no engine, or if the
  /// constraints leave the length at 0.
  final func constrainedSize(along axis: Axis, breadth: Double) -> Size? {
    guard isHeldFromInside else { return nil }
    let size = systemLayoutSizeFitting(
      Size(axis: axis, thickness: 0, breadth: breadth),
      withHorizontalFittingPriority: axis == .vertical ? .required : .fittingSizeLevel,
      verticalFittingPriority: axis == .vertical ? .fittingSizeLevel : .required)
    return size[axis] > 0 ? size : nil
  }
}

extension LayoutEngine {
  /// Solves the constraints inside a view in a temporary engine, then restores their state.
  func withoutSurroundings(_ view: View, _ body: (LayoutEngine) -> Size) -> Size {
    guard let item = view.layoutItem else { return .zero }
    updateConstraints()
    var inner = Inner()
    collect(view, &inner)
    let standings = inner.constraints.map(\.standing)
    let places = inner.items.map { ($0.home, $0.place) }
    for item in inner.items { (item.home, item.place) = (nil, nil) }
    let engine = LayoutEngine(root: view, item, isApart: true)
    engine.direction = direction
    for constraint in inner.constraints { engine.wait(for: constraint) }
    let size = body(engine)
    for (constraint, standing) in zip(inner.constraints, standings) {
      constraint.standing = standing
    }
    for (item, (home, place)) in zip(inner.items, places) {
      (item.home, item.place) = (home, place)
    }
    return size
  }
}
