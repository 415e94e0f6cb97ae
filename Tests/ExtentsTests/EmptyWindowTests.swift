import Extents
import Testing

@Suite("A window over extents that all are zero")
struct EmptyWindowTests {
  @Test("shows none of them, wherever it lies", arguments: [0, 1, 5, 100])
  func nothingShows(count: Int) {
    let extents = Extents(repeating: 0, count: count)
    for (lower, upper) in [(-10.0, 10.0), (-10, -5), (0, 10), (5, 10)] {
      #expect(extents.indices(intersecting: lower, upper).isEmpty)
    }
    #expect(extents.indices(intersecting: -.infinity, .infinity).isEmpty)
  }
}
