import Geometry

/// Straight pieces from point to point, measured by their length.
struct Way: Hashable {
  private let corners: [Point]

  /// The first and the last of the corners are its ends; there is at least one.
  init(_ corners: [Point]) { self.corners = corners }

  var reversed: Way { Way(corners.reversed()) }

  /// The point at which a share of the way, from 0 to 1, is behind.
  func point(at share: Double) -> Point {
    points(upTo: share).last ?? .zero
  }

  /// The part of it that is behind then.
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
