import Geometry
import TestSupport
import Testing

@Suite("A pixel grid")
struct PixelGridTests {
  @Test("rounds ties up on both sides of zero")
  func ties() {
    let grid = PixelGrid(scale: 1)
    #expect([-1.5, -0.5, 0.5, 1.5].map(grid.pixel) == [-1, 0, 1, 2])
    #expect([-1.5, -0.5, 0.5, 1.5].map(grid.edge) == [-1, 0, 1, 2])
  }

  @Test(
    "moves a point to a corner by so little that no edge on a pixel leaves it",
    arguments: RandomNumbers.scales)
  func corners(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SeededRandom(seed: 1)
    for step in 0..<4_000 {
      let number = Double.random(in: -1_000...1_000, using: &random)
      let y = step.isMultiple(of: 2) ? number : (number.rounded() + 0.5) / scale
      let corner = grid.corner(nearest: Point(x: 0, y: y)).y
      #expect(abs(corner - y) * scale <= 0.500_001)
      #expect(grid.edge(corner) == (corner * scale).rounded())
      for whole in [-3.0, 0, 17] {
        #expect(grid.edge(whole / scale + corner - y) == whole, "\(y) at \(scale)")
      }
    }
  }

  @Test("rounds what lies just below a tie down")
  func almostTies() {
    let grid = PixelGrid(scale: 1)
    for tie in [-1.5, -0.5, 0.5, 7.5] {
      #expect(grid.edge(tie - 0x1p-20) == tie - 0.5)
      #expect(grid.edge(tie - 0x1p-20 - 0x1p-30) == tie - 0.5)
    }
  }

  @Test(
    "takes what differs from a tie in the last bits alone for the tie", arguments: [1, 1.25, 2])
  func lastBits(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for whole in [-1_000_000.0, -2, 0, 3, 99_999, 1_000_000_000] {
      let tie = (whole + 0.5) / scale
      for coordinate in [tie, tie.nextUp, tie.nextDown, tie.nextDown.nextDown] {
        #expect(grid.edge(coordinate) == whole + 1, "\(whole)")
      }
    }
  }

  @Test("gives sums of the same numbers one pixel, in whatever order", arguments: Soak.seeds(1...8))
  func orders(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    for step in 0..<2_000 {
      let grid = PixelGrid(scale: RandomNumbers.scales.randomElement(using: &numbers.random) ?? 1)
      let terms = (0..<Int.random(in: 2...40, using: &numbers.random)).map { _ in
        numbers.number(in: -50...100)
      }
      let sum = terms.reduce(0, +)
      let other = terms.shuffled(using: &numbers.random).reduce(0, +)
      #expect(grid.edge(sum) == grid.edge(other), "seed \(seed), step \(step): \(terms)")
    }
  }

  @Test("gives a shape one size wherever it stands on whole pixels", arguments: [1, 1.5, 2, 3.25])
  func constantSize(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let size = Size(width: 7 / scale, height: 4.5 / scale)
    for offset in -20...20 {
      let origin = Point(x: Double(offset) / scale, y: (Double(offset) + 0.5) / scale)
      let pixels = grid.pixels(Rect(origin: origin, size: size))
      #expect(pixels.x == offset && pixels.width == 7, "at \(origin)")
    }
  }

  @Test(
    "gives a line at least one pixel, as many as all its like, and none of a neighbour's",
    arguments: [0.1, 0.375, 0.5, 0.75, 1, 1.5, 2])
  func lines(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for step in 0..<200 {
      let rect = Rect(
        x: Double(step) / 8, y: Double(step) / 7 - 9, width: 2 / scale, height: 30 / scale)
      let pixels = grid.pixels(rect)
      let bottom = grid.line(along: .bottom, of: rect, width: 1)
      let top = grid.line(along: .top, of: rect, width: 1)
      #expect(bottom.height == max(1, grid.pixel(1)) && top.height == bottom.height)
      #expect(bottom.width == pixels.width && top.y == pixels.y)
      #expect(bottom.y + bottom.height == pixels.y + pixels.height)
      let right = grid.line(along: .right, of: rect, width: 1)
      let left = grid.line(along: .left, of: rect, width: 1)
      #expect(right.width == min(bottom.height, pixels.width) && left.width == right.width)
      #expect(right.height == pixels.height && left.x == pixels.x)
      #expect(right.x + right.width == pixels.x + pixels.width)
    }
  }

  @Test("gives a line no more than the rectangle has, and none without a width")
  func thinLines() {
    let grid = PixelGrid(scale: 1)
    let thin = Rect(x: 0, y: 3.6, width: 10, height: 0.3)
    for edge in Rect.Edge.allCases {
      #expect(grid.line(along: edge, of: thin, width: 1).isEmpty)
      #expect(grid.line(along: edge, of: Rect(x: 0, y: 0, width: 9, height: 9), width: 0).isEmpty)
      let thick = grid.line(along: edge, of: Rect(x: 2, y: 3, width: 4, height: 5), width: 70)
      #expect(thick == PixelRect(x: 2, y: 3, width: 4, height: 5))
    }
  }

  @Test("leaves no gap and no overlap between neighbours", arguments: 1...5 as ClosedRange<UInt64>)
  func sharedEdges(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for step in 0..<1_000 {
      let grid = PixelGrid(scale: [1, 1.25, 1.5, 2, 3].randomElement(using: &random) ?? 1)
      let above = Rect(
        x: 0, y: .random(in: -50...50, using: &random), width: 1,
        height: .random(in: 0...50, using: &random))
      let below = Rect(x: 0, y: above.maxY, width: 1, height: 3)
      let first = grid.pixels(above)
      #expect(first.y + first.height == grid.pixels(below).y, "seed \(seed), step \(step)")
    }
  }

  @Test("keeps pixels within a thousand million, and takes no number for zero")
  func hugeNumbers() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.pixel(1e300) == 1_000_000_000)
    #expect(grid.pixel(-.infinity) == -1_000_000_000)
    #expect(grid.pixel(.nan) == 0)
    let all = grid.pixels(Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    #expect(
      all
        == PixelRect(
          x: -1_000_000_000, y: -1_000_000_000, width: 2_000_000_000, height: 2_000_000_000))
  }

  @Test("finds the edges of content far longer than a surface, to the last pixel")
  func hugeEdges() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.edge(1e12 + 0.5) == 1e12 + 1)
    // From 2^52 on, all numbers are whole, so every number is an edge already.
    for odd in [4_503_599_627_370_497.0, 6_369_051_672_525_773] {
      #expect(grid.edge(odd) == odd)
      #expect(grid.edge(-odd) == -odd)
    }
    #expect(grid.edge(.nan).isNaN)
    #expect(grid.edge(.infinity) == .infinity)
  }

  @Test("gives every line that has a width at least one pixel")
  func lineWidths() {
    let grid = PixelGrid(scale: 1.5)
    #expect([-1, 0, 0.01, 1, 2, .nan].map(grid.lineWidth) == [0, 0, 1, 2, 3, 0])
  }

  @Test("does not accept a scale that is no number above zero")
  func badScale() async {
    let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PixelGrid(scale: 0)
    }
    #expect(lastWords(zero).contains("PixelGrid: scale 0.0 is not above zero"))
    let nan = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PixelGrid(scale: .nan)
    }
    #expect(lastWords(nan).contains("PixelGrid: scale nan is not above zero"))
    let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PixelGrid(scale: .infinity)
    }
    #expect(lastWords(infinite).contains("PixelGrid: scale inf is not above zero"))
  }

  @Test("intersects rectangles of pixels without ever giving them a negative side")
  func intersection() {
    let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.intersection(PixelRect(x: 4, y: -3, width: 20, height: 8))
        == PixelRect(x: 4, y: 0, width: 6, height: 5))
    #expect(rect.intersection(PixelRect(x: 10, y: 0, width: 5, height: 5)).isEmpty)
    let apart = rect.intersection(PixelRect(x: 40, y: 50, width: 5, height: 5))
    #expect(apart.width == 0 && apart.height == 0)
  }

  @Test("intersects rectangles of pixels that reach beyond all numbers")
  func endlessIntersection() {
    let rect = PixelRect(x: -5, y: 3, width: 10, height: 20)
    let endless = PixelRect(x: -10, y: .max - 7, width: .max, height: .max)
    #expect(rect.intersection(PixelRect(x: -10, y: 0, width: .max, height: .max)) == rect)
    #expect(endless.intersection(endless) == PixelRect(x: -10, y: .max - 7, width: .max, height: 7))
    let before = PixelRect(x: .min, y: .min, width: 3, height: -3)
    #expect(before.intersection(endless).isEmpty && endless.intersection(before).isEmpty)
    #expect(before.intersection(before).isEmpty)
  }

  @Test("begins to round up at its tie, half a pixel less a two-millionth of one")
  func tie() {
    let grid = PixelGrid(scale: 1)
    let tie = 0.5 - 0x1p-21
    #expect(grid.edge(7 + tie) == 8 && grid.edge((7 + tie).nextDown) == 7)
  }

  @Test("gives corners in points, and no pixel to what has no length")
  func scaled() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.corner(nearest: Point(x: 10.2, y: 3.9)) == Point(x: 10, y: 4))
    let flat = grid.pixels(Rect(x: 1, y: 2, width: 0, height: 0))
    #expect(flat == PixelRect(x: 2, y: 4, width: 0, height: 0) && flat.isEmpty)
    let negative = grid.pixels(Rect(x: 1, y: 2, width: -3, height: -4))
    #expect(negative.width == 0 && negative.height == 0)
    #expect(!PixelRect(x: 0, y: 0, width: 1, height: 1).isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: 0, height: 1).isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: 1, height: 0).isEmpty)
    // A pixel whose right and bottom edges exceed `Int.max`.
    let last = PixelRect(x: .max, y: .max, width: 1, height: 1)
    let rest = last.intersection(PixelRect(x: .max - 1, y: .max - 1, width: 1, height: 1))
    #expect(rest.isEmpty)
  }
}
