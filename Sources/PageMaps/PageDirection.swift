public import ScrollEngine

/// One of the four directions from a page to an adjacent one.
public enum PageDirection: Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// The axis of the direction.
  public var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// Whether the direction leads to greater columns or rows.
  public var isForward: Bool { self == .right || self == .down }

  /// The opposite direction.
  public var opposite: PageDirection { PageDirection(along: axis, isForward: !isForward) }

  /// Makes a direction along an axis; forward is right or down.
  public init(along axis: Axis, isForward: Bool) {
    self =
      switch axis {
      case .horizontal: isForward ? .right : .left
      case .vertical: isForward ? .down : .up
      }
  }
}
