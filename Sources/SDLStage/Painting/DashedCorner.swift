internal import Glibc

/// A round corner of a dashed outline, between two straight edges, in device pixels.
struct DashedCorner: Hashable {
  /// The corners, clockwise, in the order in which an outline that begins with the top edge
  /// reaches them.
  enum Position: CaseIterable {
    case topRight, bottomRight, bottomLeft, topLeft
  }

  let position: Position
  /// The side of the square that the corner occupies.
  let side: Int
  let radius: Double
  let lineWidth: Int
  let pattern: DashPattern
  /// The distance from the beginning of a dash to the beginning of the corner.
  let phase: Double

  /// Samples per side of a pixel; corners are small, and dashes hide finer steps.
  private static let samples = 8

  /// The length of the middle of the line: a quarter circle, and straight pieces at both ends if
  /// the square is larger than the radius.
  static func length(side: Int, radius: Double, lineWidth: Int) -> Double {
    max(0, radius - Double(lineWidth) / 2) * Double.pi / 2 + 2 * (Double(side) - radius)
  }

  func mask() -> CoverageMask {
    // In a square of twice the side, the quadrant that ``RoundedShape`` computes is the corner
    // itself.
    let shape = RoundedShape(
      width: 2 * side, height: 2 * side, radius: radius, lineWidth: lineWidth)
    let length = Self.length(side: side, radius: radius, lineWidth: lineWidth)
    var mask = CoverageMask(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        var count = 0
        for row in 0..<Self.samples {
          for column in 0..<Self.samples {
            let sampleX = Double(x) + (Double(column) + 0.5) / Double(Self.samples)
            let sampleY = Double(y) + (Double(row) + 0.5) / Double(Self.samples)
            let (dx, dy) = distancesFromEdges(sampleX, sampleY)
            guard shape.contains(dx, dy) else { continue }
            if pattern.isOn(at: phase + turn(dx, dy) * length) { count += 1 }
          }
        }
        mask[x, y] = UInt8(count * 255 / (Self.samples * Self.samples))
      }
    }
    return mask
  }

  private func distancesFromEdges(_ x: Double, _ y: Double) -> (Double, Double) {
    let farX = Double(side) - x
    let farY = Double(side) - y
    return switch position {
    case .topRight: (farX, y)
    case .bottomRight: (farX, farY)
    case .bottomLeft: (x, farY)
    case .topLeft: (x, y)
    }
  }

  /// The fraction of the corner's quarter turn, clockwise, at which a point lies, from 0 to 1.
  private func turn(_ dx: Double, _ dy: Double) -> Double {
    let x = max(0, Double(side) - dx)
    let y = max(0, Double(side) - dy)
    let fromVertical = atan2(x, y) / (Double.pi / 2)
    return switch position {
    case .topRight, .bottomLeft: fromVertical
    case .bottomRight, .topLeft: 1 - fromVertical
    }
  }
}
