import Extents
import Testing

@Suite("A window over extents that all are zero")
struct EmptyWindowTests {
  @Test("shows none of them, wherever it lies", arguments: [0, 1, 5, 100])
  func nothingShows(count: Int) {
    let extents = Extents(repeating: 0, count: count)
    #expect(extents.indices(intersecting: -10, 10) == 0..<0)
    #expect(extents.indices(intersecting: -.infinity, .infinity) == 0..<0)
    #expect(extents.indices(intersecting: -10, -5) == 0..<0)
    #expect(extents.indices(intersecting: 0, 10) == count..<count)
    #expect(extents.indices(intersecting: 5, 10) == count..<count)
  }
}
