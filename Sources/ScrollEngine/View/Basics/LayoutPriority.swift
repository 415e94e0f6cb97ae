/// How important a constraint is, from 0 to 1000; at 1000 it is required.
///
/// A constraint of a higher priority is worth more than any number of lower ones. What is below 1
/// counts as 1.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, from 0 to 1000.
  public var rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint holds, or is given up with a message: 1000.
  public static let required = LayoutPriority(1000)
  /// What content resists with when it would be cut off, unless set: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// What content resists with when it would be stretched, unless set: 250.
  public static let defaultLow = LayoutPriority(250)
  /// What pulls a view to its smallest size when a program asks for that size: 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the first one is less important.
  public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }

  /// Stops the program where the number is no priority; `owner` names whose it is.
  func check(_ owner: @autoclosure () -> String) {
    require(
      rawValue >= 0 && rawValue <= 1000,
      "LayoutPriority: \(rawValue) of \(owner()) is outside 0...1000")
  }
}
