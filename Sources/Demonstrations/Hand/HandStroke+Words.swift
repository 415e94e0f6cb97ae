import Scenes
import ScrollEngine

// The words for a stroke.
extension HandStroke {
  var deviceText: String {
    guard let spacing else { return device.rawValue }
    return "\(device.rawValue), \(Int((1 / spacing.median).rounded())) Hz"
  }

  var reportsText: String {
    let count = reports.count == 1 ? "1 report" : "\(reports.count) reports"
    guard let spacing else { return count }
    func text(_ seconds: Double) -> String { tidy((seconds * 1_000 * 10).rounded() / 10) }
    return "\(count), \(text(spacing.least)) to \(text(spacing.greatest)) ms apart"
  }

  /// The release velocity, and the rule that produced it.
  var releaseText: String {
    guard device != .wheel else { return "each notch moves the target on" }
    guard end != nil, let release else { return "held" }
    let estimate = abs(estimateAtRelease ?? 0)
    let speed = abs(release)
    func text(_ speed: Double) -> String { "\(Int(speed.rounded()))" }
    if estimate == 0 { return "rested before it was let go: it stays" }
    let slowest = VelocityTracker.slowestFling
    if speed == 0 {
      let rule = estimate < slowest ? ", slower than \(text(slowest))" : ""
      return "let go at \(text(estimate))\(rule): it stays"
    }
    if speed > estimate + 1 {
      let isMost = speed - estimate >= Momentum.greatest - 1
      let carried = isMost ? "with the most that is carried" : "with what it had"
      return "let go at \(text(estimate)), \(carried) \(text(speed)) points a second"
    }
    if speed < estimate - 1 {
      return "let go at \(text(estimate)), past the edge \(text(speed)) points a second"
    }
    return "let go at \(text(speed)) points a second"
  }

  /// Whether the hand went down the screen on the whole.
  var isBackwards: Bool { (reports.last?.value ?? 0) < (reports.first?.value ?? 0) }
}
