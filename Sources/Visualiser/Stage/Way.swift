import Geometry

/// A polyline that is measured by its length.
struct Way: Hashable {
  private let corners: [Point]

  /// `corners` includes both ends, and must not be empty.
  init(_ corners: [Point]) { self.corners = corners }

  var reversed: Way { Way(corners.reversed()) }

  /// The point at a fraction of the length, from 0 to 1.
  func point(at share: Double) -> Point {
    var last = corners[0]
    forEachPoint(upTo: share) { last = $0 }
    return last
  }

  /// The points from the start to a fraction of the length, from 0 to 1.
  func points(upTo share: Double) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(corners.count)
    forEachPoint(upTo: share) { points.append($0) }
    return points
  }

  private func forEachPoint(upTo share: Double, _ body: (Point) -> Void) {
    var rest = share * length
    body(corners[0])
    for index in corners.indices.dropFirst() {
      let (start, end) = (corners[index - 1], corners[index])
      let length = (end - start).length
      guard rest < length else {
        body(end)
        rest -= length
        continue
      }
      return body(start + (end - start) * (rest / length))
    }
  }

  private var length: Double {
    corners.indices.dropFirst().reduce(0) { $0 + (corners[$1] - corners[$1 - 1]).length }
  }
}
