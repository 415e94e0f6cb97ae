import Drawing
import ScrollEngine
import Traces

// A trace may have any numbers, and a view may not: those that no view can have become the nearest ones
// that it can.
extension Double {
  /// The nearest number that a view can have; 0 for a NaN.
  fileprivate func standing(_ range: ClosedRange<Double>) -> Double {
    isNaN ? 0 : min(max(self, range.lowerBound), range.upperBound)
  }

  fileprivate static var anywhere: ClosedRange<Double> {
    -Limits.longestContent...Limits.longestContent
  }
  fileprivate static var length: ClosedRange<Double> { 0...Limits.longestContent }
}

extension Rect {
  /// The nearest rectangle that a view can have.
  var standing: Rect { Rect(origin: origin.standing, size: size.standing) }
}

extension Point {
  var standing: Point { Point(x: x.standing(Double.anywhere), y: y.standing(Double.anywhere)) }

}

extension Size {
  var standing: Size {
    Size(width: width.standing(Double.length), height: height.standing(Double.length))
  }
}

extension EdgeInsets {
  var standing: EdgeInsets {
    EdgeInsets(
      top: top.standing(Double.anywhere), left: left.standing(Double.anywhere),
      bottom: bottom.standing(Double.anywhere), right: right.standing(Double.anywhere))
  }
}

extension TraceView.State {
  var standing: TraceView.State {
    var state = self
    (state.frame, state.bounds) = (frame.standing, bounds.standing)
    state.scroll?.contentSize = scroll?.contentSize.standing ?? .zero
    state.scroll?.contentInset = scroll?.contentInset.standing ?? .zero
    state.scroll?.adjustedContentInset = scroll?.adjustedContentInset.standing ?? .zero
    return state
  }
}

extension TraceQueue.Counts {
  /// The statistics of a queue with these counts. Their sums must not overflow.
  var statistics: ReuseStatistics {
    func count(_ number: Int) -> Int { min(max(number, 0), 1 << 40) }
    let (live, queued, created) = (count(live), count(queued), count(created))
    let (dequeued, reused) = (count(dequeued), count(reused))
    return ReuseStatistics(
      live: live, queued: queued, created: created, discarded: max(0, created - live - queued),
      dequeued: dequeued, reused: reused, preloaded: max(0, created + reused - dequeued))
  }
}
