/// The variables and constraints by number, with the definitions and rows that relate them.
///
/// **Readings.** The reading of a constraint is the value of its expression; its error is the
/// reading minus its constant. At the optimum, as many constraints as possible are *tight*: their
/// error is zero by construction. The others are *loose*.
///
/// - Every determined variable has a definition: a sum of other variables and of readings, without
///   cycles. In a chain of views, each view is defined by the previous view, so a chain takes
///   memory in proportion to its length.
/// - The row of a loose constraint expresses its reading as a sum of readings of tight constraints.
///   Only constraints that are not needed to define a variable have rows: a layout without
///   inequalities and priorities has none.
///
/// This is the tableau of Badros, Borning and Stuckey ("The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", 2001), with two differences: the unrestricted part stays triangular instead
/// of being solved, and a constraint has one symbol instead of one or two error variables. The
/// error of a constraint costs its priority on one or both sides of zero: a piecewise linear
/// function with a single bend. The simplex method for such functions (Fourer, "A Simplex Algorithm
/// for Piecewise-Linear Programming", 1985) treats slack, error and dummy variables alike.
///
/// **Forces.** A broken loose constraint pulls with its priority on the tight constraints in its
/// row. A solution is optimal if each tight constraint withstands the force on it: the force must
/// lie between the costs of giving way in either direction. Forces are compared from the highest
/// priority down (``Force``).
///
/// Values do not drift when constants change: a reading is computed from the constants in its row,
/// and a variable from its definition. Only coefficients accumulate rounding errors, in pivots;
/// after some hundred pivots, all rows are derived again from the constraints
/// (Tableau+Refactoring).
struct Tableau: Sendable {
  var variables: [VariableState] = []
  var constraints: [ConstraintState] = []

  /// Numbers of removed variables and constraints, to be reused.
  var freeVariables: [Int] = []
  var freeConstraints: [Int] = []
  /// The place of the next variable.
  var nextPlace = 0

  /// Stale variables, in the reverse of an order in which they can be computed.
  var stale: [Int] = []
  /// Whether `stale` still has that order; false after a definition has changed.
  var staleIsOrdered = true
  /// Variables whose value may differ from the last reported one.
  var unreported = WorkList()

  /// Loose constraints whose reading or constant has changed.
  var moved = WorkList()
  /// Tight constraints on which the force may have changed.
  var loaded = WorkList()

  /// The steps to undo if a change is refused.
  var journal: [Step] = []

  /// The number of pivots and substitutions since the rows were last derived.
  var roundings = 0
  /// The factor by which divisions may have increased rounding errors since the rows were derived.
  var strain = 1.0

  // Buffers that are reused, so that nothing is allocated.
  var variableSums = SparseSum()
  var readingSums = SparseSum()
  var queue = PlaceQueue()
  var merge = Merge()
  var visits: [Visit] = []
  var visited: [Int] = []
  var force = Force()
  var leastForce = Force()

  struct Visit: Sendable {
    let variable: Int
    var next: Int
  }

  enum Step: Sendable {
    /// A loose constraint with its previous side, and the tight one that it was exchanged with.
    case pivot(loose: Int, side: Int, tight: Int)
    /// A loose constraint with its previous side.
    case side(loose: Int, side: Int)
  }
}

struct VariableState: Sendable {
  var generation = 0
  var isAlive = false
  /// The number of constraints that use the variable.
  var uses = 0

  /// Whether the variable has a definition; otherwise it is undetermined, and its value is zero.
  var isDefined = false
  /// The variables in the definition, sorted by index; each has a lower place.
  var terms: [Entry] = []
  /// The readings in the definition, sorted by index.
  var readings: [Entry] = []
  /// The variables whose definitions contain this one.
  var dependents: [Int] = []
  /// The place in the topological order: a variable comes after all variables that define it.
  var place = 0

  var value = 0.0
  var reported = 0.0
  var isStale = false
  /// Whether the current traversal has visited the variable.
  var isVisited = false
}

struct ConstraintState: Sendable {
  var generation = 0
  var isAlive = false
  var terms: [Entry] = []
  var cost = Cost()
  var constant = 0.0
  /// Whether the constraint is about to be removed or to get another cost; until then, its error
  /// costs nothing.
  var isSuspended = false

  /// Whether the error is zero by construction, so that the reading can define variables.
  var isTight = false
  /// The variables whose definitions contain the constraint's reading.
  var dependents: [Int] = []
  /// Of a tight constraint: the loose constraints whose rows contain it.
  var column: [Int] = []

  /// Of a loose constraint: the tight constraints whose readings add up to its reading, by index.
  var row: [Entry] = []
  /// The value of the expression; of a tight constraint, the constant.
  var reading = 0.0
  /// The sum of the magnitudes from which the reading was computed.
  var size = 0.0
  /// The number of changes by a difference since the reading was last computed.
  var differences = 0
  /// The side on which a loose constraint pulls: -1 if its reading is too small, 1 if it is too
  /// large, 0 if the constraint is satisfied.
  var side = 0

  var error: Double { reading - constant }
  var tolerance: Double { Rounding.error + Rounding.errorPart * (size + abs(constant)) }

  /// The side of the constraint when its error is above zero.
  var upperSide: Int { cost.above != Cost.none && !isSuspended ? 1 : 0 }
  /// The side of the constraint when its error is below zero.
  var lowerSide: Int { cost.below != Cost.none && !isSuspended ? -1 : 0 }
  /// Whether the error may be above zero on the current side.
  var mayRise: Bool { side == upperSide }
  /// Whether the error may be below zero on the current side.
  var mayFall: Bool { side == lowerSide }
}
