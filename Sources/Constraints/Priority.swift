import Geometry

/// How important a constraint is, from 1 to 1000; at 1000 it is required.
///
/// A constraint of a higher priority is worth more than any number of lower ones, as in UIKit.
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

  /// The constraint holds, or is refused: 1000.
  public static let required = Priority(1000)
  /// What content resists with when it would be cut off: 750.
  public static let high = Priority(750)
  /// What content resists with when it would be stretched: 250.
  public static let low = Priority(250)
  /// What a view is pulled by to its smallest size when it is asked for that: 50.
  public static let fittingSize = Priority(50)

  /// Whether the constraint may not be broken.
  public var isRequired: Bool { value == 1000 }

  /// Whether the first one is less important.
  public static func < (first: Priority, second: Priority) -> Bool { first.value < second.value }
}
