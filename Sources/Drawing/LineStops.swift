internal import Geometry

/// Where the characters of a line of text lie: where a caret stands, what a click hits and what a
/// selection covers.
///
/// Lengths are in points from the line's left edge. Places in the text are offsets in UTF-8 from its
/// beginning and lie between characters, as a reader counts them.
///
/// Where the direction changes, a place lies at two edges of characters. A caret stands at the one of
/// the lower embedding level, which is the surrounding text's and mostly the paragraph's. So every
/// place has an edge of its own, and the line's ends are those of its text.
public struct LineStops {
  /// Characters that follow each other and lie side by side, all in one direction.
  public struct Run {
    /// The places between its characters in reading order, with both its ends.
    public let places: [Int]
    /// The embedding level: even from left to right, odd from right to left.
    public let level: Int
    /// The width in points.
    public let width: Double
    private let beginning: (Int) -> Double

    /// Makes a run; `beginning` measures a number of its first characters, in points, and gives no
    /// less for more of them.
    ///
    /// - Precondition: There is at least one character, between two places.
    public init(
      places: [Int], level: Int, width: Double, beginning: @escaping (Int) -> Double
    ) {
      require(places.count > 1, "LineStops.Run: there are no characters between \(places)")
      self.places = places
      self.level = level
      self.width = width
      self.beginning = beginning
    }

    /// How many characters it has.
    public var count: Int { places.count - 1 }
    /// Whether its first character is the rightmost.
    public var isRightToLeft: Bool { !level.isMultiple(of: 2) }

    /// The width of a number of its first characters, never more than its own.
    func width(ofFirst count: Int) -> Double {
      if count <= 0 { return 0 }
      return count >= self.count ? width : min(max(0, beginning(count)), width)
    }
  }

  /// The runs in reading order; each begins where the one before it ends.
  public let runs: [Run]
  /// The embedding level of the paragraph: odd if it reads from right to left.
  public let level: Int

  /// The runs' numbers from left to right.
  let order: [Int]
  /// The places of the runs on the line, from left to right.
  let ranks: [Int]
  /// Where runs begin and end, from left to right.
  let edges: [Double]
  /// For each end of a run in reading order, at which of the edges its caret stands.
  let stands: [Int]
  /// For each of the edges, which end of a run has its caret there.
  let owners: [Int]

  /// Makes a line of runs in reading order; `level` is the embedding level of the paragraph.
  public init(_ runs: [Run], level: Int) {
    self.runs = runs
    self.level = level
    let order = visualOrder(ofLevels: runs.map(\.level))
    let ranks = inverse(order)
    self.order = order
    self.ranks = ranks
    edges = order.reduce(into: [0]) { $0.append(($0.last ?? 0) + runs[$1].width) }
    let count = runs.count
    stands = (0...count).map { end in
      let before = end > 0 ? runs[end - 1].level : level
      let behind = end < count ? runs[end].level : level
      let isRightToLeft = !min(before, behind).isMultiple(of: 2)
      if before <= behind {
        guard end > 0 else { return isRightToLeft ? count : 0 }
        return ranks[end - 1] + (isRightToLeft ? 0 : 1)
      }
      guard end < count else { return isRightToLeft ? 0 : count }
      return ranks[end] + (isRightToLeft ? 1 : 0)
    }
    owners = inverse(stands)
  }

  /// The width in points.
  public var width: Double { edges.last ?? 0 }

  /// Whether the paragraph reads from right to left.
  public var isRightToLeft: Bool { !level.isMultiple(of: 2) }

  /// The offset of the end.
  public var end: Int { runs.last?.places.last ?? 0 }
}

/// The numbers of things with embedding levels, from left to right: rule L2 of the Unicode
/// Bidirectional Algorithm.
package func visualOrder(ofLevels levels: [Int]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), highest > 0 else { return order }
  for level in (1...highest).reversed() {
    var start = 0
    while start < levels.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start + 1
      while end < levels.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}

/// Where each number stands in a permutation.
private func inverse(_ permutation: [Int]) -> [Int] {
  var places = Array(repeating: 0, count: permutation.count)
  for (place, number) in permutation.enumerated() { places[number] = place }
  return places
}
