import Geometry

/// The importance of a constraint, from 1 to 1000; at 1000 the constraint is required.
///
/// A constraint outweighs any number of constraints of a lower priority, as in UIKit.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, from 1 to 1000.
  public let value: Float

  /// Makes a priority.
  ///
  /// - Precondition: `value` lies in 1...1000.
  public init(_ value: Float) {
    require(value >= 1 && value <= 1000, "Priority: \(value) is outside 1...1000")
    self.value = value
  }

  /// The priority of a constraint that must hold, and is refused if it cannot: 1000.
  public static let required = Priority(1000)
  /// The default priority with which content resists being cut off: 750.
  public static let high = Priority(750)
  /// The default priority with which content resists being stretched: 250.
  public static let low = Priority(250)
  /// The priority with which a view is made as small as possible to measure its fitting size: 50.
  public static let fittingSize = Priority(50)

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { value == 1000 }

  /// Whether the first priority is lower than the second.
  public static func < (first: Priority, second: Priority) -> Bool { first.value < second.value }
}
