import Geometry
import TestSupport
import Testing

@Suite("An affine transform")
struct AffineTransformTests {
  /// Three rows of three numbers; a point is a row vector on the left, as in Core Graphics.
  private typealias Matrix = [[Double]]

  private func matrix(_ t: AffineTransform) -> Matrix {
    [[t.a, t.b, 0], [t.c, t.d, 0], [t.tx, t.ty, 1]]
  }

  private func product(_ first: Matrix, _ second: Matrix) -> Matrix {
    first.map { row in
      (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * second[$1][column] } }
    }
  }

  private func expect(
    _ transform: AffineTransform, _ expected: Matrix, within tolerance: Double,
    _ comment: @autoclosure () -> Comment
  ) {
    for (row, other) in zip(matrix(transform), expected) {
      for (number, wanted) in zip(row, other) where abs(number - wanted) > tolerance {
        Issue.record("\(number) is not \(wanted), \(comment())")
      }
    }
  }

  private func random(_ random: inout SeededRandom) -> AffineTransform {
    func number() -> Double { Double.random(in: -3...3, using: &random) }
    return AffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  @Test("combines as matrices do, and comes back", arguments: [Soak.count(1_000, soak: 10_000)])
  func matrices(seeds: Int) {
    for seed in 0..<UInt64(seeds) {
      var numbers = SeededRandom(seed: seed)
      let first = random(&numbers)
      let second = random(&numbers)
      let x = Double.random(in: -100...100, using: &numbers)
      let y = Double.random(in: -100...100, using: &numbers)
      let angle = Double.random(in: -10...10, using: &numbers)
      let own = matrix(first)
      expect(first.concatenating(second), product(own, matrix(second)), within: 1e-9, "\(seed)")
      expect(
        first.translatedBy(x: x, y: y), product([[1, 0, 0], [0, 1, 0], [x, y, 1]], own),
        within: 1e-9, "\(seed)")
      expect(
        first.scaledBy(x: x, y: y), product([[x, 0, 0], [0, y, 0], [0, 0, 1]], own), within: 1e-9,
        "\(seed)")
      let turn = matrix(AffineTransform(rotationAngle: angle))
      expect(first.rotated(by: angle), product(turn, own), within: 1e-9, "\(seed)")
      // A rotation keeps lengths.
      #expect(abs(turn[0][0] * turn[0][0] + turn[0][1] * turn[0][1] - 1) < 1e-12)
      let point = Point(x: x, y: y)
      let moved = product([[x, y, 1]], own)[0]
      let applied = point.applying(first)
      #expect(abs(applied.x - moved[0]) < 1e-9 && abs(applied.y - moved[1]) < 1e-9)
      guard abs(first.determinant) > 1e-3 else { continue }
      let bound = 1e-9 / abs(first.determinant)
      expect(
        first.concatenating(first.inverted()), matrix(.identity), within: bound, "\(seed)")
      #expect((applied.applying(first.inverted()) - point).length < 1e3 * bound, "\(seed)")
    }
  }

  @Test("turns clockwise where y grows downwards")
  func direction() {
    let turned = Point(x: 10, y: 0).applying(AffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 10) < 1e-12)
    let size = Size(width: 3, height: 4).applying(AffineTransform(scaleX: -1, y: 2))
    #expect(size == Size(width: -3, height: 8))
  }

  @Test("of which there is no way back stays itself when inverted, as in UIKit")
  func singular() {
    let tiny = AffineTransform(scaleX: 1e-200, y: 1e-200)
    for flat in [
      AffineTransform(scaleX: 0, y: 1), AffineTransform(scaleX: 0, y: 0),
      AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6), tiny,
    ] {
      #expect(!flat.isInvertible && flat.inverted() == flat)
    }
    #expect(AffineTransform.identity.isInvertible && AffineTransform.identity.isIdentity)
    #expect(!AffineTransform(translationX: 0, y: 1).isIdentity)
    #expect(!AffineTransform(scaleX: .nan, y: 1).isFinite)
  }

  @Test("takes a rectangle to the smallest upright one around its corners")
  func rectangles() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    let quarter = rect.applying(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(quarter == Rect(x: -60, y: 10, width: 40, height: 30))
    #expect(
      rect.applying(AffineTransform(scaleX: -2, y: 1)) == Rect(x: -80, y: 20, width: 60, height: 40)
    )
    #expect(Rect.null.applying(AffineTransform(rotationAngle: 1)).isNull)
    #expect(Rect.infinite.applying(AffineTransform(rotationAngle: 1)).isInfinite)
    for seed in Soak.seeds(1...50) {
      var numbers = SeededRandom(seed: seed)
      let transform = random(&numbers)
      let box = rect.applying(transform)
      for _ in 0..<50 {
        let point = Point(
          x: Double.random(in: 10...40, using: &numbers),
          y: Double.random(in: 20...60, using: &numbers)
        ).applying(transform)
        #expect(box.inset(by: -1e-9).contains(point), "seed \(seed)")
      }
    }
  }

  @Test("says its six numbers in order")
  func words() {
    #expect(
      "\(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))" == "[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]"
    )
  }

  @Test("mixes turns, factors and shears evenly, and comes to both ends")
  func mixing() {
    let quarter = AffineTransform(rotationAngle: .pi / 2)
    let eighth = AffineTransform.identity.mixed(with: quarter, 0.5)
    expect(eighth, matrix(AffineTransform(rotationAngle: .pi / 4)), within: 1e-12, "half a quarter")
    // From 170 to 190 degrees, by 180.
    let over = AffineTransform(rotationAngle: .pi * 17 / 18)
      .mixed(with: AffineTransform(rotationAngle: .pi * 19 / 18), 0.5)
    expect(over, matrix(AffineTransform(rotationAngle: .pi)), within: 1e-12, "the shorter way")
    let grown = AffineTransform(scaleX: 2, y: 4).mixed(with: AffineTransform(scaleX: 4, y: 2), 0.25)
    expect(grown, matrix(AffineTransform(scaleX: 2.5, y: 3.5)), within: 1e-12, "factors")
    let mirrored = AffineTransform(scaleX: -1, y: 1).mixed(with: .identity, 0.75)
    expect(mirrored, matrix(AffineTransform(scaleX: 0.5, y: 1)), within: 1e-12, "a mirror")
    let flat = AffineTransform(scaleX: 0, y: 0).mixed(with: .identity, 0.5)
    expect(flat, matrix(AffineTransform(scaleX: 0.5, y: 0.5)), within: 1e-12, "from nothing")
    let moved = AffineTransform(translationX: 10, y: 0).mixed(with: quarter, 0.5)
    #expect(moved.tx == 5 && moved.ty == 0)
  }

  @Test(
    "takes every transform apart and puts it together", arguments: [Soak.count(1_000, soak: 10_000)]
  )
  func parts(seeds: Int) {
    for seed in 0..<UInt64(seeds) {
      var numbers = SeededRandom(seed: seed)
      let (first, second) = (random(&numbers), random(&numbers))
      guard abs(first.determinant) > 1e-3, abs(second.determinant) > 1e-3 else { continue }
      expect(
        first.mixed(with: second, 1e-9), matrix(first), within: 1e-6, "at the start, seed \(seed)")
      expect(
        first.mixed(with: second, 1 - 1e-9), matrix(second), within: 1e-6,
        "at the end, seed \(seed)")
      // Two steps of a turn and factors are one: the mix depends on the ends alone.
      if (first.determinant > 0) == (second.determinant > 0) {
        let mixed = first.mixed(with: second, 0.5)
        #expect((mixed.determinant > 0) == (first.determinant > 0), "seed \(seed)")
      }
    }
  }
}
