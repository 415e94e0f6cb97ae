internal import Geometry

/// A filled convex polygon with soft edges in a region of device pixels.
struct PolygonShape: Hashable {
  /// The corners, clockwise or anticlockwise, in pixels from the region's top left corner.
  let points: [Point]
  let width: Int
  let height: Int

  /// The half plane on the inner side of an edge.
  private struct Side {
    /// The direction from the edge inwards, of length 1.
    let normal: Point
    let offset: Double

    func distance(x: Double, y: Double) -> Double { normal.x * x + normal.y * y - offset }
  }

  /// The coverage of each pixel, by the signed distance of its middle from the nearest edge.
  ///
  /// - Complexity: O(edges x (rows + pixels along the edges) + width x height).
  func mask() -> CoverageMask {
    var mask = CoverageMask(width: width, height: height)
    let sides = sides
    guard sides.count > 2 else { return mask }
    for y in 0..<height {
      let touched = span(of: sides, row: y, reach: -0.5)
      let full = span(of: sides, row: y, reach: 0.5)
      for x in touched {
        guard !full.contains(x) else {
          mask[x, y] = 255
          continue
        }
        let distance = sides.reduce(Double.infinity) {
          min($0, $1.distance(x: Double(x) + 0.5, y: Double(y) + 0.5))
        }
        mask[x, y] = UInt8((min(max(distance + 0.5, 0), 1) * 255).rounded())
      }
    }
    return mask
  }

  private var sides: [Side] {
    let pairs = zip(points, points.dropFirst() + points.prefix(1))
    let area = pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return pairs.compactMap { start, end in
      let length = (end - start).length
      guard length > 0, area != 0 else { return nil }
      let turn = area > 0 ? 1.0 : -1.0
      let normal = Point(
        x: (start.y - end.y) / length * turn, y: (end.x - start.x) / length * turn)
      return Side(normal: normal, offset: normal.x * start.x + normal.y * start.y)
    }
  }

  /// The pixels of a row whose middles lie inside all edges by at least `reach` pixels.
  private func span(of sides: [Side], row: Int, reach: Double) -> Range<Int> {
    var low = 0.0
    var high = Double(width)
    let y = Double(row) + 0.5
    for side in sides {
      // normal.x * x >= rest
      let rest = side.offset + reach - side.normal.y * y
      if abs(side.normal.x) < 1e-12 {
        if rest > 0 { return 0..<0 }
      } else if side.normal.x > 0 {
        low = max(low, rest / side.normal.x)
      } else {
        high = min(high, rest / side.normal.x)
      }
    }
    let first = Int((low - 0.5).rounded(.up).clamped(to: 0...Double(width)))
    let last = Int((high + 0.5).rounded(.down).clamped(to: 0...Double(width)))
    return first..<max(first, last)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
