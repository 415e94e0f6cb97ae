/// The requests to a list while batches of updates are open; batches nest.
struct ListBatch {
  /// The number of open batches.
  var depth = 0
  /// Whether the updates are animated, as the outermost batch asks.
  var isAnimated = true
  private(set) var updates = ListUpdates()
  /// Whether the batch got any request, even one that changes nothing.
  private(set) var isUsed = false
  /// The index paths, in the old state, of rows or items to refill when the outermost batch ends.
  private(set) var reconfigured: [IndexPath] = []
  private var completions: [(Bool) -> Void] = []
  var hasCompletions: Bool { !completions.isEmpty }

  mutating func record(_ record: (inout ListUpdates) -> Void) {
    isUsed = true
    record(&updates)
  }

  mutating func reconfigure(_ paths: [IndexPath]) {
    isUsed = true
    reconfigured += paths
  }

  mutating func whenDone(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Empties the batch and returns its previous contents.
  mutating func takeAll() -> ListBatch {
    defer { self = ListBatch() }
    return self
  }

  /// A closure that calls the completions of the batch.
  var complete: (Bool) -> Void {
    // Most batches have no completions, and capturing a copy of the batch would cost more than
    // everything else here.
    guard !completions.isEmpty else { return { _ in } }
    return { [completions] isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}
