import ScrollEngine

/// The frames of a section: pure arithmetic, in points from the section's start along the layout's
/// axis, and from the collection's edge across it; before the section has scrolled across.
///
/// Along the axis lie the views at the start that extend the section, the inset, the groups, the
/// inset, and the views at the end. Groups count in the container without the insets; views at edges
/// in the container without the insets across the axis, if they follow the insets.
@MainActor
struct SectionGeometry {
  /// A view at an edge, in its place.
  struct Boundary {
    var plan: BoundaryPlan
    /// The place among the section's views of the kind.
    var item: Int
    var frame: Rect
  }

  let plan: SectionPlan
  let axis: Axis
  let surroundings: LayoutSurroundings
  private(set) var course: GroupCourse
  /// The views at edges, in the order of the section's list.
  private(set) var boundaries: [Boundary] = []
  /// The sizes that views at edges prefer, by their places in the section's list.
  private(set) var measuredBoundaries: [Int: Size]
  /// Where the container of the groups begins.
  private(set) var groupsOrigin = Point.zero
  /// The length of the section along the axis.
  private(set) var length = 0.0
  /// The part between the views that extend the section.
  private(set) var content = 0.0..<0.0
  /// The frame in which the section scrolls across; for other sections, that of its groups.
  private(set) var scrollerFrame = Rect.zero

  var count: Int { course.count }
  var scrollsAcross: Bool { plan.scrolling != .none }

  /// How far frames reach out of the section, before and after, along the axis.
  var overhang: (before: Double, after: Double) {
    var (start, end) = (0.0, length)
    if !scrollsAcross, course.groups > 0 {
      start = min(start, groupsOrigin[axis] - course.overhang.before)
      end = max(end, groupsOrigin[axis] + course.length + course.overhang.after)
    }
    for frame in boundaries.map(\.frame) + plan.decorations.map(frame(of:)) {
      start = min(start, frame.start(along: axis))
      end = max(end, frame.end(along: axis))
    }
    return (-start, end - length)
  }

  init(
    _ plan: SectionPlan, along axis: Axis, in surroundings: LayoutSurroundings, count: Int,
    measured: [Int: Size] = [:], measuredBoundaries: [Int: Size] = [:]
  ) {
    self.plan = plan
    self.axis = axis
    self.surroundings = surroundings
    self.measuredBoundaries = measuredBoundaries
    var container = surroundings.effectiveContentSize
    for edge in Axis.allCases {
      container[edge] = max(0, container[edge] - plan.insets.sum(along: edge))
    }
    let sides = Self.sides(of: plan, axis, surroundings, measuredBoundaries)
    container[axis.across] = max(0, container[axis.across] - sides.start - sides.end)
    course = GroupCourse(
      plan.group, along: plan.scrolling == .none ? axis : axis.across, in: container,
      spacing: plan.spacing, count: count, measured: measured, traits: surroundings.traitCollection
    )
    arrange()
  }

  // MARK: Items

  /// Calls a function with the items that intersect a rectangle, in order.
  func forEachItem(in rect: Rect, _ body: (_ item: Int, _ frame: Rect, _ zIndex: Int) -> Void) {
    forEachGroup(in: rect) { place in
      for (number, cell) in place.group.cells.enumerated() {
        let frame = cell.frame.offsetBy(place.origin)
        if frame.intersects(rect) { body(place.firstItem + number, frame, cell.zIndex) }
      }
    }
  }

  /// Calls a function with the groups that may have something in a rectangle, in order; their
  /// origins count in the section.
  func forEachGroup(in rect: Rect, _ body: (GroupCourse.Place) -> Void) {
    let along = course.axis
    let start = groupsOrigin[along]
    for group in course.groups(
      from: rect.start(along: along) - start, to: rect.end(along: along) - start)
    {
      body(place(ofGroup: group))
    }
  }

  private func place(ofGroup number: Int) -> GroupCourse.Place {
    var place = course.place(ofGroup: number)
    place.origin = place.origin + groupsOrigin
    return place
  }

  /// The group of an item, in its place.
  func place(ofItem item: Int) -> GroupCourse.Place { place(ofGroup: course.group(of: item)) }

  /// The frame of an item.
  ///
  /// - Complexity: O(1), or O(log k) with k measured items.
  func frame(ofItem item: Int) -> (frame: Rect, zIndex: Int) {
    let place = place(ofItem: item)
    let cell = place.group.cells[item - place.firstItem]
    return (cell.frame.offsetBy(place.origin), cell.zIndex)
  }

  /// The frame of a view behind the section.
  func frame(of decoration: DecorationPlan) -> Rect {
    let across = axis.across
    var frame = Rect.zero
    frame.size[axis] = length
    frame.origin[across] = surroundings.contentInsets.near(along: across)
    frame.size[across] = surroundings.effectiveContentSize[across]
    return decoration.insets.inset(frame)
  }

  // MARK: Measuring

  /// Adopts the size that a cell prefers.
  mutating func measure(_ item: Int, as size: Size) {
    course.measure(item, as: size)
    arrange()
  }

  /// Adopts the size that a view at an edge prefers.
  mutating func measureBoundary(_ number: Int, as size: Size) {
    measuredBoundaries[number] = size
    self = SectionGeometry(
      plan, along: axis, in: surroundings, count: count, measured: course.measured,
      measuredBoundaries: measuredBoundaries)
  }

  // MARK: Across the axis

  /// The length of what scrolls across, from the edge of ``scrollerFrame`` on.
  var scrollerLength: Double {
    let across = axis.across
    let lead = groupsOrigin[across] - scrollerFrame.start(along: across)
    let end = surroundings.contentSize[across] - scrollerFrame.end(along: across)
    let trail =
      plan.insets.sum(along: across) - plan.insets.near(along: across)
      + (end > 0 ? 0 : surroundings.farInset(along: across))
    return lead + course.length + trail
  }

  // MARK: Arranging

  /// How much the views at the edges beside the groups take of the container.
  private static func sides(
    of plan: SectionPlan, _ axis: Axis, _ surroundings: LayoutSurroundings,
    _ measured: [Int: Size]
  ) -> (start: Double, end: Double) {
    var sides = (start: 0.0, end: 0.0)
    for (number, boundary) in plan.boundaries.enumerated() where boundary.extends {
      guard boundary.alignment[axis] == .middle else { continue }
      let size = boundary.size(in: surroundings.effectiveContentSize, measured[number])
      switch boundary.alignment[axis.across] {
      case .start: sides.start += size[axis.across]
      case .end: sides.end += size[axis.across]
      case .middle: break
      }
    }
    return sides
  }

  private mutating func arrange() {
    let across = axis.across
    let container = surroundings.effectiveContentSize
    let lead = surroundings.contentInsets.near(along: across)
    let follows = plan.boundariesFollowInsets
    var space = container
    if follows { space[across] = max(0, space[across] - plan.insets.sum(along: across)) }
    let spaceStart = lead + (follows ? plan.insets.near(along: across) : 0)
    let sizes = plan.boundaries.enumerated().map { number, boundary in
      boundary.size(in: space, measuredBoundaries[number])
    }
    let sides = Self.sides(of: plan, axis, surroundings, measuredBoundaries)

    // Along the axis.
    var (before, after) = (0.0, 0.0)
    for (boundary, size) in zip(plan.boundaries, sizes) where boundary.extends {
      switch boundary.alignment[axis] {
      case .start: before += size[axis]
      case .end: after += size[axis]
      case .middle: break
      }
    }
    let inner = scrollsAcross ? course.breadth : course.length
    let end = before + plan.insets.sum(along: axis) + inner
    content = before..<max(before, end)
    length = max(before, end) + after
    groupsOrigin[axis] = before + plan.insets.near(along: axis)
    groupsOrigin[across] = lead + plan.insets.near(along: across) + sides.start

    scrollerFrame.origin[axis] = groupsOrigin[axis]
    scrollerFrame.size[axis] = inner
    scrollerFrame.origin[across] = sides.start > 0 ? lead + sides.start : 0
    scrollerFrame.size[across] = max(
      0,
      (sides.end > 0 ? lead + container[across] - sides.end : surroundings.contentSize[across])
        - scrollerFrame.origin[across])
    arrangeBoundaries(sizes, in: space, from: spaceStart)
  }

  private mutating func arrangeBoundaries(_ sizes: [Size], in space: Size, from start: Double) {
    let across = axis.across
    var (before, after) = (0.0, content.upperBound)
    var (side, farSide) = (0.0, space[across])
    var kinds: [String: Int] = [:]
    boundaries = zip(plan.boundaries, sizes).map { boundary, size in
      var frame = Rect(origin: .zero, size: size)
      let place = boundary.alignment[axis]
      let sideways = boundary.alignment[across]
      if place == .middle, boundary.size[axis].isFractional(along: axis) {
        frame.size[axis] =
          boundary.size[axis].dimension * (content.upperBound - content.lowerBound)
      }
      frame.origin[across] = start + sideways.place(of: size[across], in: space[across])
      switch (place, boundary.extends) {
      case (.start, true):
        frame.origin[axis] = before
        before += size[axis]
      case (.end, true):
        frame.origin[axis] = after
        after += size[axis]
      default:
        frame.origin[axis] =
          content.lowerBound
          + place.place(of: frame.size[axis], in: content.upperBound - content.lowerBound)
        guard boundary.extends else { break }
        if sideways == .start {
          frame.origin[across] = start + side
          side += size[across]
        } else if sideways == .end {
          farSide -= size[across]
          frame.origin[across] = start + farSide
        }
      }
      let item = kinds[boundary.kind, default: 0]
      kinds[boundary.kind] = item + 1
      return Boundary(
        plan: boundary, item: item,
        frame: boundary.insets.inset(frame.offsetBy(boundary.offset)))
    }
  }
}

extension BoundaryPlan {
  func size(in container: Size, _ measured: Size?) -> Size {
    var size = size.size(in: container)
    guard let measured else { return size }
    if self.size.widthDimension.isEstimated { size.width = measured.width }
    if self.size.heightDimension.isEstimated { size.height = measured.height }
    return size
  }
}

extension CollectionLayoutDimension {
  /// Whether this is a part of the container's length along an axis.
  func isFractional(along axis: Axis) -> Bool {
    axis == .horizontal ? isFractionalWidth : isFractionalHeight
  }
}

extension LayoutSurroundings {
  func farInset(along axis: Axis) -> Double {
    contentInsets.sum(along: axis) - contentInsets.near(along: axis)
  }
}
