/// Estimates when the reports of one device happened, each known to lie between two times.
///
/// A device reports at an even pace while it is moved, so of all possible times the most even ones
/// are the likeliest. To find them, fit a straight line to the times, clamp each time back to its
/// interval, and repeat: the method of alternating projections (von Neumann 1933). If no even pace
/// is possible, the times still lie in their intervals.
struct EvenPace {
  /// Something that happened between two times, in seconds.
  struct Report: Hashable {
    var earliest: Double
    var latest: Double
    /// The best estimate, from `earliest` to `latest`.
    var time: Double
  }

  /// The number of latest reports to which a pace is fitted. Measured on simulated devices: with 8
  /// reports, the worst error of the resulting velocities was half as large again; with 24, it was
  /// not smaller.
  private static let count = 16
  /// The least number of reports to which a pace is fitted: fewer would fit any.
  private static let fewest = 4
  /// The number of times the line is fitted; more rounds changed nothing visible.
  private static let rounds = 6
  /// A device silent for longer than this, in seconds, was not moving: its next report starts
  /// another pace.
  private static let longestSilence = 0.040

  private var reports: [Report] = []

  /// Takes the reports that were read together, in order, and returns their times.
  mutating func times(of new: [Report]) -> [Double] {
    if let last = reports.last, let next = new.first,
      next.earliest - last.time > Self.longestSilence
    {
      reports = []
    }
    reports += new.suffix(Self.count)
    reports.removeFirst(max(0, reports.count - Self.count))
    if reports.count >= Self.fewest { for _ in 0..<Self.rounds { straighten() } }
    let refined = reports.suffix(new.count)
    return new.dropLast(refined.count).map(\.time) + refined.map(\.time)
  }

  /// Fits a least-squares line to the times, and moves each time to the line as far as its interval
  /// allows.
  private mutating func straighten() {
    let middle = Double(reports.count - 1) / 2
    // Relative to the first report, for precision: the clock may have run for long.
    let start = reports[0].time
    var mean = 0.0
    var slope = 0.0
    var weight = 0.0
    for (place, report) in reports.enumerated() {
      let step = Double(place) - middle
      mean += (report.time - start) / Double(reports.count)
      slope += step * (report.time - start)
      weight += step * step
    }
    for place in reports.indices {
      let time = start + mean + slope / weight * (Double(place) - middle)
      reports[place].time = min(max(time, reports[place].earliest), reports[place].latest)
    }
  }
}
