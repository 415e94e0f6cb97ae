/// When the reports of one device happened, of which each is known to lie between two moments.
///
/// A device reports at an even pace while it is moved, so of all possible times the most even ones are the
/// likeliest. To find them, draw a straight line through the times, put each time back between its two
/// moments, and repeat: the method of alternating projections (von Neumann 1933). Where no even pace is
/// possible, the times still lie between their moments.
struct EvenPace {
  /// Something that happened between two moments, in seconds.
  struct Report: Hashable {
    var earliest: Double
    var latest: Double
    /// The best guess, between the two.
    var time: Double
  }

  /// How many reports an even pace is looked for in. With 8 of them the worst error of the speeds that
  /// follow was half as large again; 24 did not make it smaller. Measured on made-up devices.
  private static let count = 16
  /// Fewer have any pace.
  private static let fewest = 4
  /// How often the line is drawn; further ones changed nothing that could be seen.
  private static let rounds = 6
  /// A device that was silent for longer, in seconds, was not moved: its next report has another pace.
  private static let longestSilence = 0.040

  private var reports: [Report] = []

  /// Takes the reports that were read together, in order, and gives their times.
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

  /// Draws the line of least squares through the times, and takes from it what is possible.
  private mutating func straighten() {
    let middle = Double(reports.count - 1) / 2
    // From the first one: the clock may have run for long.
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
