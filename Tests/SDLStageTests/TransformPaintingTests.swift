import Drawing
import Geometry
import PictureSupport
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Painting through transforms")
struct TransformPaintingTests {
  private let size = 40.0

  /// The ink of a pixel of a black-on-white picture, from 0 to 1.
  private func ink(_ picture: Picture, _ x: Int, _ y: Int) -> Double {
    Double(255 - picture[x, y].red) / 255
  }

  private func random(_ random: inout SeededRandom) -> AffineTransform {
    func number(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &random) }
    return AffineTransform(translationX: 20, y: 20).rotated(by: number(-7, 7))
      .scaledBy(x: number(0.3, 1.5), y: number(-1.5, -0.3)).rotated(by: number(-1, 1))
      .translatedBy(x: -20, y: -20)
  }

  /// Paints commands, and compares each pixel with the share of its 64 x 64 samples that lie inside
  /// of a shape.
  ///
  /// An edge through a pixel makes at most one sample of each row or column wrong, on average half
  /// a sample. A pixel has at most two edges near a corner, and four at the end of a thin line.
  /// Curves are off by up to 0.01 pixels, and colours are rounded to 1/255.
  private func expect(
    _ commands: [DrawCommand], _ transform: AffineTransform, _ comment: Comment,
    isInside: (Point) -> Bool
  ) throws {
    let picture = try paint([.pushTransform(transform)] + commands + [.popTransform])
    let back = transform.inverted()
    let samples = 64
    for y in 0..<Int(size) {
      for x in 0..<Int(size) {
        var count = 0
        for row in 0..<samples {
          for column in 0..<samples {
            let point = Point(
              x: Double(x) + (Double(column) + 0.5) / Double(samples),
              y: Double(y) + (Double(row) + 0.5) / Double(samples))
            if isInside(point.applying(back)) { count += 1 }
          }
        }
        let expected = Double(count) / Double(samples * samples)
        let bound = 2.0 / Double(samples) + 0.02 + 1.0 / 255
        guard abs(ink(picture, x, y) - expected) > bound else { continue }
        Issue.record("\(ink(picture, x, y)) is not \(expected) at \(x) \(y), \(comment)")
        return
      }
    }
  }

  private func isInside(_ point: Point, _ rect: Rect, radius: Double) -> Bool {
    guard rect.contains(point) else { return false }
    let x = max(rect.minX + radius - point.x, point.x - rect.maxX + radius, 0)
    let y = max(rect.minY + radius - point.y, point.y - rect.maxY + radius, 0)
    return radius == 0 || x * x + y * y <= radius * radius
  }

  @Test("Rectangles, round corners and outlines cover what a finely sampled model does")
  func rectangles() throws {
    for seed in Soak.seeds(1...2) {
      var numbers = SeededRandom(seed: seed)
      let transform = random(&numbers)
      let rect = Rect(x: 6.3, y: 8.1, width: 25.5, height: 20.2)
      for radius in [0, 7.5] {
        try expect([.fill(rect, black, cornerRadius: radius)], transform, "fill \(seed) \(radius)")
        {
          isInside($0, rect, radius: radius)
        }
        let stroke = Stroke(black, width: 4, cornerRadius: radius)
        try expect([.stroke(rect, stroke)], transform, "stroke \(seed) \(radius)") {
          isInside($0, rect, radius: radius)
            && !isInside($0, rect.inset(by: 4), radius: max(0, radius - 4))
        }
      }
    }
  }

  @Test("Clips within clips cover what a finely sampled model does")
  func clips() throws {
    for seed in Soak.seeds(1...2) {
      var numbers = SeededRandom(seed: seed)
      let transform = random(&numbers)
      let inner = AffineTransform(rotationAngle: 0.4).translatedBy(x: 8, y: -6)
      let (first, second) = (
        Rect(x: 5, y: 5, width: 24, height: 28), Rect(x: 3, y: 4, width: 30, height: 20)
      )
      let all = Rect(x: -500, y: -500, width: 1_000, height: 1_000)
      try expect(
        [
          .pushClip(first), .pushTransform(inner), .pushClip(second),
          .fill(all, black, cornerRadius: 0), .popClip, .popTransform, .popClip,
        ], transform, "seed \(seed)"
      ) { first.contains($0) && second.contains($0.applying(inner.inverted())) }
    }
  }

  @Test("Lines and curves keep their width, with round ends")
  func lines() throws {
    for seed in Soak.seeds(1...2) {
      var numbers = SeededRandom(seed: seed)
      let transform = AffineTransform(translationX: 20, y: 20)
        .rotated(by: .random(in: -3...3, using: &numbers)).translatedBy(x: -20, y: -20)
      let (start, end) = (Point(x: 9, y: 12), Point(x: 30, y: 25))
      try expect([.polyline([start, end], black, width: 5)], transform, "seed \(seed)") { point in
        let way = end - start
        let along =
          ((point.x - start.x) * way.x + (point.y - start.y) * way.y)
          / (way.length * way.length)
        return (point - start - way * min(max(along, 0), 1)).length <= 2.5
      }
      let rect = Rect(x: 5, y: 5, width: 30, height: 24)
      try expect([.line(rect, .right, black, width: 3)], transform, "line \(seed)") {
        Rect(x: 32, y: 5, width: 3, height: 24).contains($0)
      }
    }
  }

  @Test("Dashes begin at the top left corner, and lie along the outline")
  func dashes() throws {
    let rect = Rect(x: 6, y: 6, width: 28, height: 28)
    let stroke = Stroke(black, width: 4, dash: Dash(on: 6, off: 4))
    let shear = AffineTransform(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: -2)
    // Dashes are measured along the middle of the line, which is 24 points long on each side.
    try expect([.stroke(rect, stroke)], shear, "dashes") { point in
      guard isInside(point, rect, radius: 0), !rect.inset(by: 4).contains(point) else {
        return false
      }
      let (x, y) = ((point.x - 20) / 14, (point.y - 20) / 14)
      // Sides meet in mitres; the outer and the inner edge of each side are divided alike.
      let side = abs(y) >= abs(x) ? (y < 0 ? 0 : 2) : (x > 0 ? 1 : 3)
      let along = [x / -y, y / x, -x / y, -y / -x][side]
      let place = 24 * (Double(side) + (along + 1) / 2)
      return place - (place / 10).rounded(.down) * 10 < 6
    }
  }

  @Test("A scale alone paints the same as larger commands")
  func scale() throws {
    let stroke = Stroke(red, width: 1, cornerRadius: 3)
    let commands: [DrawCommand] = [
      .fill(Rect(x: 2, y: 2, width: 9, height: 7), red, cornerRadius: 2),
      .stroke(Rect(x: 8, y: 9, width: 10, height: 8), stroke),
      .text(TextRun("Row", font: Font(.words, size: 8), color: black, anchor: Point(x: 1, y: 15))),
    ]
    let larger: [DrawCommand] = [
      .fill(Rect(x: 4, y: 4, width: 18, height: 14), red, cornerRadius: 4),
      .stroke(Rect(x: 16, y: 18, width: 20, height: 16), Stroke(red, width: 2, cornerRadius: 6)),
      .text(TextRun("Row", font: Font(.words, size: 16), color: black, anchor: Point(x: 2, y: 30))),
    ]
    let doubled = [DrawCommand.pushTransform(AffineTransform(scaleX: 2, y: 2))] + commands
    expectPicture(try paint(doubled), equals: try paint(larger))
  }

  @Test("A quarter of a turn moves pixels, and changes none")
  func quarter() throws {
    let commands: [DrawCommand] = [
      .fill(Rect(x: 2, y: 2, width: 9, height: 7), red, cornerRadius: 0),
      .text(
        TextRun("Row 7", font: Font(.words, size: 11), color: black, anchor: Point(x: 3, y: 20))),
    ]
    let upright = try paint(commands)
    for (angle, place) in [
      (Double.pi / 2, { x, y in (39 - y, x) }), (.pi, { x, y in (39 - x, 39 - y) }),
      (-.pi / 2, { x, y in (y, 39 - x) }),
    ] as [(Double, (Int, Int) -> (Int, Int))] {
      let transform = AffineTransform(translationX: 20, y: 20).rotated(by: angle)
        .translatedBy(x: -20, y: -20)
      let turned = try paint([.pushTransform(transform)] + commands)
      for y in 0..<40 {
        for x in 0..<40 {
          let (newX, newY) = place(x, y)
          #expect(turned[newX, newY] == upright[x, y], "\(angle) at \(x) \(y)")
        }
      }
    }
  }

  @Test("Turned text has as much ink as upright text, around the same middle")
  func text() throws {
    func weigh(_ picture: Picture) -> (ink: Double, middle: Point) {
      var (sum, middle) = (0.0, Point.zero)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let ink = ink(picture, x, y)
          sum += ink
          middle = middle + Point(x: Double(x) + 0.5, y: Double(y) + 0.5) * ink
        }
      }
      return (sum, middle * (1 / sum))
    }
    let run = DrawCommand.text(
      TextRun("Rows", font: Font(.words, size: 13), color: black, anchor: Point(x: 6, y: 26)))
    let upright = weigh(try paint([run]))
    for angle in stride(from: 0.1, to: 6.2, by: 0.3) {
      for scale in [0.5, 0.8, 1, 1.15] {
        let transform = AffineTransform(translationX: 20, y: 20).rotated(by: angle)
          .scaledBy(x: scale, y: scale).translatedBy(x: -20, y: -20)
        let turned = weigh(try paint([.pushTransform(transform), run]))
        // Larger text is rendered anew, a little heavier or lighter.
        let tolerance = scale > 1 ? 0.1 : 0.02
        #expect(abs(turned.ink / upright.ink - scale * scale) < tolerance * scale * scale)
        let middle = upright.middle.applying(transform)
        // The glyphs of larger text lie on half pixels, those of upright text on whole pixels.
        let way = scale > 1 ? (0.5 + 0.25) * scale : 0.1
        #expect((turned.middle - middle).length < way, "\(angle) \(scale)")
      }
    }
  }

  @Test("What is pressed flat, out of sight or too large for numbers paints nothing, or everything")
  func hostile() throws {
    let blank = try paint([])
    let fill = DrawCommand.fill(
      Rect(x: 0, y: 0, width: 40, height: 40), black, cornerRadius: 0)
    let run = DrawCommand.text(
      TextRun("Rows", font: Font(.words, size: 13), color: black, anchor: Point(x: 6, y: 26)))
    for transform in [
      AffineTransform(scaleX: 0, y: 1), AffineTransform(translationX: 1e300, y: 0),
      AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      AffineTransform(scaleX: 1e200, y: 1e200),
      AffineTransform(translationX: -1e7, y: 1e7).rotated(by: 1),
    ] {
      let list: [DrawCommand] = [
        .pushTransform(transform), .pushTransform(transform), fill, run, .popTransform,
        .popTransform,
      ]
      expectPicture(try paint(list), equals: blank)
    }
    let large = AffineTransform(scaleX: 1e3, y: 1e2).rotated(by: 0.3)
    let all = DrawCommand.fill(
      Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), black, cornerRadius: 3)
    #expect(try paint([.pushTransform(large), all])[20, 20] == black)
    // A pop without a push has no effect.
    #expect(try paint([.popTransform, .pushTransform(.identity), .popClip, fill])[20, 20] == black)
  }

  @Test("What does not change under a transform is not painted again")
  func damage() throws {
    let stage = try OffscreenStage(
      size: Size(width: 60, height: 60), scale: 1, fonts: FontLibrary())
    let turned: [DrawCommand] = [
      .pushTransform(AffineTransform(translationX: 30, y: 30).rotated(by: 0.5)),
      .fill(Rect(x: -20, y: -10, width: 40, height: 20), red, cornerRadius: 5),
      .text(
        TextRun("Rows", font: Font(.words, size: 13), color: black, anchor: Point(x: -15, y: 4))),
      .popTransform,
    ]
    func list(_ more: [DrawCommand]) -> DisplayList {
      DisplayList(
        size: Size(width: 60, height: 60), background: white, commands: turned + more)
    }
    _ = try stage.picture(of: list([]))
    _ = try stage.picture(
      of: list([.fill(Rect(x: 0, y: 0, width: 3, height: 2), black, cornerRadius: 0)]))
    #expect(stage.work.pixels == 6)
  }
}
