import Geometry
import ScrollMotion
import Testing

struct ScrollRangeTests {
  let bounds = Size(width: 320, height: 480)
  let inset = EdgeInsets(top: 64, left: 0, bottom: 49, right: 0)

  func range(_ height: Double) -> ScrollRange {
    ScrollRange(bounds: bounds, content: Size(width: 320, height: height), inset: inset)
  }

  func revealed(_ minY: Double, _ height: Double, from y: Double) -> Double {
    range(2000).offset(
      revealing: Rect(x: 0, y: minY, width: 10, height: height), from: Point(x: 0, y: y),
      bounds: bounds, inset: inset
    ).y
  }

  @Test func `What is visible does not move`() {
    #expect(revealed(200, 44, from: 100) == 100)
    #expect(revealed(164, 44, from: 100) == 100)
    #expect(revealed(487, 44, from: 100) == 100)
    // Visible content is not moved, even if the offset lies outside the range.
    #expect(revealed(0, 44, from: -90) == -90)
  }

  @Test func `What is covered or outside moves by the least`() {
    #expect(revealed(163, 44, from: 100) == 99)
    #expect(revealed(488, 44, from: 100) == 101)
    #expect(revealed(0, 44, from: 700) == -64)
    #expect(revealed(1956, 44, from: 0) == 1569)
    #expect(revealed(900, 0, from: 0) == 900 - 431)
  }

  @Test func `What is too long shows its beginning, and nothing leaves the range`() {
    #expect(revealed(500, 900, from: 0) == 436)
    #expect(revealed(500, 900, from: 1200) == 436)
    #expect(revealed(5000, 10, from: 0) == 1569)
    #expect(revealed(-500, 10, from: 0) == -64)
    #expect(revealed(.nan, 10, from: 7) == 7)
  }

  @Test func `Insets at the sides cover what is there`() {
    let inset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    let range = ScrollRange(
      bounds: bounds, content: Size(width: 1000, height: 480), inset: inset)
    func revealed(_ minX: Double, from x: Double) -> Double {
      range.offset(
        revealing: Rect(x: minX, y: 0, width: 50, height: 10), from: Point(x: x, y: 0),
        bounds: bounds, inset: inset
      ).x
    }
    // Of 320 points, 20...290 are uncovered.
    #expect(revealed(340, from: 100) == 100 && revealed(341, from: 100) == 101)
    #expect(revealed(120, from: 100) == 100 && revealed(119, from: 100) == 99)
  }

  @Test func `Content smaller than the bounds rests at its beginning`() {
    #expect(range(300)[.vertical] == -64 ... -64)
    #expect(!range(300).isScrollable(.vertical))
    #expect(range(400).isScrollable(.vertical))
    #expect(range(400).contains(Point(x: 0, y: -40)))
    #expect(!range(400).contains(Point(x: 0, y: -30)))
  }

  @Test func `Content as long as the visible part is does not scroll by a rounding error`() {
    for tenths in 1...500 {
      let inset = EdgeInsets(top: 0, left: Double(tenths) / 10, bottom: 0, right: 100.0 / 3)
      let width = 320 - (inset.left + inset.right)
      let range = ScrollRange(
        bounds: bounds, content: Size(width: width, height: 0), inset: inset)
      #expect(!range.isScrollable(.horizontal))
    }
    #expect(range(367.001).isScrollable(.vertical))
  }

  @Test func `A range is one whatever it is made from`() {
    for value in extremes {
      let range = ScrollRange(
        bounds: Size(width: value, height: 480), content: Size(width: 320, height: value),
        inset: EdgeInsets(top: value, left: 3, bottom: value, right: value))
      for axis in Axis.allCases {
        #expect(range[axis].lowerBound.isFinite && range[axis].upperBound.isFinite)
      }
    }
  }

  @Test func `One test of all numbers takes them as a test of each would`() {
    func usable(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -1e100), 1e100) : 0
    }
    // Extremes beside ordinary numbers; also magnitudes that cancel each other out.
    for (first, second) in extremes.flatMap({ first in extremes.map { (first, $0) } }) {
      let range = ScrollRange(
        bounds: Size(width: 300, height: second), content: Size(width: first, height: 500),
        inset: EdgeInsets(top: first, left: second, bottom: 7, right: -first))
      let low = Point(x: usable(0 - second), y: usable(0 - first))
      let far = Point(
        x: usable(first) - 300 + usable(-first), y: 500 - usable(second) + 7)
      #expect(range.minimum == low, "\(first) \(second)")
      #expect(
        range.maximum.x == (far.x - low.x > 1e-9 + 1e-12 * usable(first) ? far.x : low.x)
          && range.maximum.y == (far.y - low.y > 1e-9 + 1e-12 * 500 ? far.y : low.y),
        "\(first) \(second)")
    }
  }

  @Test func `Each number is limited, however ordinary the others are`() {
    func ends(
      width: Double = 0, height: Double = 0, top: Double = 0, left: Double = 0, bottom: Double = 0,
      right: Double = 0
    ) -> [Double] {
      let range = ScrollRange(
        bounds: bounds, content: Size(width: width, height: height),
        inset: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
      return [range.minimum.x, range.minimum.y, range.maximum.x, range.maximum.y]
    }
    #expect(ends(width: 1e300) == [0, 0, 1e100, 0])
    #expect(ends(height: 1e300) == [0, 0, 0, 1e100])
    #expect(ends(right: 1e300) == [0, 0, 1e100, 0])
    #expect(ends(bottom: 1e300) == [0, 0, 0, 1e100])
    #expect(ends(left: 1e300) == [-1e100, 0, -320, 0])
    #expect(ends(top: 1e300) == [0, -1e100, 0, -480])
  }
}
