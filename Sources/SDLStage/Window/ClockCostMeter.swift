public import Hosting

/// Measures layout and drawing with the machine's monotonic clock.
///
/// The window's loop marks drawing; whoever lays out marks layout.
@MainActor
public final class ClockCostMeter: CostMeter {
  private var starts: [CostPhase: Double] = [:]
  private var costs: [CostPhase: Double] = [:]

  /// A meter that has measured nothing yet.
  public init() {}

  /// Notes the time; a phase that has begun already begins anew.
  public func begin(_ phase: CostPhase) {
    starts[phase] = MonotonicClock.seconds()
  }

  /// Does nothing for a phase that has not begun.
  public func end(_ phase: CostPhase) {
    guard let start = starts.removeValue(forKey: phase) else { return }
    costs[phase] = MonotonicClock.seconds() - start
  }

  /// Seconds that the phase took when it last ended, or nil before that.
  public func cost(of phase: CostPhase) -> Double? {
    costs[phase]
  }
}
