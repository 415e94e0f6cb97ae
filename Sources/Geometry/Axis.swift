/// One of the two directions in which content scrolls or stacks.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical
}

extension Axis {
  /// The other axis.
  public var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Point {
  /// The axis of the longer component; vertical if both are equal.
  public var longerAxis: Axis { abs(x) > abs(y) ? .horizontal : .vertical }
}
