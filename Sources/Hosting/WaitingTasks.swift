/// The tasks that wait for the main actor.
package enum WaitingTasks {
  /// Runs all tasks that are queued on the main actor.
  ///
  /// `Task.yield()` would not suffice, because it passes through the global executor first.
  @MainActor
  package static func run() async {
    await withCheckedContinuation { continuation in
      // A new task comes last in the main actor's queue.
      Task { @MainActor in continuation.resume() }
    }
  }
}
