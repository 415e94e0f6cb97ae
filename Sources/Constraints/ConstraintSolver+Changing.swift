import Geometry

extension ConstraintSolver {
  /// What the right side of a constraint exceeds the left one by, beside their variables, in
  /// points.
  ///
  /// For `a ≤ b + 8` it is 8, and for `a + 3 ≤ b + 8` it is 5.
  ///
  /// - Precondition: The constraint is there.
  public func constant(of constraint: Constraint) -> Double {
    check(constraint)
    return tableau.constraints[constraint.index].constant
  }

  /// Changes the constant of a constraint, in points; what is left of it stays as it is.
  ///
  /// - Precondition: The constraint is there; the constant lies in ``constants``.
  /// - Throws: ``ConstraintConflict`` if required constraints then cannot hold; nothing is changed.
  /// - Complexity: O(what depends on it), and pivots where constraints compete; without these,
  ///   nothing is allocated.
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(ConstraintConflict) {
    check(constraint)
    let constant = checked(constant: constant)
    let old = tableau.constraints[constraint.index].constant
    tableau.setConstant(constant, of: constraint.index)
    do throws(Tableau.Conflict) {
      try tableau.settleOrUndo { $0.restoreConstant(old, of: constraint.index) }
    } catch {
      throw named(error)
    }
  }

  /// Changes several constants together: only with all of them do the constraints have to be
  /// possible.
  ///
  /// The last counts where a constraint comes twice.
  ///
  /// - Precondition: The constraints are there; the constants lie in ``constants``.
  /// - Throws: ``ConstraintConflict`` if required constraints then cannot hold; nothing is changed.
  public mutating func setConstants(
    _ changes: [(constraint: Constraint, constant: Double)]
  ) throws(ConstraintConflict) {
    for change in changes {
      check(change.constraint)
      _ = checked(constant: change.constant)
    }
    var before: [(index: Int, constant: Double)] = []
    for (constraint, constant) in changes {
      before.append((constraint.index, tableau.constraints[constraint.index].constant))
      tableau.setConstant(constant, of: constraint.index)
    }
    do throws(Tableau.Conflict) {
      try tableau.settleOrUndo { tableau in
        for (index, constant) in before.reversed() {
          tableau.restoreConstant(constant, of: index)
        }
      }
    } catch {
      throw named(error)
    }
  }

  /// The priority of a constraint; of one that has two, the higher one.
  ///
  /// - Precondition: The constraint is there.
  public func priority(of constraint: Constraint) -> Priority {
    check(constraint)
    let cost = tableau.constraints[constraint.index].cost
    return Priority(max(cost.above, cost.below))
  }

  /// Changes the priority of a constraint, or both if it has two.
  ///
  /// UIKit forbids to make a constraint required later, or no longer so; this does not.
  ///
  /// - Precondition: The constraint is there.
  /// - Throws: ``ConstraintConflict`` if it becomes required and cannot hold; nothing is changed.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(ConstraintConflict) {
    check(constraint)
    let cost = tableau.constraints[constraint.index].cost.changed(to: priority.value)
    try setCost(cost, of: constraint)
  }

  /// Changes what counts when the left side of an equation is too large, and when it is too small.
  ///
  /// - Precondition: The constraint is there, and is an equation.
  /// - Throws: ``ConstraintConflict`` if it becomes required and cannot hold; nothing is changed.
  public mutating func setPriorities(
    hugging: Priority, resistance: Priority, of constraint: Constraint
  ) throws(ConstraintConflict) {
    check(constraint)
    let cost = tableau.constraints[constraint.index].cost
    require(
      cost.above != Cost.none && cost.below != Cost.none,
      "ConstraintSolver: \(constraint) is an inequality, and has one priority")
    try setCost(Cost(above: hugging.value, below: resistance.value), of: constraint)
  }

  private mutating func setCost(
    _ cost: Cost, of constraint: Constraint
  ) throws(ConstraintConflict) {
    do throws(Tableau.Conflict) {
      try tableau.setCost(cost, of: constraint.index)
    } catch {
      throw named(error)
    }
  }
}
