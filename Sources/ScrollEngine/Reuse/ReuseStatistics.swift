/// The numbers of cells of one reuse identifier that have been made, used and returned so far.
///
/// Always `live + queued + discarded == created` and `created - preloaded + reused == dequeued`.
public struct ReuseStatistics: Hashable, Sendable {
  /// Cells in use: in the view hierarchy, or handed out to be filled.
  public var live: Int
  /// Cells waiting in the queue.
  public var queued: Int
  /// Cells made so far.
  public var created: Int
  /// Cells discarded by the queue, or deallocated without being returned.
  public var discarded: Int
  /// Cells handed out, new or from the queue.
  public var dequeued: Int
  /// Cells handed out from the queue.
  public var reused: Int
  /// Cells made in advance, before they were requested.
  public var preloaded: Int

  /// Makes statistics from their counts.
  public init(
    live: Int = 0, queued: Int = 0, created: Int = 0, discarded: Int = 0, dequeued: Int = 0,
    reused: Int = 0, preloaded: Int = 0
  ) {
    self.live = live
    self.queued = queued
    self.created = created
    self.discarded = discarded
    self.dequeued = dequeued
    self.reused = reused
    self.preloaded = preloaded
  }
}
