/// One of the two directions in which content scrolls or stacks.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
}

extension Axis {
  /// The other axis.
  public var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Point {
  /// The axis of the longer component; of equal ones the vertical.
  public var longerAxis: Axis { abs(x) > abs(y) ? .horizontal : .vertical }
}
