import Hosting

/// Adds up the CPU time for the layout of scenes.
///
/// The inspector shows the costs, as in a real window, because drawing changing figures is part of
/// a frame's cost.
@MainActor
final class PhaseMeter: CostMeter {
  /// Nanoseconds of layout since this was last set to 0.
  var layout = 0
  private var starts: [CostPhase: Int] = [:]
  private var costs: [CostPhase: Double] = [:]

  func begin(_ phase: CostPhase) {
    starts[phase] = CPUClock.nanoseconds()
  }

  func end(_ phase: CostPhase) {
    guard let start = starts.removeValue(forKey: phase) else { return }
    let time = CPUClock.nanoseconds() - start
    costs[phase] = Double(time) / 1e9
    if phase == .layout { layout += time }
  }

  func cost(of phase: CostPhase) -> Double? { costs[phase] }
}
