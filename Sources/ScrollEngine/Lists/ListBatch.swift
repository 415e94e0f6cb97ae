/// The requests to a list while batches of updates are open; batches nest.
struct ListBatch {
  /// The number of open batches.
  var depth = 0
  private(set) var updates = ListUpdates()
  /// Whether the batch got any request, even one that changes nothing.
  private(set) var isUsed = false
  /// Rows or items to refill when the outermost batch ends, in the old state.
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

  /// Empties the batch and returns what it held.
  mutating func takeAll() -> ListBatch {
    defer { self = ListBatch() }
    return self
  }

  /// Calls the completions that wait for the end of the batch.
  var complete: (Bool) -> Void {
    // Most batches have none, and capturing a copy of the batch would cost more than all the rest.
    guard !completions.isEmpty else { return { _ in } }
    return { [completions] isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}
