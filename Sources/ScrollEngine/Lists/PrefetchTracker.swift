/// Decides which rows ahead of the visible ones to prepare, and which to cancel.
///
/// Rows are numbered across all sections here. A row is *pending* from the moment it is requested
/// until it is displayed or cancelled. Rows are requested up to one viewport ahead, in the
/// direction of the last movement, nearest first. Pending rows are kept up to two viewports ahead,
/// so that rows of different heights are not requested and cancelled repeatedly at the far end. A
/// movement in the other direction cancels pending rows; so does a jump that leaves them behind or
/// far ahead.
///
/// Invariant after each update: no visible row is pending, and all pending rows are within the kept
/// distance.
struct PrefetchTracker {
  enum Direction: Hashable, Sendable {
    /// Towards higher indices.
    case forward
    case backward
  }

  /// The rows to request and the rows to cancel, each nearest to the visible rows first.
  struct Changes: Hashable {
    var prefetch: [Int] = []
    var cancel: [Int] = []

    var isEmpty: Bool { prefetch.isEmpty && cancel.isEmpty }
  }

  /// How far ahead rows are requested, in viewports. A choice: a fling of 2,000 points a second
  /// crosses a viewport of 600 points in 0.3 seconds, which is enough time to load something.
  static let viewportsAhead = 1

  /// How far ahead pending rows may be before they are cancelled, in viewports. A choice.
  static let viewportsKept = 2

  private(set) var pending = RangeSet<Int>()
  private(set) var direction = Direction.forward
  private(set) var visible = 0..<0
  private var count = 0

  /// Records which of `count` rows are visible, and returns the rows to request and to cancel.
  ///
  /// The `visible` rows have a cell or need one now; `direction` is nil if the viewport has not
  /// moved.
  /// - Complexity: O(v) for v visible rows if these or `count` have changed, otherwise O(1)
  mutating func update(
    visible: Range<Int>, count: Int, direction newDirection: Direction?
  ) -> Changes {
    // A movement that shows or hides no row does not change the direction.
    guard visible != self.visible || count != self.count else { return Changes() }
    self.visible = visible
    self.count = count
    direction = newDirection ?? direction
    let wanted = RangeSet(rows(ahead: Self.viewportsAhead))
    let kept = RangeSet(rows(ahead: Self.viewportsKept))
    pending.subtract(RangeSet(visible))
    let prefetch = wanted.subtracting(pending)
    let cancel = pending.subtracting(kept)
    pending.formIntersection(kept)
    pending.formUnion(prefetch)
    return Changes(prefetch: nearestFirst(prefetch), cancel: nearestFirst(cancel))
  }

  /// The rows within a number of viewports beyond the visible ones.
  private func rows(ahead viewports: Int) -> Range<Int> {
    let length = visible.count * viewports
    switch direction {
    case .forward:
      let start = min(visible.upperBound, count)
      return start..<min(start + length, count)
    case .backward:
      return max(0, visible.lowerBound - length)..<visible.lowerBound
    }
  }

  private func nearestFirst(_ rows: RangeSet<Int>) -> [Int] {
    guard !rows.isEmpty else { return [] }
    let lower = rows.intersection(RangeSet(0..<visible.lowerBound))
    let upper = rows.subtracting(lower)
    return upper.ranges.flatMap { Array($0) } + lower.ranges.reversed().flatMap { $0.reversed() }
  }

  /// Renumbers pending rows after an update; `newRow` returns nil for rows that are gone.
  ///
  /// The next ``update(visible:count:direction:)`` cancels pending rows that are too far away.
  mutating func map(_ newRow: (Int) -> Int?) {
    // The next update must not treat the visible rows as unchanged.
    visible = 0..<0
    guard !pending.isEmpty else { return }
    var mapped = RangeSet<Int>()
    for range in pending.ranges {
      for row in range {
        guard let new = newRow(row) else { continue }
        mapped.insert(contentsOf: new..<new + 1)
      }
    }
    pending = mapped
  }

  /// Forgets all rows; call this when other rows have replaced the old rows.
  ///
  /// - Returns: The rows that were pending.
  @discardableResult
  mutating func reset() -> [Int] {
    let rows = nearestFirst(pending)
    self = PrefetchTracker()
    return rows
  }
}
