internal import CMalloc
package import Hosting

/// Measures the phases of a frame with the machine's monotonic clock, and memory by what the allocator
/// counts.
///
/// The window's loop marks what it draws; the code that lays out marks layout.
@MainActor
package final class ClockCostMeter: CostMeter {
  private var starts: [CostPhase: Double] = [:]
  private var costs: [CostPhase: Double] = [:]

  /// Makes a meter without measurements.
  package init() {}

  /// Notes the start of a phase; a phase that has already begun starts over.
  package func begin(_ phase: CostPhase) {
    starts[phase] = MonotonicClock.seconds()
  }

  /// Notes the end of a phase; does nothing if it has not begun.
  package func end(_ phase: CostPhase) {
    guard let start = starts.removeValue(forKey: phase) else { return }
    costs[phase] = MonotonicClock.seconds() - start
  }

  /// How long the phase last took, in seconds; nil before it first ended.
  package func cost(of phase: CostPhase) -> Double? {
    costs[phase]
  }

  /// What the allocator has handed out, in its arenas and as mappings of their own, with what it
  /// adds to each allocation. Blocks that a thread keeps for the next allocation count as handed out.
  package var heapBytes: Int? {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }
}
