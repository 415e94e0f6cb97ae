import ScrollEngine

/// Finds a position for a label in a graph where it hides no curve and no other label, or as few as
/// possible.
struct LabelPlace {
  private let plot: Rect
  private let curves: [[Point]]
  private let taken: [Rect]

  /// The distance between two heights that are tried, in points.
  private static let step = 4.0
  /// The free space around a label, in points.
  private static let air = 3.0

  /// Starts with curves in the coordinates of the plot, and the frames of other labels.
  init(in plot: Rect, curves: [[Point]], taken: [Rect]) {
    self.plot = plot
    self.curves = curves
    self.taken = taken
  }

  /// The nearest of the best frames, to the left or the right of a point and within the plot.
  ///
  /// - Complexity: O(n) in the number of points of the curves, for each height that is tried.
  func frame(of size: Size, beside point: Point) -> Rect {
    var best = Rect(origin: plot.origin, size: size)
    var least = Double.infinity
    let last = max(plot.minX, plot.maxX - size.width)
    for x in [point.x - size.width, point.x] {
      for y in stride(from: plot.minY, through: plot.maxY - size.height, by: Self.step) {
        let inside = min(max(x, plot.minX), last)
        let frame = Rect(origin: Point(x: inside, y: y), size: size)
        // Beside the point first, then clear of labels, then of curves, then near.
        let cost =
          (inside == x ? 0 : 1e6) + Double(taken.count { $0.intersects(frame) }) * 1e5
          + Double(hidden(by: frame)) * 100 + abs(frame.midY - point.y) / 100
        guard cost < least else { continue }
        least = cost
        best = frame
      }
    }
    return best
  }

  /// How many segments of the curves a label would cover.
  private func hidden(by frame: Rect) -> Int {
    let frame = frame.inset(by: -Self.air)
    return curves.reduce(0) { count, curve in
      count
        + zip(curve, curve.dropFirst()).count { start, end in
          min(start.x, end.x) < frame.maxX && max(start.x, end.x) > frame.minX
            && min(start.y, end.y) < frame.maxY && max(start.y, end.y) > frame.minY
        }
    }
  }
}
