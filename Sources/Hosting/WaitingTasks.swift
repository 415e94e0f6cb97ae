/// The tasks that wait for the main actor.
package enum WaitingTasks {
  /// Lets all of them go on.
  ///
  /// `Task.yield()` would only do so for as many as are there before it has gone through the
  /// executor of those that belong to no actor.
  @MainActor
  package static func run() async {
    await withCheckedContinuation { continuation in
      // A new task comes last in the main actor's queue.
      Task { @MainActor in continuation.resume() }
    }
  }
}
