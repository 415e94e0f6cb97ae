import Geometry

/// A polyline that is measured by its length.
struct Way: Hashable {
  private let corners: [Point]

  /// `corners` includes both ends, and must not be empty.
  init(_ corners: [Point]) { self.corners = corners }

  var reversed: Way { Way(corners.reversed()) }

  /// The point at a fraction of the length, from 0 to 1.
  func point(at share: Double) -> Point {
    points(upTo: share).last ?? .zero
  }

  /// The points from the start to a fraction of the length, from 0 to 1.
  func points(upTo share: Double) -> [Point] {
    var rest = share * zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    var points = Array(corners.prefix(1))
    for (start, end) in zip(corners, corners.dropFirst()) {
      let length = (end - start).length
      guard rest < length else {
        points.append(end)
        rest -= length
        continue
      }
      points.append(start + (end - start) * (rest / length))
      break
    }
    return points
  }
}
