/// The tasks that wait for the main actor.
package enum WaitingTasks {
  /// Runs all of them.
  ///
  /// `Task.yield()` would not: it passes through the global executor first, so it waits only for
  /// the tasks that are queued on the main actor before it returns there.
  @MainActor
  package static func run() async {
    await withCheckedContinuation { continuation in
      // A new task comes last in the main actor's queue.
      Task { @MainActor in continuation.resume() }
    }
  }
}
