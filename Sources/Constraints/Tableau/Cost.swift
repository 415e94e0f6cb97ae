/// What it costs that the error of a constraint is not zero: a priority for each point, or nothing.
struct Cost: Hashable, Sendable {
  /// The priority of an error above zero, or ``none``.
  var above = Cost.none
  /// The priority of an error below zero, or ``none``.
  var below = Cost.none

  /// Errors to this side cost nothing.
  static let none: Float = -1
  /// Errors to this side cannot be.
  static let required: Float = 1000
  /// Less than any priority that a program can give: for what is only tried.
  static let trial: Float = 0

  init() {}

  init(above: Float, below: Float) {
    self.above = above
    self.below = below
  }

  init(_ relation: Relation, _ priority: Float) {
    above = relation == .greaterThanOrEqual ? Cost.none : priority
    below = relation == .lessThanOrEqual ? Cost.none : priority
  }

  /// The priority of an error on a side that is not zero.
  func priority(on side: Int) -> Float { side > 0 ? above : below }

  /// The same with another priority on every side that costs something.
  func changed(to priority: Float) -> Cost {
    Cost(
      above: above == Cost.none ? above : priority, below: below == Cost.none ? below : priority)
  }
}
