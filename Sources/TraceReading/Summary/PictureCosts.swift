import Traces

/// Finds the slowest pictures.
struct PictureCosts {
  /// The distances of ticks, in seconds, of which the usual one is the time for a picture: a trace
  /// does not say at what rate its screen was shown.
  private var distances: [Double] = []
  private var costs: [Double] = []
  private var lastTime: Double?
  private var slowest: [TraceSummary.Picture] = []

  /// The distances that screens have, in seconds. Ticks that are further apart were not pictures of a
  /// motion.
  private static let usual = 1.0 / 500...1.0 / 24

  mutating func note(_ tick: TraceTick, cellsMade: Int) {
    if let lastTime, tick.time > lastTime { distances.append(tick.time - lastTime) }
    lastTime = tick.time
    let cost = tick.costs.reduce(0) { $0 + $1.seconds }
    guard !tick.costs.isEmpty, cost.isFinite else { return }
    costs.append(cost)
    let isFull = slowest.count == TraceSummary.Pictures.limit
    if isFull, let last = slowest.last, cost <= last.cost { return }
    if isFull { slowest.removeLast() }
    let place = slowest.firstIndex { $0.cost < cost } ?? slowest.endIndex
    slowest.insert(
      TraceSummary.Picture(
        time: tick.time, cost: cost, parts: tick.costs.sorted { $0.seconds > $1.seconds },
        cellsMade: cellsMade), at: place)
  }

  var result: TraceSummary.Pictures {
    var pictures = TraceSummary.Pictures()
    pictures.count = costs.count
    if let distance = distances.middle, Self.usual.contains(distance) {
      pictures.budget = distance
    }
    pictures.late = costs.count { $0 > pictures.budget }
    pictures.slowest = slowest
    return pictures
  }
}
