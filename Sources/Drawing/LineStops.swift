internal import Geometry

/// The positions of the characters in a line of text, for carets, clicks and selections.
///
/// Positions are in points from the line's left edge. Offsets are UTF-8 offsets from the start of
/// the text, between characters (grapheme clusters).
///
/// Where the direction changes, an offset has two positions, at the edges of two runs. The caret is
/// shown at the edge of the run with the lower embedding level: the level of the surrounding text,
/// and usually of the paragraph. So each end of a run has an edge of its own, and the text
/// begins and ends at the two ends of the line.
public struct LineStops {
  /// Consecutive characters that are adjacent in the line and have one direction.
  public struct Run {
    /// The offsets between the run's characters in reading order, including both ends.
    public let places: [Int]
    /// The embedding level: even for left to right, odd for right to left.
    public let level: Int
    /// The width in points.
    public let width: Double
    private let beginning: (Int) -> Double

    /// Makes a run; `beginning` returns the width of a given number of its first characters.
    ///
    /// The width is in points, and must not decrease with the number.
    ///
    /// - Precondition: There is at least one character, so `places` has at least two elements.
    public init(
      places: [Int], level: Int, width: Double, beginning: @escaping (Int) -> Double
    ) {
      require(places.count > 1, "LineStops.Run: there are no characters between \(places)")
      self.places = places
      self.level = level
      self.width = width
      self.beginning = beginning
    }

    /// The number of characters in the run.
    public var count: Int { places.count - 1 }
    /// Whether the run's first character is its rightmost.
    public var isRightToLeft: Bool { !level.isMultiple(of: 2) }

    /// The width of the first `count` characters, limited to the run's width.
    func width(ofFirst count: Int) -> Double {
      if count <= 0 { return 0 }
      return count >= self.count ? width : min(max(0, beginning(count)), width)
    }
  }

  /// The runs in reading order; each begins at the offset at which the previous run ends.
  public let runs: [Run]
  /// The embedding level of the paragraph: odd if it reads from right to left.
  public let level: Int

  /// The indices of the runs from left to right.
  let order: [Int]
  /// For each run, its index in ``order``.
  let ranks: [Int]
  /// The positions of the runs' edges, from left to right.
  let edges: [Double]
  /// For each end of a run in reading order, the index of the edge at which its caret is shown.
  let stands: [Int]
  /// For each edge, the index of the run's end whose caret is shown at that edge.
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

  /// The offset of the end of the text.
  public var end: Int { runs.last?.places.last ?? 0 }
}

/// The indices of items with embedding levels, from left to right: rule L2 of the Unicode
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

/// The inverse of a permutation.
private func inverse(_ permutation: [Int]) -> [Int] {
  var places = Array(repeating: 0, count: permutation.count)
  for (place, number) in permutation.enumerated() { places[number] = place }
  return places
}
