/// Variables and constraints by number, and what each follows from.
///
/// **Readings.** The reading of a constraint is the value of its expression; its error is by how
/// much the reading exceeds its constant. At the optimum as many constraints as possible are
/// *tight*: their error is zero by construction. The others are *loose*.
///
/// - Every variable that is determined has a definition: a sum of other variables and of readings,
///   without a circle. In a chain of views each is defined by the one before it, so a chain takes
///   memory in proportion to its length.
/// - The reading of a loose constraint is a sum of readings of tight ones, its row. A row for each
///   constraint that is not needed to define a variable: in a layout without inequalities and
///   priorities there are none.
///
/// This is the tableau of Badros, Borning and Stuckey ("The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", 2001), whose unrestricted part stays triangular instead of being solved, and
/// with one symbol for a constraint instead of one or two error variables. The error of a
/// constraint costs its priority on one side of zero or on both: a function with a single bend. The
/// simplex method for such functions (Fourer, "A Simplex Algorithm for Piecewise-Linear
/// Programming", 1985) treats slack, error and dummy variables alike.
///
/// **Forces.** A loose constraint that is broken pulls with its priority on the tight ones in its
/// row. A solution is optimal if each tight constraint withstands what pulls on it: if the force
/// lies between what the constraint would cost when it gave way to one side or the other. Forces
/// are compared from the highest priority down (``Force``).
///
/// Nothing drifts with constants: a reading is computed anew from the constants in its row, a
/// variable from its definition. What rounds are coefficients in pivots, and after some hundred of
/// those all rows are derived anew from the constraints (Tableau+Refactoring).
struct Tableau: Sendable {
  var variables: [VariableState] = []
  var constraints: [ConstraintState] = []

  /// Numbers of variables and constraints that are gone, to be given out again.
  var freeVariables: [Int] = []
  var freeConstraints: [Int] = []
  /// The place of the next variable.
  var nextPlace = 0

  /// Variables whose value has to be computed anew, in the reverse of an order in which that works.
  var stale: [Int] = []
  /// Whether that order still holds: not after a definition has changed.
  var staleIsOrdered = true
  /// Variables that may have another value than was last reported.
  var unreported = WorkList()

  /// Loose constraints whose reading or constant has changed.
  var moved = WorkList()
  /// Tight constraints on which the force may have changed.
  var loaded = WorkList()

  /// What is undone when a change is refused.
  var journal: [Step] = []

  /// Pivots and substitutions since the rows were derived.
  var roundings = 0
  /// How many times as much what is rounded may have become since then, by divisions.
  var strain = 1.0

  // Used again and again, so that nothing is allocated.
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
    /// A loose constraint that was on a side, and the tight one that it changed places with.
    case pivot(loose: Int, side: Int, tight: Int)
    /// A loose constraint that was on a side.
    case side(loose: Int, side: Int)
  }
}

struct VariableState: Sendable {
  var generation = 0
  var isAlive = false
  /// How many constraints use it.
  var uses = 0

  /// Whether it has a definition; otherwise nothing determines it, and it is zero.
  var isDefined = false
  /// The variables that it is defined by, by index; each has a lower place.
  var terms: [Entry] = []
  /// The readings that it is defined by, by index.
  var readings: [Entry] = []
  /// The variables that are defined by it.
  var dependents: [Int] = []
  /// Its place in an order in which each variable comes after those that it is defined by.
  var place = 0

  var value = 0.0
  var reported = 0.0
  var isStale = false
  /// Marked on a walk.
  var isVisited = false
}

struct ConstraintState: Sendable {
  var generation = 0
  var isAlive = false
  var terms: [Entry] = []
  var cost = Cost()
  var constant = 0.0
  /// On its way out: an error costs nothing.
  var isSuspended = false

  /// Whether its error is zero by construction, so that readings and variables are computed from
  /// it.
  var isTight = false
  /// The variables whose definitions have its reading.
  var dependents: [Int] = []
  /// If it is tight: the loose constraints in whose rows it stands.
  var column: [Int] = []

  /// If it is loose: the tight constraints that its reading is a sum of, by index.
  var row: [Entry] = []
  /// The value of the expression; the constant if it is tight.
  var reading = 0.0
  /// The sum of what the reading was computed of, without signs.
  var size = 0.0
  /// How often the reading was changed by a difference since it was computed.
  var differences = 0
  /// What it pulls with if it is loose: -1 if it is too small, 1 if it is too large, 0 if it holds.
  var side = 0

  var error: Double { reading - constant }
  var tolerance: Double { Rounding.error + Rounding.errorPart * (size + abs(constant)) }

  /// The side that it is on when its error is above zero.
  var upperSide: Int { cost.above != Cost.none && !isSuspended ? 1 : 0 }
  /// The side that it is on when its error is below zero.
  var lowerSide: Int { cost.below != Cost.none && !isSuspended ? -1 : 0 }
  /// Whether its error may be above zero as long as it stays on its side.
  var mayRise: Bool { side == upperSide }
  /// Whether its error may be below zero as long as it stays on its side.
  var mayFall: Bool { side == lowerSide }
}
