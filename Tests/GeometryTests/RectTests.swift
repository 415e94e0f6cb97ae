import Geometry
import TestSupport
import Testing

@Suite("A rectangle")
struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("holds its minimum edges and not its maximum ones")
  func halfOpen() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(rect.contains(Point(x: 39.999, y: 59.999)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
  }

  @Test("does not share a point with its neighbour")
  func neighbours() {
    let below = Rect(x: 10, y: rect.maxY, width: 30, height: 5)
    #expect(!rect.intersects(below))
    #expect(!below.intersects(rect))
    #expect(rect.intersects(below.offsetBy(Point(x: 0, y: -0.001))))
  }

  @Test(
    "shares nothing when it is empty, be its sides zero, negative or no number",
    arguments: [0, -5, Double.nan])
  func empty(side: Double) {
    for empty in [
      Rect(x: 15, y: 25, width: side, height: 10), Rect(x: 15, y: 25, width: 10, height: side),
    ] {
      #expect(empty.isEmpty)
      #expect(!empty.contains(Point(x: 15, y: 25)))
      #expect(!empty.intersects(rect) && !rect.intersects(empty))
      #expect(rect.intersection(empty).isEmpty && empty.intersection(rect).isEmpty)
      #expect(rect.intersection(empty).isNull == (side != 0))
    }
  }

  @Test("has the part that both hold as intersection", arguments: 0..<200 as Range<UInt64>)
  func intersection(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func side() -> Double { Double(Int.random(in: -8...24, using: &random)) }
    let first = Rect(x: side(), y: side(), width: side(), height: side())
    let second = Rect(x: side(), y: side(), width: side(), height: side())
    let both = first.intersection(second)

    #expect(both == second.intersection(first), "seed \(seed)")
    #expect(both.isEmpty == !first.intersects(second), "seed \(seed)")
    for x in -8..<48 {
      for y in [-8.0, -1, 0, 3, 7.5, 12, 24, 47] {
        let point = Point(x: Double(x), y: y)
        if both.contains(point) != (first.contains(point) && second.contains(point)) {
          Issue.record("seed \(seed): \(point) in \(first) and \(second), but not in \(both)")
        }
      }
    }
  }

  @Test("is null where it is what two have in common that lie apart")
  func apart() {
    #expect(rect.intersection(rect.offsetBy(Point(x: 31, y: 0))) == .null)
    #expect(rect.intersection(rect.offsetBy(Point(x: 0, y: -41))) == .null)
    #expect(
      rect.intersection(rect.offsetBy(Point(x: 30, y: 0)))
        == Rect(x: 40, y: 20, width: 0, height: 40), "neighbours share their edge")
    #expect(rect.intersection(.null) == .null && Rect.null.intersection(rect) == .null)
    #expect(Rect.null.intersection(.null) == .null)
    #expect(rect.intersection(.infinite) == rect)
  }

  @Test("stays null whatever is done with it, and holds nothing")
  func null() {
    #expect(Rect.null.isNull && Rect.null.isEmpty && !Rect.null.isFinite)
    #expect(!Rect.zero.isNull && !rect.isNull && !Rect.infinite.isNull)
    #expect(Rect.null.offsetBy(Point(x: -Double.infinity, y: 5)) == .null)
    #expect(Rect.null.inset(by: -5) == .null)
    #expect(Rect.null.scaled(by: 0) == .null)
    #expect(Rect.null.standardized == .null)
    #expect(!Rect.null.contains(Point(x: Double.infinity, y: .infinity)))
    #expect(!Rect.null.intersects(rect) && !rect.intersects(.null))
  }

  @Test("contains another one where no edge lies outside")
  func containsAnother() {
    #expect(rect.contains(rect) && Rect.infinite.contains(rect))
    #expect(rect.contains(Rect(x: 10, y: 20, width: 1, height: 40)))
    #expect(!rect.contains(rect.offsetBy(Point(x: 1e-9, y: 0))) && rect.contains(Rect.null))
    // The width of the intersection is a difference, 0.9000000000000004 here.
    let inside = Rect(x: 0.1, y: 3.3, width: 0.9, height: 0.1)
    let outside = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(outside.contains(inside) && outside.intersection(inside) != inside)
  }

  @Test("is infinite where it holds every point there is")
  func infinite() {
    #expect(Rect.infinite.isInfinite && Rect.infinite.isFinite && !rect.isInfinite)
    #expect(Rect.infinite.contains(Point(x: 1e300, y: -1e300)))
    #expect(Rect.infinite.intersects(rect))
  }

  @Test("is turned over its negative sides")
  func standardized() {
    #expect(Rect(x: 40, y: 60, width: -30, height: -40).standardized == rect)
    #expect(Rect(x: 40, y: 20, width: -30, height: 40).standardized == rect)
    #expect(rect.standardized == rect)
  }

  @Test("shrinks by insets, to nothing at the most, and grows by negative ones")
  func insets() {
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: -5) == Rect(x: 5, y: 15, width: 40, height: 50))
    #expect(rect.inset(by: 100) == Rect(x: 110, y: 120, width: 0, height: 0))
  }

  @Test("is scaled about the origin of its coordinate system")
  func scaling() {
    #expect(rect.scaled(by: 2) == Rect(x: 20, y: 40, width: 60, height: 80))
    #expect(rect.scaled(by: 1) == rect)
  }

  @Test("is finite only with all four of its numbers")
  func finite() {
    #expect(rect.isFinite)
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(!Rect(x: value, y: 0, width: 1, height: 1).isFinite)
      #expect(!Rect(x: 0, y: value, width: 1, height: 1).isFinite)
      #expect(!Rect(x: 0, y: 0, width: value, height: 1).isFinite)
      #expect(!Rect(x: 0, y: 0, width: 1, height: value).isFinite)
    }
  }

  @Test("knows its middle and its sides along an axis")
  func axes() {
    #expect(rect.midX == 25 && rect.midY == 40)
    #expect(rect.origin[.vertical] == 20 && rect.size[.horizontal] == 30)
    var moved = rect
    moved.origin[.horizontal] = 1
    moved.size[.vertical] = 2
    #expect(moved == Rect(x: 1, y: 20, width: 30, height: 2))
    #expect(Point(x: 3, y: -4).length == 5)
  }
}
