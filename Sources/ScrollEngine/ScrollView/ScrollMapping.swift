/// The relation between the offsets of two linked scroll views, along an axis.
public enum ScrollMapping: Hashable, Sendable {
  /// The follower moves this many points per point of the leader; both reach their least offset
  /// together.
  case rate(Double)
  /// Page by page: when one view has moved by its own length, so has the other view.
  case pageByPage
  /// From end to end: both reach their least and their greatest offset together.
  case wholeRange

  /// Points of the target per point of the source; nil if the source has no length or cannot
  /// scroll.
  @MainActor
  func rate(from source: ScrollView, to target: ScrollView, along axis: Axis) -> Double? {
    switch self {
    case .rate(let rate): return rate
    case .pageByPage:
      let length = source.bounds.size[axis]
      return length > 0 ? target.bounds.size[axis] / length : nil
    case .wholeRange:
      let from = source.scrollRange
      let to = target.scrollRange
      let length = from.maximum[axis] - from.minimum[axis]
      return length > 0 ? (to.maximum[axis] - to.minimum[axis]) / length : nil
    }
  }

  /// The offset of the target, in points; nil if there is no rate.
  @MainActor
  func offset(of target: ScrollView, following source: ScrollView, along axis: Axis) -> Double? {
    guard let rate = rate(from: source, to: target, along: axis) else { return nil }
    let moved = source.contentOffset[axis] - source.scrollRange.minimum[axis]
    return target.scrollRange.minimum[axis] + moved * rate
  }

  /// The source offset that corresponds to the target's, in points; nil if the rate is nil or zero.
  @MainActor
  func offset(of source: ScrollView, leading target: ScrollView, along axis: Axis) -> Double? {
    guard let rate = rate(from: source, to: target, along: axis), rate != 0 else { return nil }
    let moved = target.contentOffset[axis] - target.scrollRange.minimum[axis]
    return source.scrollRange.minimum[axis] + moved / rate
  }
}
