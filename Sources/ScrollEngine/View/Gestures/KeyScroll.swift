/// The scroll that a key requests.
public struct KeyScroll: Hashable, Sendable {
  /// How far a key scrolls.
  public enum Amount: Hashable, Sendable {
    /// 40 points, as in browsers.
    case line
    /// Seven eighths of the visible length, so that the reader keeps their place.
    case page
    /// All the way to the start or the end.
    case end
  }

  /// The axis to scroll along.
  public var axis: Axis
  /// How far to scroll.
  public var amount: Amount
  /// Whether to scroll towards greater offsets.
  public var isForward: Bool

  /// Makes a scroll along an axis.
  init(_ axis: Axis, _ amount: Amount, isForward: Bool) {
    (self.axis, self.amount, self.isForward) = (axis, amount, isForward)
  }

  /// The scroll for a key; nil if the key does not scroll.
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

  /// The change of the offset, in points.
  ///
  /// - Parameters:
  ///   - visible: The visible length along the axis, in points.
  ///   - range: The least and the greatest offset along the axis, in points.
  /// - Returns: A positive distance if the scroll is forward, otherwise a negative one.
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
