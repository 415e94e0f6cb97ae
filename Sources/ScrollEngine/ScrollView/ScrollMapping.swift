/// How the offset of one scroll view follows from that of another, along an axis.
public enum ScrollMapping: Hashable, Sendable {
  /// So many points for each point; both are at their least offset together.
  case rate(Double)
  /// A page for a page: where the one has moved by its own length, so has the other.
  case pageByPage
  /// From end to end: both are at their least and at their greatest offset together.
  case wholeRange

  /// Points of the target for each point of the source; nil where the source cannot move.
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

  /// The offset of the target, in points.
  @MainActor
  func offset(of target: ScrollView, following source: ScrollView, along axis: Axis) -> Double? {
    guard let rate = rate(from: source, to: target, along: axis) else { return nil }
    let moved = source.contentOffset[axis] - source.scrollRange.minimum[axis]
    return target.scrollRange.minimum[axis] + moved * rate
  }

  /// The offset of the source that belongs to that of the target, in points.
  @MainActor
  func offset(of source: ScrollView, leading target: ScrollView, along axis: Axis) -> Double? {
    guard let rate = rate(from: source, to: target, along: axis), rate != 0 else { return nil }
    let moved = target.contentOffset[axis] - target.scrollRange.minimum[axis]
    return source.scrollRange.minimum[axis] + moved / rate
  }
}
