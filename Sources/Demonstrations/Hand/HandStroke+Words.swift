import SceneParts
import ScrollEngine
import ScrollMotion

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
    let (least, greatest) = (text(spacing.least), text(spacing.greatest))
    return "\(count), \(least == greatest ? least : "\(least) to \(greatest)") ms apart"
  }

  /// The release velocity, and the rule that produced it.
  var releaseText: String {
    guard device != .wheel else { return "each notch moves the target" }
    guard end != nil, let release else { return "still held" }
    let estimate = abs(estimateAtRelease ?? 0)
    let speed = abs(release)
    func text(_ speed: Double) -> String { "\(Int(speed.rounded()))" }
    if estimate == 0 { return "held still before release: no fling" }
    let slowest = VelocityTracker.slowestFling
    if speed == 0 {
      let rule = estimate < slowest ? ", below \(text(slowest))" : ""
      return "released at \(text(estimate)) pt/s\(rule): no fling"
    }
    if speed > estimate + 1 {
      let limit = speed - estimate >= Momentum.greatest - 1 ? " (the limit)" : ""
      // The rounded numbers must add up.
      let carried = Int(speed.rounded()) - Int(estimate.rounded())
      return "released at \(text(estimate)) + \(carried) carried\(limit) = \(text(speed)) pt/s"
    }
    if speed < estimate - 1 {
      // A touchpad's stroke ends only after a pause, in which the velocity decreases.
      return device == .touchpad
        ? "moved at \(text(estimate)) pt/s, released at \(text(speed)) when silent"
        : "released at \(text(estimate)) pt/s, slowed to \(text(speed)) past the edge"
    }
    return "released at \(text(speed)) pt/s"
  }

  /// Whether the hand went down the screen on the whole.
  var isBackwards: Bool { (reports.last?.value ?? 0) < (reports.first?.value ?? 0) }
}
