import Traces

/// The last counts of each queue, also of those that are gone.
struct QueueStatistics {
  private var queues: [TraceQueue.Key: TraceSummary.Queue] = [:]

  /// The queues in order of appearance.
  var entries: [TraceSummary.Queue] {
    queues.sorted { $0.key.number < $1.key.number }.map(\.value)
  }

  mutating func add(_ key: TraceQueue.Key, _ queue: TraceQueue) {
    queues[key] = TraceSummary.Queue(
      owner: queue.owner, identifier: queue.identifier, counts: queue.counts)
  }

  mutating func note(_ news: TraceTick.News<TraceQueue, TraceQueue.Counts>) {
    switch news.change {
    case .added(let queue): add(news.key, queue)
    case .changed(let counts): queues[news.key]?.counts = counts
    case .gone: break
    }
  }
}
