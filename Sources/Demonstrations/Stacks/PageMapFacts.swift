import SceneParts
package import ScrollEngine

/// The pages that a person has visited on the map, and the strokes that led there.
package struct PageMapFacts: SceneFacts {
  /// A movement of a pressed pointer, and the resulting movement of the content.
  package struct Stroke: Hashable, Sendable {
    private let start: Point
    private let startOffset: Point
    /// The distance of the pointer from its start, in points.
    package private(set) var way = Point.zero
    /// The greatest distance of the content from its start along each axis, in points.
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

  /// The visited pages, in order.
  package var visited: [Int] = []
  package var pageCount = 0
  package var offset = Point.zero
  package var pageSize = Size.zero
  package var strokes: [Stroke] = []
  /// The number of pages that have a view.
  package var viewCount = 0

  /// The current page; 0 before the first one.
  package var page: Int { visited.last ?? 0 }
  /// Whether exactly one page is visible.
  package var isOnPage: Bool {
    offset.x.remainder(dividingBy: max(1, pageSize.width)) == 0
      && offset.y.remainder(dividingBy: max(1, pageSize.height)) == 0
  }
}
