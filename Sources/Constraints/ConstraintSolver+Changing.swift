import Geometry

extension ConstraintSolver {
  /// Returns the sum of the constants on the right side, minus those on the left side, in points.
  ///
  /// For `a ≤ b + 8` it is 8, and for `a + 3 ≤ b + 8` it is 5.
  ///
  /// - Precondition: The solver has the constraint.
  public func constant(of constraint: Constraint) -> Double {
    check(constraint)
    return tableau.constraints[constraint.index].constant
  }

  /// Changes the constant of a constraint, in points; its variables and coefficients do not change.
  ///
  /// - Precondition: The solver has the constraint; the constant lies in ``constants``.
  /// - Throws: ``ConstraintConflict`` if required constraints would contradict each other; nothing
  ///   is changed.
  /// - Complexity: O(dependent variables and rows), plus pivots if constraints compete; without
  ///   pivots, nothing is allocated.
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

  /// Changes several constants together; with only some of the changes, the constraints need not be
  /// satisfiable.
  ///
  /// If a constraint occurs twice, its last constant counts.
  ///
  /// - Precondition: The solver has the constraints; the constants lie in ``constants``.
  /// - Throws: ``ConstraintConflict`` if required constraints would contradict each other; nothing
  ///   is changed.
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

  /// Returns the priority of a constraint, or the higher priority of an equation that has two.
  ///
  /// - Precondition: The solver has the constraint.
  public func priority(of constraint: Constraint) -> Priority {
    check(constraint)
    let cost = tableau.constraints[constraint.index].cost
    return Priority(max(cost.above, cost.below))
  }

  /// Changes the priority of a constraint, or both priorities of an equation that has two.
  ///
  /// UIKit does not allow making a constraint required, or optional, once it is installed; this
  /// solver does.
  ///
  /// - Precondition: The solver has the constraint.
  /// - Throws: ``ConstraintConflict`` if the constraint becomes required and cannot hold; nothing
  ///   is changed.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(ConstraintConflict) {
    check(constraint)
    let cost = tableau.constraints[constraint.index].cost.changed(to: priority.value)
    try setCost(cost, of: constraint)
  }

  /// Changes an equation's two priorities.
  ///
  /// `hugging` counts while the left side is too large, `resistance` while it is too small.
  ///
  /// - Precondition: The solver has the constraint, and it is an equation.
  /// - Throws: ``ConstraintConflict`` if the constraint becomes required and cannot hold; nothing
  ///   is changed.
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
