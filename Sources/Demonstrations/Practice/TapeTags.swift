/// Places tags on stems: each tag is at the upper end of its stem. It is in a row where it hides no
/// other tag, if possible, and covers as few stems as possible.
struct TapeTags {
  struct Tag: Hashable {
    /// The x of the stem, in points.
    let stem: Double
    let left: Double
    let right: Double
    /// The row, counted from the top.
    let row: Int

    /// Whether another tag's stem passes behind this tag.
    func covers(_ other: Tag) -> Bool {
      // A stem within a point of the tag's edge does not count.
      other.row < row && other.stem > left + 1 && other.stem < right - 1
    }
  }

  private let rowCount: Int
  private let room: ClosedRange<Double>
  private var tags: [Tag] = []
  private var cost = 0.0

  /// The least distance between two tags in a row, in points.
  private static let gap = 5.0
  /// A hidden tag costs as much as a hundred covered stems, a tag off its stem as much as ten, and
  /// a tag at the left of its stem as much as half a covered stem.
  private static let hiddenCost = 100.0
  private static let displacedCost = 10.0
  private static let sideCost = 0.5

  private init(rowCount: Int, room: ClosedRange<Double>) {
    (self.rowCount, self.room) = (rowCount, room)
  }

  /// Places tags by their stems and widths, the earliest first, in the horizontal range `room`, in
  /// points.
  ///
  /// Each tag is to the right of its stem if possible. If tags are hidden then, the first ones are
  /// placed to the left, as many as necessary.
  static func placed(
    _ wanted: [(stem: Double, width: Double)], rowCount: Int, room: ClosedRange<Double>
  ) -> [Tag] {
    let empty = TapeTags(rowCount: rowCount, room: room)
    var best = empty
    best.addAll(wanted, onTheLeft: 0)
    for count in wanted.indices where best.cost >= hiddenCost {
      var other = empty
      other.addAll(wanted, onTheLeft: count + 1)
      if other.cost < best.cost { best = other }
    }
    return best.tags
  }

  private mutating func addAll(
    _ wanted: [(stem: Double, width: Double)], onTheLeft count: Int
  ) {
    for (place, (stem, width)) in wanted.enumerated() {
      add(stem: stem, width: width, isOnTheLeft: place < count)
    }
  }

  private mutating func add(stem: Double, width: Double, isOnTheLeft: Bool) {
    var best = Tag(stem: stem, left: stem, right: stem + width, row: 0)
    var least = Double.infinity
    for isLeft in isOnTheLeft ? [true] : [false, true] {
      let left = isLeft ? stem - width : stem
      let inside = max(room.lowerBound, min(left, room.upperBound - width))
      for row in 0..<rowCount {
        let tag = Tag(stem: stem, left: inside, right: inside + width, row: row)
        let cost =
          cost(of: tag) + (isLeft ? Self.sideCost : 0)
          + (inside == left ? 0 : Self.displacedCost)
        if cost < least { (best, least) = (tag, cost) }
      }
    }
    cost += least
    tags.append(best)
  }

  private func cost(of tag: Tag) -> Double {
    var hidden = 0
    var covered: Set<Double> = []
    for other in tags {
      if other.row == tag.row, other.left < tag.right + Self.gap, tag.left < other.right + Self.gap
      {
        hidden += 1
      }
      if tag.covers(other) { covered.insert(other.stem) }
      if other.covers(tag) { covered.insert(tag.stem) }
    }
    return Double(hidden) * Self.hiddenCost + Double(covered.count)
  }
}
