import SceneParts
package import ScrollEngine

/// Where a person has been on the map, and how.
package struct PageMapFacts: SceneFacts {
  /// A movement of a pressed pointer, and what the content made of it.
  package struct Stroke: Hashable, Sendable {
    private let start: Point
    private let startOffset: Point
    /// How far the pointer has gone, in points.
    package private(set) var way = Point.zero
    /// The farthest that the content has gone meanwhile along each axis, in points.
    package private(set) var moved = Point.zero

    init(from start: Point, at offset: Point) {
      self.start = start
      startOffset = offset
    }

    mutating func move(to position: Point, _ offset: Point) {
      way = position - start
      let distance = offset - startOffset
      if distance.x.magnitude > moved.x.magnitude { moved.x = distance.x }
      if distance.y.magnitude > moved.y.magnitude { moved.y = distance.y }
    }
  }

  /// The pages that were in the middle, the first first.
  package var visited: [Int] = []
  package var pageCount = 0
  package var offset = Point.zero
  package var pageSize = Size.zero
  package var strokes: [Stroke] = []
  /// How many pages have a view.
  package var viewCount = 0

  /// The page in the middle.
  package var page: Int { visited.last ?? 0 }
  /// Whether exactly one page is in sight.
  package var isOnPage: Bool {
    offset.x.remainder(dividingBy: max(1, pageSize.width)) == 0
      && offset.y.remainder(dividingBy: max(1, pageSize.height)) == 0
  }
}
