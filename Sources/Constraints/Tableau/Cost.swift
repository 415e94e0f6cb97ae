/// The cost of a constraint's error: a priority per point on each side of zero, or nothing.
struct Cost: Hashable, Sendable {
  /// The priority of an error above zero, or ``none``.
  var above = Cost.none
  /// The priority of an error below zero, or ``none``.
  var below = Cost.none

  /// Marks a side on which an error costs nothing.
  static let none: Float = -1
  /// The priority of a side on which no error is allowed.
  static let required: Float = 1000
  /// The priority of trial constraints: lower than any that a program can give.
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

  /// The priority of an error on a side: 1 for above zero, -1 for below.
  func priority(on side: Int) -> Float { side > 0 ? above : below }

  /// The same cost with another priority on every side that costs something.
  func changed(to priority: Float) -> Cost {
    Cost(
      above: above == Cost.none ? above : priority, below: below == Cost.none ? below : priority)
  }
}
