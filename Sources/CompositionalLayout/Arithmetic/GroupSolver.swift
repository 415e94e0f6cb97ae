import ScrollEngine

/// Finds the frames in one group: pure arithmetic, in points.
///
/// The rules, along the axis of a line:
///
/// - The items of the line follow each other in the order of its subitems, which begin again after
///   the last, until the next item does not fit, the count is reached, or the section has no more
///   items. The first item of a line has its place even if it is too long, and a round of all
///   subitems that takes no space is the last one.
/// - The space that is left over is shared equally among the flexible distances: those between
///   items, and those at the items' edges.
/// - A line whose length is an estimate becomes as long as its items.
///
/// Across the line, an item lies at the start, or where its flexible edges put it; a line whose
/// breadth is an estimate becomes as broad as its broadest item.
@MainActor
struct GroupSolver {
  /// The size that the cell of an item prefers; nil if it is not known.
  var measured: (Int) -> Size? = { _ in nil }
  var traits = TraitCollection()

  /// Decides whether an item still fits into a line in spite of rounding.
  static let slack = 1e-6

  /// The group or the item with a size in a container, with items from `first` on, `limit` at most.
  func solve(_ plan: ItemPlan, in container: Size, from first: Int, limit: Int) -> SolvedGroup {
    solve(plan, size: plan.size.size(in: container), from: first, limit: limit)
  }

  private func solve(
    _ plan: ItemPlan, size: Size, from first: Int, limit: Int, isShared axis: Axis? = nil
  ) -> SolvedGroup {
    switch plan.content {
    case .cell: cell(plan, size, first, shared: axis)
    case .line(let along, let items, let repetition, let spacing):
      line(
        Line(
          plan: plan, axis: along, items: items, repetition: repetition, spacing: spacing,
          size: size, grows: PerAxisFlags(of: plan.size, without: axis)), first, limit)
    case .custom(let provider): custom(plan, provider, size, limit)
    }
  }

  /// A cell; along `shared` the line decides its length.
  private func cell(_ plan: ItemPlan, _ size: Size, _ item: Int, shared: Axis?) -> SolvedGroup {
    let grows = PerAxisFlags(of: plan.size, without: shared)
    var size = size
    if grows.any, let measured = measured(item) {
      for axis in Axis.allCases where grows[axis] { size[axis] = measured[axis] }
    }
    let frame = plan.effectiveInsets.inset(Rect(origin: .zero, size: size))
    var solved = SolvedGroup(size: size, cells: [.init(frame: frame, isEstimated: grows)])
    solved.attach(plan.attachments, to: frame, ofCell: 0)
    return solved
  }

  private func custom(
    _ plan: ItemPlan, _ provider: CollectionLayoutGroupCustomItemProvider, _ size: Size,
    _ limit: Int
  ) -> SolvedGroup {
    let insets = plan.effectiveInsets
    let items = provider(
      LayoutSurroundings(contentSize: size, contentInsets: insets, traitCollection: traits))
    guard !items.isEmpty else {
      fatalError(
        "CollectionLayoutGroup: the provider of a custom group of \(size.width) x \(size.height) returns no items"
      )
    }
    var solved = SolvedGroup(size: size)
    solved.cells = items.prefix(limit).map { .init(frame: $0.frame, zIndex: $0.zIndex) }
    if plan.size.hasEstimate {
      let outline = solved.cells.map(\.frame).reduce(Rect.zero) { $0.union($1) }
      if plan.size.widthDimension.isEstimated { solved.size.width = outline.maxX }
      if plan.size.heightDimension.isEstimated { solved.size.height = outline.maxY }
    }
    solved.attach(plan.attachments, to: Rect(origin: .zero, size: solved.size), ofCell: 0)
    return solved
  }

  // MARK: Lines

  private struct Line {
    var plan: ItemPlan
    var axis: Axis
    var items: [ItemPlan]
    var repetition: ItemPlan.Repetition
    var spacing: CollectionLayoutSpacing
    var size: Size
    /// The axes along which the content decides the length.
    var grows: PerAxisFlags

    var inner: Size {
      let insets = plan.effectiveInsets
      return Size(
        width: max(0, size.width - insets.sum(along: .horizontal)),
        height: max(0, size.height - insets.sum(along: .vertical)))
    }
  }

  private struct Child {
    var plan: ItemPlan
    var solved: SolvedGroup

    func length(along axis: Axis) -> Double {
      let (before, after) = plan.edges(along: axis)
      return before.spacing + solved.size[axis] + after.spacing
    }
  }

  private func line(_ line: Line, _ first: Int, _ limit: Int) -> SolvedGroup {
    let children = children(of: line, from: first, limit: limit)
    let (axis, across, inner) = (line.axis, line.axis.across, line.inner)
    let used =
      children.reduce(0) { $0 + $1.length(along: axis) }
      + line.spacing.spacing * Double(max(0, children.count - 1))
    let breadth = children.map { $0.length(along: across) }.max() ?? 0
    var solved = SolvedGroup(size: line.size)
    if line.grows[axis] { solved.size[axis] = used }
    if line.grows[across] { solved.size[across] = breadth }

    let share = share(of: children, line.spacing, line.grows[axis] ? 0 : inner[axis] - used, axis)
    let space = line.grows[across] ? breadth : inner[across]
    let insets = line.plan.effectiveInsets
    var place = insets.near(along: axis)
    for child in children {
      let (before, after) = child.plan.edges(along: axis)
      place += before.spacing + (before.isFlexibleSpacing ? share : 0)
      var origin = Point.zero
      origin[axis] = place
      origin[across] =
        insets.near(along: across) + child.plan.place(of: child.solved.size, in: space, across)
      solved.add(child.solved, at: origin)
      place +=
        child.solved.size[axis] + after.spacing + (after.isFlexibleSpacing ? share : 0)
        + line.spacing.spacing + (line.spacing.isFlexibleSpacing ? share : 0)
    }
    solved.attach(
      line.plan.attachments, to: Rect(origin: .zero, size: solved.size), ofCell: 0)
    return solved
  }

  /// What each flexible distance gets of the space that is left over.
  private func share(
    of children: [Child], _ spacing: CollectionLayoutSpacing, _ rest: Double, _ axis: Axis
  ) -> Double {
    guard rest > 0 else { return 0 }
    var count = spacing.isFlexibleSpacing ? max(0, children.count - 1) : 0
    for child in children {
      let (before, after) = child.plan.edges(along: axis)
      count += (before.isFlexibleSpacing ? 1 : 0) + (after.isFlexibleSpacing ? 1 : 0)
    }
    return count == 0 ? 0 : rest / Double(count)
  }

  private func children(of line: Line, from first: Int, limit: Int) -> [Child] {
    var children: [Child] = []
    let axis = line.axis
    let inner = line.inner
    var (cells, used, usedBefore) = (0, 0.0, 0.0)
    while cells < limit {
      let place = children.count % line.items.count
      let plan = line.items[place]
      var size = plan.size.size(in: inner)
      var shared: Axis?
      switch line.repetition {
      case .untilFull:
        if place == 0, !children.isEmpty {
          guard used != usedBefore else { return children }
          usedBefore = used
        }
      case .times(let count): if children.count == count { return children }
      case .equally(let count):
        if children.count == count { return children }
        if !line.grows[axis] {
          shared = axis
          size[axis] = max(
            0,
            (inner[axis] - line.spacing.spacing * Double(count - 1)) / Double(count)
              - plan.edges(along: axis).before.spacing - plan.edges(along: axis).after.spacing)
        }
      }
      let child = Child(
        plan: plan,
        solved: solve(
          plan, size: size, from: first + cells, limit: limit - cells, isShared: shared))
      if case .untilFull = line.repetition {
        // The estimates decide how many items a line of an estimated length has.
        let length =
          line.grows[axis]
          ? Child(
            plan: plan,
            solved: GroupSolver(traits: traits).solve(
              plan, size: size, from: first + cells, limit: limit - cells)
          ).length(along: axis) : child.length(along: axis)
        let gap = children.isEmpty ? 0 : line.spacing.spacing
        if !children.isEmpty, used + gap + length > inner[axis] + Self.slack { return children }
        used += gap + length
      }
      cells += child.solved.cells.count
      children.append(child)
    }
    return children
  }
}

extension ItemPlan {
  /// The start of the item across a line, within a space.
  fileprivate func place(of size: Size, in space: Double, _ axis: Axis) -> Double {
    let (before, after) = edges(along: axis)
    let rest = max(0, space - before.spacing - size[axis] - after.spacing)
    guard before.isFlexibleSpacing else { return before.spacing }
    return before.spacing + (after.isFlexibleSpacing ? rest / 2 : rest)
  }
}

extension PerAxisFlags {
  /// The axes along which a size is an estimate, but for one axis.
  init(of size: CollectionLayoutSize, without axis: Axis?) {
    horizontal = size.widthDimension.isEstimated && axis != .horizontal
    vertical = size.heightDimension.isEstimated && axis != .vertical
  }

  subscript(axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
}
