import Geometry
import Testing

@Suite("Values with a name")
struct ConstantTests {
  @Test("zero has no length on any side")
  func zero() {
    #expect(Point.zero == Point(x: 0, y: 0) && Point.zero.x == 0 && Point.zero.y == 0)
    #expect(Size.zero.width == 0 && Size.zero.height == 0)
    #expect(Rect.zero.origin == .zero && Rect.zero.size == .zero)
    let insets = EdgeInsets.zero
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [0, 0, 0, 0])
    let other = DirectionalEdgeInsets.zero
    #expect([other.top, other.leading, other.bottom, other.trailing] == [0, 0, 0, 0])
  }

  @Test("null lies nowhere and has no size; infinite ends at half of the greatest number")
  func rects() {
    #expect(Rect.null.origin == Point(x: .infinity, y: .infinity) && Rect.null.size == .zero)
    #expect(Rect(x: .infinity, y: 0, width: 1, height: 1).isNull)
    #expect(Rect(x: 0, y: .infinity, width: 1, height: 1).isNull)
    let end = Double.greatestFiniteMagnitude / 2
    let all = Rect.infinite
    #expect([all.minX, all.minY, all.maxX, all.maxY] == [-end, -end, end, end])
    #expect(all.isInfinite && all.isFinite)
  }

  @Test("insets are finite if each of the four is")
  func finite() {
    let values = [1, Double.infinity]
    for mask in 0..<16 {
      let sides = (0..<4).map { values[mask >> $0 & 1] }
      let insets = EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      let other = DirectionalEdgeInsets(
        top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
      #expect(insets.isFinite == (mask == 0) && other.isFinite == (mask == 0))
    }
  }

  @Test("an axis lies across the other, and the longer component of a point chooses one")
  func axes() {
    #expect(Axis.horizontal.across == .vertical && Axis.vertical.across == .horizontal)
    #expect(Point(x: -3, y: 2).longerAxis == .horizontal)
    #expect(Point(x: 2, y: -3).longerAxis == .vertical)
    #expect(Point(x: 2, y: 2).longerAxis == .vertical)
  }

  @Test("a side below a point is a side")
  func thin() {
    #expect(!Size(width: 0.5, height: 0.5).isEmpty)
    #expect(Rect(x: 1, y: 2, width: 0.5, height: 0.5).standardized.origin == Point(x: 1, y: 2))
    #expect(
      Rect(x: 1, y: 2, width: -0.5, height: -0.5).standardized.origin == Point(x: 0.5, y: 1.5))
  }

  @Test("what only touches has an edge in common, and is not null")
  func touching() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.intersection(Rect(x: 10, y: 2, width: 5, height: 5))
        == Rect(x: 10, y: 2, width: 0, height: 5))
    #expect(
      rect.intersection(Rect(x: 2, y: 10, width: 5, height: 5))
        == Rect(x: 2, y: 10, width: 5, height: 0))
    #expect(rect.intersection(Rect(x: 2, y: 2, width: 0, height: 0)).size == .zero)
    #expect(Rect(x: 2, y: 2, width: 0, height: 0).intersection(rect).size == .zero)
  }

  @Test("a size is turned and scaled like a vector: without the translation")
  func vectors() {
    let transform = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 100, ty: 200)
    #expect(Size(width: 10, height: 1).applying(transform) == Size(width: 25, height: 37))
  }
}
