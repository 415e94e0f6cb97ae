/// The trace that a failing test leaves: the run, as a recorder kept it.
struct FailureTrace {
  private let store: SnapshotStore
  /// The path of the file.
  let path: String

  /// Names the file of a failure; `name` has no file type.
  init(named name: String, in store: SnapshotStore) {
    self.store = store
    path = "\(store.failureFolder)/\(name).scrolltrace"
  }

  /// What a failure says of the trace.
  var help: String { "its trace: \(path)" }

  /// - Throws: ``SnapshotFailure/file(path:reason:)``.
  func write(_ bytes: [UInt8]) throws(SnapshotFailure) { try store.write(bytes, to: path) }

  /// Removes the trace of an earlier failure.
  func remove() {
    if store.remove(path) { store.updateFailureIndex() }
  }
}
