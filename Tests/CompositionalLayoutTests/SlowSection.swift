import ScrollEngine

@testable import CompositionalLayout

/// Every frame of a section, found group by group and item by item, as the documentation says: slow,
/// and without anything that the layout uses to be fast.
@MainActor
struct SlowSection {
  /// What lies in a line: an item, or a distance.
  private enum Segment {
    case distance(CollectionLayoutSpacing)
    case node(Int)
  }

  private final class Node {
    let plan: ItemPlan
    var size: Size
    var children: [Node] = []
    var frames: [Rect] = []
    init(_ plan: ItemPlan, _ size: Size) { (self.plan, self.size) = (plan, size) }
    var leaves: Int {
      switch plan.content {
      case .cell: 1
      case .custom: frames.count
      case .line: children.map(\.leaves).reduce(0, +)
      }
    }
  }

  let plan: SectionPlan
  let axis: Axis
  let surroundings: LayoutSurroundings
  let count: Int
  var measured: [Int: Size] = [:]

  private(set) var items: [Rect] = []
  private(set) var badges: [(kind: String, item: Int, frame: Rect)] = []
  private(set) var edges: [Rect] = []
  private(set) var length = 0.0

  init(
    _ plan: SectionPlan, along axis: Axis, in surroundings: LayoutSurroundings, count: Int,
    measured: [Int: Size] = [:]
  ) {
    self.plan = plan
    self.axis = axis
    self.surroundings = surroundings
    self.count = count
    self.measured = measured
    solve()
  }

  private mutating func solve() {
    let (across, insets) = (axis.across, plan.insets)
    let whole = surroundings.effectiveContentSize
    var room = Size(
      width: max(0, whole.width - insets.leading - insets.trailing),
      height: max(0, whole.height - insets.top - insets.bottom))
    let edge =
      axis == .vertical ? surroundings.contentInsets.leading : surroundings.contentInsets.top
    let nearInset = axis == .vertical ? insets.top : insets.leading
    let farInset = axis == .vertical ? insets.bottom : insets.trailing
    let acrossInset = axis == .vertical ? insets.leading : insets.top

    var edgeRoom = whole
    var edgeStart = edge
    if plan.boundariesFollowInsets {
      edgeRoom[across] = max(
        0,
        whole[across]
          - (axis == .vertical
            ? insets.leading + insets.trailing : insets.top + insets.bottom))
      edgeStart += acrossInset
    }
    // Views beside the groups take of their container.
    var besideStart = 0.0
    for boundary in plan.boundaries where boundary.extends && boundary.alignment[axis] == .middle {
      let taken = boundary.size.size(in: whole)[across]
      switch boundary.alignment[across] {
      case .start:
        besideStart += taken
        room[across] -= taken
      case .end: room[across] -= taken
      case .middle: break
      }
    }
    room[across] = max(0, room[across])
    var at = 0.0
    for boundary in plan.boundaries where boundary.extends && boundary.alignment[axis] == .start {
      at += boundary.size.size(in: edgeRoom)[axis]
    }
    let contentStart = at
    at += nearInset
    let course = plan.scrolling == .none ? axis : across
    var step = 0.0
    // Estimates count only if nothing is measured.
    var breadths: [(isMeasured: Bool, length: Double)] = []
    var item = 0
    while item < count {
      let node = solved(plan.group, in: room, from: item, upTo: count)
      let (before, after) = plan.group.edges(along: course)
      let (left, right) = plan.group.edges(along: course.across)
      var origin = Point.zero
      var rest = room[course.across] - left.spacing - right.spacing - node.size[course.across]
      rest = max(0, rest)
      let shift = left.isFlexibleSpacing ? (right.isFlexibleSpacing ? rest / 2 : rest) : 0
      origin[axis] = at
      origin[across] = edge + acrossInset + besideStart
      origin[course] += step + before.spacing
      origin[course.across] += left.spacing + shift
      put(node, at: origin, firstItem: item)
      step += before.spacing + node.size[course] + after.spacing + plan.spacing
      let isMeasured = (item..<item + node.leaves).contains { measured[$0] != nil }
      breadths.append((isMeasured, left.spacing + node.size[course.across] + right.spacing))
      item += node.leaves
    }
    if count > 0 { step -= plan.spacing }
    let hasEstimate = plan.group.size[course.across].isEstimated
    let decides = hasEstimate && breadths.contains(where: \.isMeasured)
    let breadth = breadths.filter { $0.isMeasured || !decides }.map(\.length).max() ?? 0
    at += course == axis ? step : breadth
    at += farInset
    let contentEnd = at
    var start = 0.0
    edges = plan.boundaries.map { boundary in
      let size = boundary.size.size(in: edgeRoom)
      var frame = Rect(origin: .zero, size: size)
      switch boundary.alignment[across] {
      case .start: frame.origin[across] = edgeStart
      case .middle: frame.origin[across] = edgeStart + (edgeRoom[across] - size[across]) / 2
      case .end: frame.origin[across] = edgeStart + edgeRoom[across] - size[across]
      }
      switch (boundary.alignment[axis], boundary.extends) {
      case (.start, true):
        frame.origin[axis] = start
        start += size[axis]
      case (.start, false): frame.origin[axis] = contentStart
      case (.end, true):
        frame.origin[axis] = at
        at += size[axis]
      case (.end, false): frame.origin[axis] = contentEnd - size[axis]
      case (.middle, _): frame.origin[axis] = (contentStart + contentEnd - size[axis]) / 2
      }
      return frame.offsetBy(boundary.offset)
    }
    length = at
  }

  // MARK: Which items a group has

  private func solved(_ plan: ItemPlan, in room: Size, from item: Int, upTo end: Int) -> Node {
    solved(plan, plan.size.size(in: room), from: item, upTo: end, estimates: false)
  }

  private func solved(
    _ plan: ItemPlan, _ size: Size, from item: Int, upTo end: Int, estimates: Bool,
    sharing shared: Axis? = nil
  ) -> Node {
    let node = Node(plan, size)
    let grows = Axis.allCases.filter { plan.size[$0].isEstimated && $0 != shared }
    switch plan.content {
    case .cell:
      if !estimates, let own = measured[item] { for axis in grows { node.size[axis] = own[axis] } }
    case .custom(let provider):
      node.frames = Array(provider(LayoutSurroundings(contentSize: size)).map(\.frame))
      node.frames = Array(node.frames.prefix(end - item))
    case .line(let axis, let plans, let repetition, let gap):
      let room = inside(size, plan)
      var next = item
      var used = 0.0
      var atRound = -1.0
      while next < end {
        let number = node.children.count
        let child = plans[number % plans.count]
        var childSize = child.size.size(in: room)
        var sharing: Axis?
        switch repetition {
        case .untilFull:
          if number % plans.count == 0 {
            if used == atRound, number > 0 { next = end }
            atRound = used
          }
        case .times(let times): if number == times { next = end }
        case .equally(let times):
          if number == times { next = end }
          if !grows.contains(axis) {
            sharing = axis
            let (before, after) = child.edges(along: axis)
            childSize[axis] = max(
              0,
              (room[axis] - gap.spacing * Double(times - 1)) / Double(times) - before.spacing
                - after.spacing)
          }
        }
        if next == end { break }
        let candidate = solved(
          child, childSize, from: next, upTo: end, estimates: estimates, sharing: sharing)
        if case .untilFull = repetition {
          let guess =
            grows.contains(axis)
            ? solved(child, childSize, from: next, upTo: end, estimates: true) : candidate
          let (before, after) = child.edges(along: axis)
          var more = before.spacing + guess.size[axis] + after.spacing
          if number > 0 { more += gap.spacing }
          if number > 0, used + more > room[axis] + 1e-6 { break }
          used += more
        }
        node.children.append(candidate)
        next += candidate.leaves
      }
      for growing in grows {
        let lengths = node.children.map { child -> Double in
          let (before, after) = child.plan.edges(along: growing)
          return before.spacing + child.size[growing] + after.spacing
        }
        node.size[growing] =
          growing == axis
          ? lengths.reduce(0, +) + gap.spacing * Double(max(0, lengths.count - 1))
          : lengths.max() ?? 0
      }
    }
    return node
  }

  /// The room in a group without its insets, which do not count along an estimated axis.
  private func inside(_ size: Size, _ plan: ItemPlan) -> Size {
    var room = size
    if !plan.size.widthDimension.isEstimated {
      room.width = max(0, room.width - plan.insets.leading - plan.insets.trailing)
    }
    if !plan.size.heightDimension.isEstimated {
      room.height = max(0, room.height - plan.insets.top - plan.insets.bottom)
    }
    return room
  }

  // MARK: Where they lie

  private mutating func put(_ node: Node, at origin: Point, firstItem: Int) {
    let whole = Rect(origin: origin, size: node.size)
    switch node.plan.content {
    case .cell:
      let frame = cut(whole, node.plan)
      items.append(frame)
      addBadges(of: node.plan, to: frame, item: firstItem)
    case .custom:
      for frame in node.frames {
        items.append(
          Rect(
            x: origin.x + frame.minX, y: origin.y + frame.minY, width: frame.width,
            height: frame.height))
      }
      addBadges(of: node.plan, to: whole, item: firstItem)
    case .line(let axis, _, _, let gap):
      var segments: [Segment] = []
      for (number, child) in node.children.enumerated() {
        if number > 0 { segments.append(.distance(gap)) }
        segments.append(.distance(child.plan.edges(along: axis).before))
        segments.append(.node(number))
        segments.append(.distance(child.plan.edges(along: axis).after))
      }
      var (sum, flexible) = (0.0, 0.0)
      for segment in segments {
        switch segment {
        case .distance(let spacing):
          sum += spacing.spacing
          if spacing.isFlexibleSpacing { flexible += 1 }
        case .node(let number): sum += node.children[number].size[axis]
        }
      }
      let inner = cut(whole, node.plan)
      let rest = inner.size[axis] - sum
      let share =
        node.plan.size[axis].isEstimated && abs(node.size[axis] - sum) < 1e-9 || rest < 0
          || flexible == 0 ? 0 : rest / flexible
      var place = inner.origin[axis]
      var item = firstItem
      for segment in segments {
        switch segment {
        case .distance(let spacing):
          place += spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
        case .node(let number):
          let child = node.children[number]
          let (before, after) = child.plan.edges(along: axis.across)
          let room = max(
            0,
            inner.size[axis.across] - child.size[axis.across] - before.spacing - after.spacing)
          var corner = Point.zero
          corner[axis] = place
          corner[axis.across] = inner.origin[axis.across] + before.spacing
          if before.isFlexibleSpacing {
            corner[axis.across] += after.isFlexibleSpacing ? room / 2 : room
          }
          put(child, at: corner, firstItem: item)
          item += child.leaves
          place += child.size[axis]
        }
      }
      addBadges(of: node.plan, to: whole, item: firstItem)
    }
  }

  private func cut(_ frame: Rect, _ plan: ItemPlan) -> Rect {
    let (wide, high) = (plan.size.widthDimension.isEstimated, plan.size.heightDimension.isEstimated)
    let left = wide ? 0 : plan.insets.leading
    let top = high ? 0 : plan.insets.top
    return Rect(
      x: frame.minX + left, y: frame.minY + top,
      width: max(0, frame.width - left - (wide ? 0 : plan.insets.trailing)),
      height: max(0, frame.height - top - (high ? 0 : plan.insets.bottom)))
  }

  private mutating func addBadges(of plan: ItemPlan, to frame: Rect, item: Int) {
    for badge in plan.attachments {
      let size = badge.size.size(in: frame.size)
      func point(_ anchor: CollectionLayoutAnchor, _ rect: Rect) -> Point {
        let x = anchor.edges.contains(.leading) == anchor.edges.contains(.trailing)
        let y = anchor.edges.contains(.top) == anchor.edges.contains(.bottom)
        return Point(
          x: x ? rect.midX : anchor.edges.contains(.leading) ? rect.minX : rect.maxX,
          y: y ? rect.midY : anchor.edges.contains(.top) ? rect.minY : rect.maxY)
      }
      func shift(_ anchor: CollectionLayoutAnchor) -> Point {
        anchor.isFractionalOffset
          ? Point(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
          : anchor.offset
      }
      // Without an anchor of its own, the view lies at the same edges as the item's anchor.
      let own = badge.item ?? CollectionLayoutAnchor(edges: badge.container.edges)
      let held = point(own, Rect(origin: .zero, size: size)) + shift(own)
      let origin = point(badge.container, frame) + shift(badge.container) - held
      badges.append((badge.kind, item, Rect(origin: origin, size: size)))
    }
  }
}
