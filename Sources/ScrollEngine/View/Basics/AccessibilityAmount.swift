/// A value as a number, such as a progress, which assistive technology compares with its maximum.
public struct AccessibilityAmount: Hashable, Sendable {
  /// The value, from 0 on.
  public var value: Double
  /// The greatest value.
  public var maximum: Double

  /// Makes an amount from a value and its maximum.
  public init(_ value: Double, of maximum: Double) {
    self.value = value
    self.maximum = maximum
  }
}
