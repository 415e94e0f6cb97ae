import Constraints

// Constraints are added, changed and removed, and given up if they contradict others.
extension LayoutEngine {
  /// Adds a constraint; if it contradicts others, gives it up and reports the conflict.
  func add(_ constraint: LayoutConstraint) {
    if let conflict = tryToAdd(constraint) {
      giveUp(constraint, conflict)
    }
  }

  /// Tries to add the given-up constraints again: those that they contradicted may be gone.
  func retry() {
    guard !givenUp.isEmpty else { return }
    let waiting = givenUp
    givenUp = []
    for constraint in waiting {
      guard constraint.isGivenUp, constraint.engine === self else { continue }
      if tryToAdd(constraint) != nil { givenUp.append(constraint) }
    }
  }

  private func tryToAdd(_ constraint: LayoutConstraint) -> ConstraintConflict? {
    guard let above = constraint.holder?.view else { return nil }
    let sides = sides(of: constraint, above)
    do throws(ConstraintConflict) {
      let solved = try solver.add(
        sides.first, constraint.relation.solved, sides.second,
        priority: constraint.priority.solved)
      constraint.standing = .solved(self, solved)
      note(solved, .constraint(constraint))
      return nil
    } catch {
      return error
    }
  }

  /// Passes the constant and the priority of a constraint to the solver.
  func change(_ constraint: LayoutConstraint) {
    guard case .solved(_, let solved) = constraint.standing,
      let above = constraint.holder?.view
    else { return }
    let sides = sides(of: constraint, above)
    let constant = sides.second.constant - sides.first.constant
    let priority = constraint.priority.solved
    // A lower priority is set before the constant, because it allows more values.
    let isLess = priority < solver.priority(of: solved)
    if isLess { set(priority, of: solved) }
    if constant != solver.constant(of: solved) {
      set(constant, of: solved)
    }
    guard !isLess, case .solved = constraint.standing else { return }
    set(priority, of: solved)
  }

  /// Removes a constraint that is deactivated or passed to another engine.
  func remove(_ constraint: LayoutConstraint) {
    if case .solved(_, let solved) = constraint.standing { drop(solved) }
    constraint.standing = .inactive
    noteNewWish()
  }

  func set(_ constant: Double, of constraint: Constraint) {
    attempt(constraint) { (solver) throws(ConstraintConflict) in
      try solver.setConstant(constant, of: constraint)
    }
  }

  func set(_ priority: Priority, of constraint: Constraint) {
    attempt(constraint) { (solver) throws(ConstraintConflict) in
      try solver.setPriority(priority, of: constraint)
    }
  }

  func set(_ hugging: Priority, _ resistance: Priority, of constraint: Constraint) {
    attempt(constraint) { (solver) throws(ConstraintConflict) in
      try solver.setPriorities(hugging: hugging, resistance: resistance, of: constraint)
    }
  }

  /// Changes a constraint of the solver. As long as the change contradicts others, gives up one
  /// constraint after another.
  private func attempt(
    _ target: Constraint,
    _ change: (inout ConstraintSolver) throws(ConstraintConflict) -> Void
  ) {
    while solver.contains(target) {
      do throws(ConstraintConflict) {
        return try change(&solver)
      } catch {
        guard giveUpOne(of: error, target) else { return }
      }
    }
  }

  /// Gives up one of the constraints that contradict each other; false if the program made none of
  /// them.
  func giveUpOne(of conflict: ConstraintConflict, _ target: Constraint? = nil) -> Bool {
    guard let victim = victim(of: conflict, target),
      case .solved(_, let solved) = victim.standing
    else { return false }
    giveUp(victim, conflict)
    drop(solved)
    return true
  }

  /// The program's constraint to give up: the changed one, or else the last one in the conflict;
  /// nil if the program made none of them.
  private func victim(of conflict: ConstraintConflict, _ target: Constraint?) -> LayoutConstraint? {
    var victim: LayoutConstraint?
    for solved in (target.map { [$0] } ?? []) + conflict.constraints.reversed() {
      if victim == nil, case .constraint(let constraint)? = origins[solved.index] {
        victim = constraint
      }
    }
    return victim
  }

  private func giveUp(_ constraint: LayoutConstraint, _ conflict: ConstraintConflict) {
    var others: [LayoutConstraint] = []
    var given: [String] = []
    for solved in conflict.constraints {
      switch origins[solved.index] {
      case .constraint(let other): if other !== constraint { others.append(other) }
      case .tie(let item): given.append("the frame of \(item.name)")
      case .content(let item): given.append("the content of \(item.name)")
      case .notNegative(let item): given.append("no size of \(item.name) is below 0")
      case nil: break
      }
    }
    constraint.standing = .givenUp(self)
    givenUp.append(constraint)
    LayoutConflict(givenUp: constraint, others: others, given: given).tell()
  }

  // MARK: - Expressions

  private func sides(
    of constraint: LayoutConstraint, _ above: View
  ) -> (first: LinearExpression, second: LinearExpression) {
    let isTurned =
      constraint.isDirected && above.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let first = value(of: constraint.first, above, isTurned)
    guard let side = constraint.second else {
      return (first, LinearExpression(constant: constraint.constant))
    }
    var second = constraint.multiplier * value(of: side, above, isTurned)
    second.constant += constraint.constant
    return (first, second)
  }

  /// A side as a linear expression; if `isTurned`, horizontal positions count from right to left.
  private func value(
    of side: LayoutConstraint.Side, _ above: View, _ isTurned: Bool
  ) -> LinearExpression {
    let value = value(of: side.attribute, of: side.item, above, isTurned)
    guard let origin = side.origin else { return value }
    return value - self.value(of: origin.attribute, of: origin.item, above, isTurned)
  }

  private func value(
    of attribute: LayoutConstraint.Attribute, of item: LayoutItem, _ above: View, _ isTurned: Bool
  ) -> LinearExpression {
    switch attribute {
    case .notAnAttribute: return LinearExpression()
    case .width: return place(of: item).width.expression
    case .height: return place(of: item).height.expression
    case .left, .right, .centerX, .leading, .trailing:
      let (start, length) = position(of: item, along: .horizontal, above)
      let value =
        switch attribute {
        case .left: start
        case .right: start + length
        case .leading: isTurned ? start + length : start
        case .trailing: isTurned ? start : start + length
        default: start + 0.5 * length
        }
      return isTurned ? -1 * value : value
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline:
      let (start, length) = position(of: item, along: .vertical, above)
      let baselines = item.isView ? item.view?.textBaselines : nil
      switch attribute {
      case .top: return start
      case .centerY: return start + 0.5 * length
      case .firstBaseline:
        guard let baselines else { return start + length }
        return start + baselines.fromTop
      case .lastBaseline: return start + length - (baselines?.fromBottom ?? 0)
      default: return start + length
      }
    }
  }

  /// The start and the length of an item, in points of `above`, which is its view or contains it.
  private func position(
    of item: LayoutItem, along axis: Axis, _ above: View
  ) -> (LinearExpression, Variable) {
    if item.isView, item.view === above {
      // In constraints with the views in it, a scroll view's edges are those of its content.
      if let content = above.contentItem as? LayoutItem {
        let place = place(of: content)
        return (place.start(along: axis).expression, place.length(along: axis))
      }
      return (LinearExpression(), place(of: item).length(along: axis))
    }
    let place = place(of: item)
    var start = place.start(along: axis).expression
    var view = item.container
    while let current = view, current !== above {
      let item = current.layoutItemMade()
      start = start + self.place(of: item).start(along: axis)
      if current.contentItem != nil { start = start - origin(of: item)[axis] }
      view = current.superview
    }
    return (start, place.length(along: axis))
  }
}

extension LayoutConstraint.Relation {
  fileprivate var solved: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint refers to a baseline, which moves when a text gets another font.
  var speaksOfBaseline: Bool {
    [first.attribute, second?.attribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
