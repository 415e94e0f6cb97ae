import ScrollEngine

/// The scroll view of a section that scrolls across its layout.
final class SectionScroller: CollectionViewScroller {
  typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior

  private let onLeaving: (SectionScroller) -> Void
  var section: Int
  let behavior: Behavior
  private let direction: Axis
  /// Where the groups are.
  var stops: GroupStops

  init(
    section: Int, behavior: Behavior, along axis: Axis, stops: GroupStops,
    in collection: ListView, onLeaving: @escaping (SectionScroller) -> Void
  ) {
    self.section = section
    self.behavior = behavior
    self.onLeaving = onLeaving
    self.stops = stops
    direction = axis
    super.init(axis: axis, in: collection)
    isPagingEnabled = behavior == .paging
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    if behavior == .groupPaging || behavior == .groupPagingCentered { decelerationRate = .fast }
  }

  override func didLeave() { onLeaving(self) }

  // MARK: Coming to rest

  private var stopsAtGroups: Bool {
    switch behavior {
    case .none, .continuous, .paging: false
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
    }
  }

  private var goesByGroup: Bool { stopsAtGroups && behavior != .continuousGroupLeadingBoundary }

  private var groupAtStart = 0

  override func didBeginDragging() {
    super.didBeginDragging()
    groupAtStart = stops.group(nearest: layoutOffset[direction])
  }

  override var insistsOnRestingOffset: Bool { goesByGroup }

  /// The start of a group: that nearest to where the content would come to rest, or of the group
  /// beside the one from which the drag began.
  override func restingOffset(_ proposed: Point, velocity: Point) -> Point {
    guard stopsAtGroups, stops.count > 0 else { return proposed }
    let wanted = offset(ofLayout: proposed)[direction]
    var group = stops.group(nearest: wanted)
    if goesByGroup {
      group = min(max(group, groupAtStart - 1), groupAtStart + 1)
      group = min(max(group, 0), stops.count - 1)
    }
    return offset(atGroup: group)
  }

  override func stoppingOffset(from offset: Point) -> Point {
    let stopped = super.stoppingOffset(from: offset)
    guard goesByGroup, stops.count > 0 else { return stopped }
    return self.offset(
      atGroup: stops.group(nearest: self.offset(ofLayout: stopped)[direction]))
  }

  /// The offset on screen at which a group is in its place, as far as the content allows.
  func offset(atGroup group: Int) -> Point {
    var place = layoutOffset
    place[direction] = stops.offset(ofGroup: group)
    return scrollRange.clamp(offset(ofLayout: place))
  }

  // MARK: Wheel and keys

  /// Goes by one group for a notch or a key, if the section goes by groups.
  override func takeStep(_ step: ScrollStep, at time: Double) -> Bool {
    guard goesByGroup, stops.count > 0 else { return super.takeStep(step, at: time) }
    let forward: Bool
    switch step {
    case .fraction: return false
    case .notch(let translation):
      guard translation[direction] != 0 else { return false }
      forward = translation[direction] > 0
    case .key(let key):
      guard key.axis == direction, key.amount == .line || key.amount == .page else { return false }
      forward = key.isForward
    }
    // On screen, the groups of content from right to left follow each other leftwards.
    let isTurned =
      direction == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pending = smoothTarget.map { offset(ofLayout: $0) } ?? layoutOffset
    let group = stops.group(nearest: pending[direction]) + (forward != isTurned ? 1 : -1)
    let target = offset(atGroup: min(max(group, 0), stops.count - 1))
    scrollSmoothly(to: target, duration: Self.stepDuration)
    return true
  }

  /// The duration of a move to the next group by a notch of the wheel or a key, in seconds: that of a
  /// key in every scroll view.
  private static let stepDuration = 0.15
}

/// The offsets at which the groups of a section come to rest, in points of the layout.
@MainActor
struct GroupStops {
  let course: GroupCourse
  /// What lies before the first group.
  let lead: Double
  let visible: Double
  let isCentered: Bool

  var count: Int { course.groups }

  func offset(ofGroup group: Int) -> Double {
    let start = course.offset(ofGroup: group)
    guard isCentered else { return start }
    return lead + start + (course.length(ofGroup: group) - visible) / 2
  }

  /// The group whose offset is nearest.
  ///
  /// - Complexity: O(log n)
  func group(nearest offset: Double) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self.offset(ofGroup: middle) < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return max(low, 0) }
    return offset - self.offset(ofGroup: low - 1) <= self.offset(ofGroup: low) - offset
      ? low - 1 : low
  }
}
