/// What a list is asked for while batches of updates are open, one within the other.
struct ListBatch {
  /// How many are open.
  var depth = 0
  private(set) var updates = ListUpdates()
  /// Rows or items to fill again when the outermost ends, in the old state.
  private(set) var reconfigured: [IndexPath] = []
  private var completions: [(Bool) -> Void] = []

  mutating func record(_ record: (inout ListUpdates) -> Void) { record(&updates) }

  mutating func reconfigure(_ paths: [IndexPath]) { reconfigured += paths }

  mutating func whenDone(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Empties it, and gives what it held.
  mutating func takeAll() -> ListBatch {
    defer { self = ListBatch() }
    return self
  }

  /// Tells those that wait for the end of the batch.
  func complete(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }
}
