import Geometry
import TestSupport
import Testing

@testable import SDLStage

@Suite("Masks of polylines")
struct PolylineTests {
  /// Computes each pixel from its distance to every segment, near or far.
  private func model(_ shape: PolylineShape) -> CoverageMask {
    var mask = CoverageMask(width: shape.width, height: shape.height)
    for (start, end) in zip(shape.points, shape.points.dropFirst()) {
      let direction = end - start
      let lengthSquared = direction.x * direction.x + direction.y * direction.y
      for y in 0..<shape.height {
        for x in 0..<shape.width {
          let centre = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - start
          let along =
            lengthSquared > 0
            ? min(max((centre.x * direction.x + centre.y * direction.y) / lengthSquared, 0), 1) : 0
          let distance = (centre - direction * along).length
          let coverage = min(max(shape.lineWidth / 2 + 0.5 - distance, 0), min(1, shape.lineWidth))
          mask[x, y] = max(mask[x, y], UInt8((coverage * 255).rounded()))
        }
      }
    }
    return mask
  }

  @Test("A mask is what the distances of all pixels to all segments give, byte for byte")
  func masks() {
    for seed in Soak.seeds(1...400) {
      var random = SeededRandom(seed: seed)
      let width = Int.random(in: 1...30, using: &random)
      let height = Int.random(in: 1...20, using: &random)
      let far = [1.0, 1, 1, 100, 1e5, 1e8][Int.random(in: 0..<6, using: &random)]
      var points = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        Point(
          x: Double.random(in: -5...35, using: &random) * far,
          y: Double.random(in: -5...25, using: &random) * far)
      }
      // Some lines run along pixels, and some end with a repeated point.
      if seed % 3 == 0 { points = points.map { Point(x: $0.x.rounded(), y: points[0].y) } }
      if seed % 5 == 0 { points.append(points[points.count - 1]) }
      let lineWidth = [0.01, 0.5, 1, 1.5, 2, 3.25, 40][Int.random(in: 0..<7, using: &random)]
      let shape = PolylineShape(
        points: points, lineWidth: lineWidth, width: width, height: height)
      #expect(shape.mask() == model(shape), "seed \(seed)")
    }
  }
}
