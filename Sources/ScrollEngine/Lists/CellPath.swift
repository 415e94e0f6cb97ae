/// The straight path of a cell on screen, from its displayed rectangle to its final rectangle.
///
/// All paths start and end at the same times, so each cell moves in a straight line relative to any
/// other.
struct CellPath: Hashable {
  var start: Rect
  var end: Rect

  /// Cells that overlap by at most this length, in points, count as not overlapping.
  static let hair = 1.0 / 64

  /// Overlaps that last for at most this fraction of the motion are rounding errors.
  private static let instant = 1e-9

  /// The distance that the centre of the cell travels, in whole hairs.
  ///
  /// A mirrored layout must compare the same distances: the centre travels as far there, but the
  /// origin of a growing cell does not.
  private var length: Double {
    let way = Point(x: end.midX - start.midX, y: end.midY - start.midY)
    return (way.length / Self.hair).rounded()
  }

  /// Whether the start and end frames are equal within a hair.
  private var stands: Bool {
    length == 0 && abs(end.width - start.width) < Self.hair
      && abs(end.height - start.height) < Self.hair
  }

  /// Whether the two cells overlap at some moment of their motion.
  func crosses(_ other: CellPath) -> Bool {
    var moments = 0.0...1.0
    // How far an edge of one cell is past the opposite edge of the other cell, at the start and at
    // the end; the cells overlap while all four depths exceed a hair.
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

  /// The precedence of moving cells: a cell gives way to cells of earlier ranks.
  enum Rank: Int {
    case shown, arriving, leaving
  }

  /// The indices of the cells that must fade instead of moving, so that moving cells never overlap.
  ///
  /// Cells that stand still take precedence, then earlier ranks, then shorter paths: in a grid,
  /// cells move within their lines, and only cells that change lines give way. Two cells whose
  /// final frames overlap may also overlap while they move, if neither is leaving.
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
        // If neither cell leaves, the layout may want the two to overlap.
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
