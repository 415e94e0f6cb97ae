/// What never changes of a queue's statistics.
struct QueueName {
  let owner: String
  let identifier: String
}

extension TraceWriter {
  /// Adds the statistics of a queue; they exist from this tick on, or from before the first one.
  package mutating func add(_ queue: TraceQueue) -> TraceHandle<TraceQueue> {
    requireTickOrOpening()
    let handle = queues.add(
      QueueName(owner: queue.owner, identifier: queue.identifier), queue.counts)
    if !isOpening { append(queue: handle) }
    return handle
  }

  /// Notes the present statistics of a queue.
  package mutating func note(_ queue: TraceHandle<TraceQueue>, _ counts: TraceQueue.Counts) {
    requireTickOrOpening()
    let written = queues.state(of: queue)
    guard counts != written.pointee else { return }
    defer { written.pointee = counts }
    guard !isOpening else { return }
    sink.append(RecordKind.queueChanged.rawValue)
    appendKey(queue)
    append(counts, after: written.pointee)
  }

  /// Notes that a queue exists no longer; its handle becomes invalid.
  package mutating func forget(_ queue: TraceHandle<TraceQueue>) {
    requireTick()
    queues.remove(queue)
    sink.append(RecordKind.queueGone.rawValue)
    appendKey(queue)
  }

  /// Appends the statistics of a queue as new.
  mutating func append(queue: TraceHandle<TraceQueue>) {
    let name = queues.name(of: queue)
    sink.append(RecordKind.queueAdded.rawValue)
    appendKey(queue)
    texts.append(name.owner, to: &sink)
    texts.append(name.identifier, to: &sink)
    append(queues.state(of: queue).pointee, after: TraceQueue.Counts())
  }

  private mutating func appendKey(_ queue: TraceHandle<TraceQueue>) {
    sink.append(queue.key.number, after: base.queue)
    base.queue = queue.key.number
  }

  private mutating func append(_ new: TraceQueue.Counts, after old: TraceQueue.Counts) {
    sink.append(new.live, after: old.live)
    sink.append(new.queued, after: old.queued)
    sink.append(new.created, after: old.created)
    sink.append(new.dequeued, after: old.dequeued)
    sink.append(new.reused, after: old.reused)
  }
}
