internal import CMalloc
package import Hosting

/// Measures the phases of a frame with the monotonic clock, and memory with the allocator's own
/// counters.
///
/// The window's loop measures making a display list, painting and presenting; the code that lays
/// out measures layout.
@MainActor
package final class ClockCostMeter: CostMeter {
  private var starts: [CostPhase: Double] = [:]
  private var costs: [CostPhase: Double] = [:]

  /// Makes a meter without measurements.
  package init() {}

  /// Records the start of a phase; a phase that has already begun starts over.
  package func begin(_ phase: CostPhase) {
    starts[phase] = MonotonicClock.seconds()
  }

  /// Records the end of a phase; does nothing if the phase has not begun.
  package func end(_ phase: CostPhase) {
    guard let start = starts.removeValue(forKey: phase) else { return }
    costs[phase] = MonotonicClock.seconds() - start
  }

  /// The duration of the last completed run of a phase, in seconds; nil before the first.
  package func cost(of phase: CostPhase) -> Double? {
    costs[phase]
  }

  /// Keeps the thread busy for a duration in seconds: a sleep would take longer than asked for.
  package func spend(_ seconds: Double) {
    let end = MonotonicClock.seconds() + seconds
    while MonotonicClock.seconds() < end {}
  }

  /// The bytes that the allocator has handed out, in its arenas and as separate mappings, including
  /// its overhead per allocation. Blocks in a thread's cache of free blocks count as handed out.
  package var heapBytes: Int? {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }
}
