internal import Geometry

/// The dashes of an outline that a transform turns, as quadrilaterals side by side.
struct TurnedDashes {
  /// The outline's two edges, with corresponding points, in the coordinates of commands.
  let outer: [Point]
  let inner: [Point]
  /// The lengths of a dash and of a gap, in the coordinates of commands.
  let on: Double
  let off: Double
  /// Whether the outline has no sharp corner that hides a cut dash.
  let isRound: Bool

  /// The shortest period in pixels; a shorter one is painted as a solid line.
  private static let shortestPeriod = 0.5

  /// The quadrilaterals of the dashes that may be visible in a clip.
  ///
  /// - Complexity: O(points, and dashes in the clip).
  func pieces(in clip: PixelRect, _ turn: Turn) -> [[Point]] {
    // Round rings begin at the right end of the top edge, dashes at its left end.
    let first = isRound && outer.count > 4 ? outer.count - 1 : 0
    let order = outer.indices.map { (first + $0) % outer.count }
    // The points along the middle of the line.
    let middles = order.map { (outer[$0] + inner[$0]) * 0.5 }
    let lengths = middles.indices.map { index -> Double in
      (middles[(index + 1) % middles.count] - middles[index]).length
    }
    let total = lengths.reduce(0, +)
    var (on, period) = (on, on + off)
    if isRound, total.isFinite, total > 0 {
      // A round outline gets a whole number of periods.
      let factor = total / (max(1, (total / period).rounded()) * period)
      (on, period) = (on * factor, period * factor)
    }
    var pieces: [[Point]] = []
    var begin = 0.0
    for (index, length) in lengths.enumerated() where length > 0 {
      let (start, end) = (order[index], order[(index + 1) % order.count])
      let shown = visible(start, end, in: clip, turn)
      if !shown.isEmpty {
        let dashes = Self.dashes(
          from: begin + shown.lowerBound * length, to: begin + shown.upperBound * length, on,
          period,
          isSolid: period / length * onScreen(start, end, turn) < Self.shortestPeriod)
        pieces += dashes.map {
          piece(start, end, ($0.lowerBound - begin) / length, ($0.upperBound - begin) / length)
        }
      }
      begin += length
    }
    return pieces
  }

  private static func dashes(
    from low: Double, to high: Double, _ on: Double, _ period: Double, isSolid: Bool
  ) -> [Range<Double>] {
    if isSolid { return [low..<high] }
    var dashes: [Range<Double>] = []
    var index = (low / period).rounded(.down)
    while index * period < high {
      let (start, end) = (max(low, index * period), min(high, index * period + on))
      if start < end { dashes.append(start..<end) }
      index += 1
    }
    return dashes
  }

  private func piece(_ start: Int, _ end: Int, _ low: Double, _ high: Double) -> [Point] {
    func between(_ edge: [Point], _ share: Double) -> Point {
      edge[start] + (edge[end] - edge[start]) * share
    }
    return [
      between(outer, low), between(outer, high), between(inner, high), between(inner, low),
    ]
  }

  /// The length of a straight piece in pixels.
  private func onScreen(_ start: Int, _ end: Int, _ turn: Turn) -> Double {
    (outer[end].applying(turn.inPixels) - outer[start].applying(turn.inPixels)).length
  }

  /// The range of a straight piece that may be visible, in fractions of its length.
  private func visible(
    _ start: Int, _ end: Int, in clip: PixelRect, _ turn: Turn
  ) -> Range<Double> {
    let from = outer[start].applying(turn.inPixels)
    let way = outer[end].applying(turn.inPixels) - from
    let reach = [start, end].map {
      (outer[$0].applying(turn.inPixels) - inner[$0].applying(turn.inPixels)).length
    }.reduce(1, max)
    var (low, high) = (0.0, 1.0)
    for (place, step, near, far) in [
      (from.x, way.x, Double(clip.x), Double(clip.x + clip.width)),
      (from.y, way.y, Double(clip.y), Double(clip.y + clip.height)),
    ] {
      guard step != 0 else {
        if place < near - reach || place > far + reach { return 0..<0 }
        continue
      }
      let (first, second) = ((near - reach - place) / step, (far + reach - place) / step)
      low = max(low, min(first, second))
      high = min(high, max(first, second))
    }
    return low < high ? low..<high : 0..<0
  }
}
