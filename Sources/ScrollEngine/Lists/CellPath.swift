/// The straight way of a cell on screen, from the rectangle that it shows to the one where it ends.
///
/// All paths begin and end together, so that two cells move in a straight line past each other.
struct CellPath: Hashable {
  var start: Rect
  var end: Rect

  /// Cells that share less than this show no piece of each other, in points.
  static let hair = 1.0 / 64

  /// What is shorter, as a share of the way, is the last bit of a number.
  private static let instant = 1e-9

  /// How far the middle of the cell travels, in whole hairs. The middle of its mirror image travels
  /// as far; a corner of a cell that grows would not.
  private var length: Double {
    let way = Point(x: end.midX - start.midX, y: end.midY - start.midY)
    return (way.length / Self.hair).rounded()
  }

  /// Whether it stays where it is, to a hair.
  private var stands: Bool {
    length == 0 && abs(end.width - start.width) < Self.hair
      && abs(end.height - start.height) < Self.hair
  }

  /// Whether the two lie upon each other somewhere on their way.
  func crosses(_ other: CellPath) -> Bool {
    var moments = 0.0...1.0
    // Each is how far one edge lies past the opposite one; all four at once make an overlap.
    let depths = [
      (start.maxX - other.start.minX, end.maxX - other.end.minX),
      (other.start.maxX - start.minX, other.end.maxX - end.minX),
      (start.maxY - other.start.minY, end.maxY - other.end.minY),
      (other.start.maxY - start.minY, other.end.maxY - end.minY),
    ]
    for (first, last) in depths {
      guard first > Self.hair || last > Self.hair else { return false }
      guard first <= Self.hair || last <= Self.hair else { continue }
      let moment = (Self.hair - first) / (last - first)
      let left = first > Self.hair ? 0...moment : moment...1
      guard moments.overlaps(left) else { return false }
      moments = moments.clamped(to: left)
    }
    return moments.upperBound - moments.lowerBound > Self.instant
  }

  static func overlap(_ first: Rect, _ second: Rect) -> Bool {
    min(first.maxX, second.maxX) - max(first.minX, second.minX) > hair
      && min(first.maxY, second.maxY) - max(first.minY, second.minY) > hair
  }

  /// Who gives way to whom: all those before it.
  enum Rank: Int {
    case shown, arriving, leaving
  }

  /// Which cells must not travel, so that those that do never lie upon each other.
  ///
  /// Those that stay where they are go before those that move, and a short way before a long one: in
  /// a grid cells move up within their lines, and only those that change it give way. What a layout puts
  /// upon each other in the end may lie so before.
  /// - Complexity: O(n²) for n paths
  static func crossing(_ paths: [(path: CellPath, rank: Rank)]) -> [Int] {
    let order = paths.indices.sorted { first, second in
      let (one, other) = (paths[first], paths[second])
      let stands = (one.path.stands, other.path.stands)
      if stands.0 != stands.1 { return stands.0 }
      if one.rank != other.rank { return one.rank.rawValue < other.rank.rawValue }
      let lengths = (one.path.length, other.path.length)
      return lengths.0 == lengths.1 ? first < second : lengths.0 < lengths.1
    }
    var going: [(path: CellPath, rank: Rank)] = []
    var crossing: [Int] = []
    for index in order {
      let (path, rank) = paths[index]
      let isInTheWay = going.contains { other in
        // Where both stay, the layout may want them upon each other.
        let meet = rank != .leaving && other.rank != .leaving && overlap(path.end, other.path.end)
        return !meet && path.crosses(other.path)
      }
      if !path.stands, isInTheWay {
        crossing.append(index)
      } else {
        going.append(paths[index])
      }
    }
    return crossing
  }
}
