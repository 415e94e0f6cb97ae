import Geometry

/// Computes values of variables that satisfy linear constraints, and updates them when constraints
/// change.
///
///     var solver = ConstraintSolver()
///     let left = solver.makeVariable()
///     let width = solver.makeVariable()
///     let right = solver.makeVariable()
///     try solver.add(right, .equal, left + width)
///     try solver.add(left, .greaterThanOrEqual, 16)
///     let text = try solver.add(width, .equal, 120, priority: .high)
///     try solver.add(right, .lessThanOrEqual, 100)
///     solver.value(of: width)               // 84: as wide as it can be
///     try solver.setConstant(60, of: text)
///     solver.takeChanges { variable, value in … }   // variables that have changed
///
/// **What is optimal.** Required constraints hold. Of the solutions that satisfy them, the best
/// have the least sum of errors at the highest priority; of these, the best have the least sum at
/// the next priority, and so on. The error of a constraint is the absolute difference by which it
/// is broken. So no number of constraints outweighs a constraint of a higher priority, and among
/// equal priorities the sum counts, as in UIKit.
///
/// **If several solutions are optimal**, the solver chooses one, always the same after the same
/// calls. A variable that no constraint determines is zero. ``isAmbiguous(_:)`` tells whether a
/// variable is determined.
///
/// **Editing.** To let a view follow a finger, add a constraint with a priority, and change its
/// constant.
///
/// **Costs.** Changing a constant costs time in proportion to the dependent variables and rows.
/// Adding or removing a constraint costs time in proportion to the definitions of its variables
/// and, if constraints compete, a few pivots of the competing rows. A chain of views takes memory
/// in proportion to its length, in any order of its constraints. Each inequality about the end of a
/// chain, however, has a row as long as the chain: a thousand inequalities about a chain of a
/// thousand views take a million entries. The number of priorities matters only where constraints
/// of several priorities compete.
///
/// **Accuracy.** Values are accurate to eleven digits of the largest number involved, if the
/// coefficients are those of layouts, such as 1, 1/3 and 16/9. A constraint counts as satisfied if
/// its error is at most 10^-8 points plus 10^-12 times the magnitudes of its numbers. Errors do not
/// accumulate over changes.
///
/// **Mistakes.** Numbers that are not finite or out of range, and variables or constraints that the
/// solver does not have, stop the program. Required constraints that contradict each other throw an
/// error, and change nothing.
///
/// A solver is a value; copying it is O(variables and constraints).
public struct ConstraintSolver: Sendable {
  var tableau = Tableau()

  /// The number of variables.
  public private(set) var variableCount = 0
  /// The number of constraints.
  public private(set) var constraintCount = 0

  /// Makes a solver without variables.
  public init() {}

  // MARK: - Variables

  /// Makes a variable; its value is zero until a constraint determines it.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func makeVariable() -> Variable {
    let index = tableau.makeVariable()
    variableCount += 1
    return Variable(index: index, generation: tableau.variables[index].generation)
  }

  /// Removes a variable.
  ///
  /// - Precondition: The solver has the variable, and no constraint uses it.
  public mutating func remove(_ variable: Variable) {
    check(variable)
    let uses = tableau.variables[variable.index].uses
    require(uses == 0, "ConstraintSolver: \(uses) constraints use variable \(variable.index)")
    tableau.removeVariable(variable.index)
    variableCount -= 1
  }

  /// Whether the solver has a variable.
  public func contains(_ variable: Variable) -> Bool {
    tableau.variables.indices.contains(variable.index)
      && tableau.variables[variable.index].isAlive
      && tableau.variables[variable.index].generation == variable.generation
  }

  // MARK: - Constraints

  /// Adds a constraint between two expressions.
  ///
  /// - Precondition: The coefficients of each variable add up to zero, or to a number whose
  ///   magnitude lies in ``coefficients``; the constant lies in ``constants``.
  /// - Throws: ``ConstraintConflict`` if the constraint is required and cannot hold; nothing is
  ///   changed.
  /// - Complexity: O(1) if one of the constraint's variables is new; otherwise O(definitions of the
  ///   variables), plus pivots.
  @discardableResult
  public mutating func add(
    _ left: some Linear, _ relation: Relation, _ right: some Linear,
    priority: Priority = .required
  ) throws(ConstraintConflict) -> Constraint {
    try add(left.expression, right.expression, Cost(relation, priority.value))
  }

  /// Adds a constraint between an expression and a number.
  ///
  /// - Precondition: As for two expressions.
  /// - Throws: ``ConstraintConflict`` if the constraint is required and cannot hold; nothing is
  ///   changed.
  @discardableResult
  public mutating func add(
    _ left: some Linear, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) throws(ConstraintConflict) -> Constraint {
    try add(left, relation, LinearExpression(constant: constant), priority: priority)
  }

  /// Adds an equation with separate priorities for a left side that is too large or too small.
  ///
  /// Use it for the size of content: a view hugs its content, and resists when the content would be
  /// cut off. The equation is equivalent to two inequalities, at half their cost.
  ///
  /// - Precondition: As for two expressions.
  /// - Throws: ``ConstraintConflict`` if the equation is required on a side and cannot hold;
  ///   nothing is changed.
  @discardableResult
  public mutating func add(
    _ left: some Linear, equals constant: Double, hugging: Priority, resistance: Priority
  ) throws(ConstraintConflict) -> Constraint {
    try add(
      left.expression, LinearExpression(constant: constant),
      Cost(above: hugging.value, below: resistance.value))
  }

  private mutating func add(
    _ left: LinearExpression, _ right: LinearExpression, _ cost: Cost
  ) throws(ConstraintConflict) -> Constraint {
    let terms = merged(left.terms, right.terms)
    let constant = checked(constant: right.constant - left.constant)
    do throws(Tableau.Conflict) {
      let index = try tableau.add(terms, constant, cost)
      constraintCount += 1
      return constraint(index)
    } catch {
      throw named(error)
    }
  }

  /// Removes a constraint.
  ///
  /// - Precondition: The solver has the constraint.
  /// - Complexity: O(dependent variables and rows), plus pivots if other constraints compete.
  public mutating func remove(_ constraint: Constraint) {
    check(constraint)
    tableau.remove(constraint.index)
    constraintCount -= 1
  }

  /// Whether the solver has a constraint.
  public func contains(_ constraint: Constraint) -> Bool {
    tableau.constraints.indices.contains(constraint.index)
      && tableau.constraints[constraint.index].isAlive
      && tableau.constraints[constraint.index].generation == constraint.generation
  }

  // MARK: - Names

  func check(_ variable: Variable) {
    require(
      contains(variable),
      "ConstraintSolver: the variable \(variable) is not there"
    )
  }

  func check(_ constraint: Constraint) {
    require(
      contains(constraint),
      "ConstraintSolver: the constraint \(constraint) is not there"
    )
  }

  func constraint(_ index: Int) -> Constraint {
    Constraint(index: index, generation: tableau.constraints[index].generation)
  }

  func named(_ conflict: Tableau.Conflict) -> ConstraintConflict {
    // The constraint that could not be added has been removed again.
    ConstraintConflict(
      constraints: conflict.constraints.filter { tableau.constraints[$0].isAlive }.map(constraint))
  }
}
