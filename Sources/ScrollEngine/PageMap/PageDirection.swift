/// One of the four ways from a page to the next.
public enum PageDirection: Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// The axis along which the way leads.
  public var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// Whether it leads towards greater columns or rows.
  public var isForward: Bool { self == .right || self == .down }

  /// The way back.
  public var opposite: PageDirection { PageDirection(along: axis, isForward: !isForward) }

  public init(along axis: Axis, isForward: Bool) {
    self =
      switch axis {
      case .horizontal: isForward ? .right : .left
      case .vertical: isForward ? .down : .up
      }
  }
}
