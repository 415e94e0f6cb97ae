import ScrollEngine

/// Finds a position for a label in a graph where the label hides as few curves and other labels as
/// possible.
struct LabelPlace {
  private let plot: Rect
  private let curves: [[Point]]
  private let taken: [Rect]

  /// The distance between two candidate heights, in points.
  private static let step = 4.0
  /// The free space around a label, in points.
  private static let air = 3.0

  /// `curves` and the frames `taken` by other labels are in the coordinates of `plot`.
  init(in plot: Rect, curves: [[Point]], taken: [Rect]) {
    self.plot = plot
    self.curves = curves
    self.taken = taken
  }

  /// The best frame for a label within the plot, to the left or the right of a point.
  ///
  /// - Complexity: O(n · h) for n points of the curves and h candidate heights.
  func frame(of size: Size, beside point: Point) -> Rect {
    var best = Rect(origin: plot.origin, size: size)
    var least = Double.infinity
    let last = max(plot.minX, plot.maxX - size.width)
    for x in [point.x - size.width, point.x] {
      for y in stride(from: plot.minY, through: plot.maxY - size.height, by: Self.step) {
        let inside = min(max(x, plot.minX), last)
        let frame = Rect(origin: Point(x: inside, y: y), size: size)
        // In order of importance: beside the point, clear of labels, clear of curves, near the
        // point.
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

  /// The number of curve segments whose bounding rectangle a label would overlap.
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
