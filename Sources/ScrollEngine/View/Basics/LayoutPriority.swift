/// The priority of a constraint, from 0 to 1000; at 1000 the constraint is required.
///
/// A constraint with a higher priority outweighs any number of constraints with lower ones.
/// Priorities below 1 count as 1.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, from 0 to 1000.
  public var rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority 1000: the constraint holds, or is given up and reported.
  public static let required = LayoutPriority(1000)
  /// The default priority with which content resists being compressed: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The default priority with which content resists being stretched: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority with which a view is pulled to its smallest size when a program requests that:
  /// 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the first priority is lower.
  public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }

  /// Stops the program if the number is outside 0...1000; `owner` is for the message.
  func check(_ owner: @autoclosure () -> String) {
    require(
      rawValue >= 0 && rawValue <= 1000,
      "LayoutPriority: \(rawValue) of \(owner()) is outside 0...1000")
  }
}
