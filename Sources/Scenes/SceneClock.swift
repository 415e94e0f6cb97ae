package import Loading

/// The time of a scene, in seconds since it was opened. It moves only when it is told to.
@MainActor
package final class SceneClock {
  package private(set) var now = 0.0

  /// What the tasks of an asynchronous scene wait by, see ``Scene/isAsynchronous``.
  package let tasks = VirtualClock()

  package init() {}

  /// Moves on to a time; one that has passed already changes nothing.
  package func advance(to time: Double) {
    now = max(now, time)
    tasks.advance(to: now)
  }

  /// When the next task goes on, in seconds of this clock.
  package var nextDeadline: Double? { tasks.nextDeadline }

  /// Moves on to a time, and has every task go on that is due by then, each at its own deadline.
  package func runTasks(to time: Double) async {
    await tasks.run(to: time)
    now = max(now, time)
  }
}
