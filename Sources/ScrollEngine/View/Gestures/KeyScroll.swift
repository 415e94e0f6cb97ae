/// What a key asks of a scroll view.
public struct KeyScroll: Hashable, Sendable {
  public enum Amount: Hashable, Sendable {
    /// 40 points, as browsers have it.
    case line
    /// Seven eighths of the visible part, so that the eye keeps its place.
    case page
    /// To the very end.
    case end
  }

  public var axis: Axis
  public var amount: Amount
  /// Whether towards greater offsets.
  public var isForward: Bool

  /// - Returns: nil for a key that does not scroll.
  public init?(_ key: InputEvent.Key) {
    switch key {
    case .left: (axis, amount, isForward) = (.horizontal, .line, false)
    case .right: (axis, amount, isForward) = (.horizontal, .line, true)
    case .up: (axis, amount, isForward) = (.vertical, .line, false)
    case .down: (axis, amount, isForward) = (.vertical, .line, true)
    case .pageUp: (axis, amount, isForward) = (.vertical, .page, false)
    case .pageDown: (axis, amount, isForward) = (.vertical, .page, true)
    case .home: (axis, amount, isForward) = (.vertical, .end, false)
    case .end: (axis, amount, isForward) = (.vertical, .end, true)
    default: return nil
    }
  }

  /// The change of the offset in points.
  ///
  /// - Parameters:
  ///   - visible: The length of the visible part along the axis, in points.
  ///   - range: The least and the greatest offset along the axis.
  func distance(visible: Double, range: ClosedRange<Double>) -> Double {
    let distance =
      switch amount {
      case .line: 40.0
      case .page: visible * 0.875
      case .end: range.upperBound - range.lowerBound + visible
      }
    return isForward ? distance : -distance
  }
}
