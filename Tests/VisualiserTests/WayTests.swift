import ScrollEngine
import Testing

@testable import Visualiser

@Suite("A way of straight pieces")
struct WayTests {
  private let way = Way([
    Point(x: 0, y: 0), Point(x: 0, y: 30), Point(x: 10, y: 30),
  ])

  @Test("is measured by its length")
  func points() {
    #expect(way.point(at: 0) == Point(x: 0, y: 0))
    #expect(way.point(at: 0.5) == Point(x: 0, y: 20))
    #expect(way.point(at: 0.75) == Point(x: 0, y: 30))
    #expect(way.point(at: 0.875) == Point(x: 5, y: 30))
    #expect(way.point(at: 1) == Point(x: 10, y: 30))
    #expect(way.points(upTo: 0.875).count == 3)
  }

  @Test("leads back as it came")
  func reversed() {
    for share in stride(from: 0.0, through: 1, by: 1.0 / 16) {
      #expect(
        (way.reversed.point(at: share) - way.point(at: 1 - share)).length < 1e-9)
    }
  }

  @Test("may have no length")
  func nothing() {
    let place = Point(x: 3, y: 4)
    #expect(Way([place, place]).point(at: 0) == place)
    #expect(Way([place, place]).point(at: 1) == place)
  }
}
