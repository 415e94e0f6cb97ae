import Extents

/// The state of the children that a data source numbers, except their lengths.
struct NumberedChildren {
  weak var source: (any ContainerScrollViewDataSource)?
  /// Whether a callback is running, or code that may call one; meanwhile the numbers must not
  /// change.
  var isAsking = false
  /// Whether the next layout is to reload all children.
  var reloadIsDue = false
  /// Whether the last pass has found a number in sight whose child does not exist.
  var lacksChildren = false
  var pins = NumberedPins()
}

/// The children of a data source that stay at the edge, by number.
struct NumberedPins {
  /// 1 for each child that is pinned until the next one, 0 for all others.
  private var passing = Extents()
  /// The numbers of the children that are pinned permanently, in order.
  private(set) var permanent: [Int] = []

  init() {}

  /// Asks about `count` children from `first` on.
  init(
    from first: Int, count: Int, _ pinning: (_ number: Int) -> StackingScrollView.Pinning
  ) {
    var staying: [Int] = []
    passing = Extents(count: count) {
      switch pinning(first + $0) {
      case .none: return 0
      case .untilNext: return 1
      case .permanent:
        staying.append(first + $0)
        return 0
      }
    }
    permanent = staying
  }

  var isEmpty: Bool { passing.total == 0 && permanent.isEmpty }

  func pinning(of number: Int) -> StackingScrollView.Pinning {
    if passing[number] > 0 { return .untilNext }
    return permanent.contains(number) ? .permanent : .none
  }

  /// Replaces the pins of some children by the pins of others.
  mutating func replace(_ range: Range<Int>, with new: NumberedPins) {
    let delta = new.passing.count - range.count
    passing.replaceSubrange(range, with: new.passing)
    permanent =
      permanent.filter { $0 < range.lowerBound } + new.permanent
      + permanent.filter { $0 >= range.upperBound }.map { $0 + delta }
  }

  /// The last child before `number` that is pinned until the next one and fulfils a condition; nil
  /// if there is none.
  ///
  /// - Complexity: O(log n) for each child that is examined.
  @MainActor
  func last(before number: Int, where isWanted: (Int) -> Bool) -> Int? {
    var rank = passing.offset(of: number)
    while rank > 0, let found = passing.index(at: rank - 0.5) {
      if isWanted(found) { return found }
      rank -= 1
    }
    return nil
  }
}
