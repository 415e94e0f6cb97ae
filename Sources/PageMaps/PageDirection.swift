public import ScrollEngine

/// One of the four directions from a page to the next.
public enum PageDirection: Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// The axis of the direction.
  public var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// Whether it leads towards greater columns or rows.
  public var isForward: Bool { self == .right || self == .down }

  /// The direction back.
  public var opposite: PageDirection { PageDirection(along: axis, isForward: !isForward) }

  /// Makes a direction from an axis and an orientation.
  public init(along axis: Axis, isForward: Bool) {
    self =
      switch axis {
      case .horizontal: isForward ? .right : .left
      case .vertical: isForward ? .down : .up
      }
  }
}
