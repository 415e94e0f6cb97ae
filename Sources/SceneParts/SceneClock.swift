package import Loading

/// The time of a scene, in seconds since it was opened; it moves only when the host advances it.
@MainActor
package final class SceneClock {
  package private(set) var now = 0.0

  /// The clock for the tasks of an asynchronous scene: see ``Scene/isAsynchronous``.
  package let tasks = VirtualClock()

  package init() {}

  // Cancels the sleeping tasks of a closed scene: they would sleep for ever and retain their
  // objects.
  deinit { tasks.cancelSleepers() }

  /// Advances to a time; a time in the past changes nothing.
  package func advance(to time: Double) {
    now = max(now, time)
    tasks.advance(to: now)
  }

  /// The time at which the next task is due, in seconds of this clock; nil if none is.
  package var nextDeadline: Double? { tasks.nextDeadline }

  /// Advances to a time, and continues all tasks that are due by then, each at its own deadline.
  package func runTasks(to time: Double) async {
    await tasks.run(to: time)
    now = max(now, time)
  }
}
