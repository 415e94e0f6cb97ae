/// The statistics of a reuse queue for one identifier in a trace.
package struct TraceQueue: Hashable, Sendable {
  package typealias Key = TraceKey<TraceQueue>

  /// The name of the list that owns the queue, or of all that share it.
  package let owner: String
  /// The reuse identifier.
  package let identifier: String
  /// The present counts.
  package var counts: Counts

  /// Makes statistics.
  package init(owner: String, identifier: String, counts: Counts) {
    self.owner = owner
    self.identifier = identifier
    self.counts = counts
  }

  /// Numbers of cells.
  package struct Counts: Hashable, Sendable, BitwiseCopyable {
    /// The cells that lists show.
    package var live: Int
    /// The cells that wait.
    package var queued: Int
    /// The cells that were made so far.
    package var created: Int
    /// The cells that were asked for so far.
    package var dequeued: Int
    /// The cells that were handed out again so far.
    package var reused: Int

    /// Makes counts.
    package init(
      live: Int = 0, queued: Int = 0, created: Int = 0, dequeued: Int = 0, reused: Int = 0
    ) {
      self.live = live
      self.queued = queued
      self.created = created
      self.dequeued = dequeued
      self.reused = reused
    }
  }
}
