extension Trace {
  /// What existed before the first tick; nothing if the trace has no tick.
  ///
  /// - Complexity: O(segment).
  package var opening: TraceState { opening(ofSegment: 0) }

  /// What existed before the first tick of a segment; nothing if there is no such segment.
  ///
  /// - Complexity: O(segment).
  package func opening(ofSegment segment: Int) -> TraceState {
    records(of: segment)?.state ?? TraceState()
  }
}
