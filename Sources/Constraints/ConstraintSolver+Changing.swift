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

  /// The priority of a constraint.
  ///
  /// - Precondition: The constraint is there.
  public func priority(of constraint: Constraint) -> Priority {
    check(constraint)
    return Priority(tableau.constraints[constraint.index].priority)
  }

  /// Changes the priority of a constraint; UIKit forbids to and from required, and this does not.
  ///
  /// - Precondition: The constraint is there.
  /// - Throws: ``ConstraintConflict`` if it becomes required and cannot hold; nothing is changed.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(ConstraintConflict) {
    check(constraint)
    do throws(Tableau.Conflict) {
      try tableau.setPriority(priority.value, of: constraint.index)
    } catch {
      throw named(error)
    }
  }
}
