import SceneParts
import ScrollEngine
import ScrollMotion

// The words for a stroke.
extension HandStroke {
  var deviceWords: Words {
    let name = device.rawValue
    guard let spacing else { return "\(name)" }
    return "\(name), \(Fact(.reportRate, of: subject, 1 / spacing.median)) Hz"
  }

  var reportsWords: Words {
    let count: Words =
      "\(Fact(.reports, of: subject, reports.count)) \(reports.count == 1 ? "report" : "reports")"
    guard let spacing else { return count }
    let least = Fact(.leastSpacing, of: subject, spacing.least * 1_000)
    let greatest = Fact(.greatestSpacing, of: subject, spacing.greatest * 1_000)
    let range: Words = least.text == greatest.text ? least.words : "\(least) to \(greatest)"
    return "\(count), \(range) ms apart"
  }

  /// The release velocity, and the rule that produced it: from the longest words to the shortest.
  var releaseWords: [Words] {
    guard let release, end != nil, device != .wheel else { return [ruleWords] }
    let speed = Fact(.releaseSpeed, of: subject, abs(release))
    return speed.value == 0
      ? [ruleWords, "no fling"] : [ruleWords, "released at \(speed) pt/s", "\(speed) pt/s"]
  }

  private var ruleWords: Words {
    guard device != .wheel else { return "each notch moves the target" }
    guard end != nil, let release else { return "still held" }
    let estimate = Fact(.handSpeed, of: subject, abs(estimateAtRelease ?? 0))
    let speed = Fact(.releaseSpeed, of: subject, abs(release))
    if estimate.value == 0 { return "held still before release: no fling" }
    let slowest = VelocityTracker.slowestFling
    if speed.value == 0 {
      let rule = estimate.value < slowest ? ", below \(Int(slowest.rounded()))" : ""
      return "released at \(estimate) pt/s\(rule): no fling"
    }
    if speed.value > estimate.value + 1 {
      let limit = speed.value - estimate.value >= Momentum.greatest - 1 ? " (the limit)" : ""
      // The rounded numbers must add up.
      let carried = Fact(
        .carriedSpeed, of: subject, speed.value.rounded() - estimate.value.rounded())
      return "released at \(estimate) + \(carried) left from before\(limit) = \(speed) pt/s"
    }
    if speed.value < estimate.value - 1 {
      // A touchpad's stroke ends only after a pause, in which the velocity decreases.
      return device == .touchpad
        ? "moved at \(estimate) pt/s, released at \(speed) when silent"
        : "released at \(estimate) pt/s, slowed to \(speed) past the edge"
    }
    return "released at \(speed) pt/s"
  }

  /// Whether the release has speed left of an earlier stroke.
  var isCarried: Bool {
    guard let release, end != nil else { return false }
    return abs(release) > abs(estimateAtRelease ?? 0) + 1 && device != .wheel
  }

  /// The parts of the release velocity: the hand's, and what was left of an earlier one. No words
  /// for a part that is not there.
  var shareWords: (hand: Words, carried: Words) {
    guard let release, end != nil else { return ("", "") }
    let hand = min(abs(estimateAtRelease ?? 0), abs(release)).rounded()
    let carried = abs(release).rounded() - hand
    return (
      hand == 0 ? "" : "hand \(Fact(.handSpeed, of: subject, hand))",
      carried == 0 ? "" : "+ \(Fact(.carriedSpeed, of: subject, carried))"
    )
  }

  /// Whether the hand went down the screen on the whole.
  var isBackwards: Bool { (reports.last?.value ?? 0) < (reports.first?.value ?? 0) }
}

extension Fact.Quantity {
  fileprivate static let reports = Fact.Quantity("reports of a device", .count)
  fileprivate static let reportRate = Fact.Quantity("reports in a second", .count)
  /// The times between two reports, in milliseconds.
  fileprivate static let leastSpacing = Fact.Quantity("shortest time between reports", .tenths)
  fileprivate static let greatestSpacing = Fact.Quantity("longest time between reports", .tenths)
  /// Speeds at the release, in points per second.
  fileprivate static let handSpeed = Fact.Quantity("speed of the hand", .count)
  fileprivate static let releaseSpeed = Fact.Quantity("speed of the released content", .count)
  fileprivate static let carriedSpeed = Fact.Quantity("speed carried over", .count)
}
