extension Trace {
  /// What existed before the first tick; nothing if the trace has no tick.
  ///
  /// - Complexity: O(segment).
  package var opening: TraceState { records(of: 0)?.state ?? TraceState() }
}
