import ScrollEngine

/// The groups of a section, one after another along an axis: pure arithmetic, in points from the
/// start of the first group.
///
/// Groups with the same number of items, which is the rule, are found by division, and only those
/// that hold a measured item are laid out one by one: memory and time depend on what was measured,
/// not on the number of items. Where measured lengths decide how many items a group has
/// (``ItemPlan/flows``), all groups are laid out.
@MainActor
struct GroupCourse {
  /// A group in its place.
  struct Place {
    var number: Int
    var firstItem: Int
    /// Where the group's frame begins, within the section's container.
    var origin: Point
    var group: SolvedGroup
  }

  let plan: ItemPlan
  let axis: Axis
  let container: Size
  let spacing: Double
  let count: Int
  private let traits: TraitCollection
  private(set) var measured: [Int: Size]

  private let template: SolvedGroup
  /// The number of items of each group, but for the last; at least one.
  private let itemsPerGroup: Int
  private var solved: [Int: SolvedGroup] = [:]
  private var lengths: SparseSums
  /// The first item of each group, and of one more; nil if all groups have the same number.
  private var firsts: [Int]?
  /// How far frames reach out of their groups, before and after, along the axis.
  private(set) var overhang = (before: 0.0, after: 0.0)
  private let hasExtent: Bool

  init(
    _ plan: ItemPlan, along axis: Axis, in container: Size, spacing: Double, count: Int,
    measured: [Int: Size], traits: TraitCollection
  ) {
    self.plan = plan
    self.axis = axis
    self.container = container
    self.spacing = spacing
    self.count = count
    self.measured = measured
    self.traits = traits
    template =
      count == 0
      ? SolvedGroup(size: .zero)
      : GroupSolver(traits: traits).solve(plan, in: container, from: 0, limit: count)
    itemsPerGroup = max(1, template.cells.count)
    hasExtent = template.outline != nil
    let groups = count == 0 ? 0 : (count + itemsPerGroup - 1) / itemsPerGroup
    lengths = SparseSums(repeating: Self.length(of: template, plan, axis), count: groups)
    guard count > 0 else { return }
    note(template)
    if plan.flows {
      flow()
    } else {
      if count % itemsPerGroup != 0 { solve(groups - 1) }
      for group in Set(measured.keys.map { $0 / itemsPerGroup }).sorted() { solve(group) }
    }
  }

  private static func length(of group: SolvedGroup, _ plan: ItemPlan, _ axis: Axis) -> Double {
    let (before, after) = plan.edges(along: axis)
    return before.spacing + group.size[axis] + after.spacing
  }

  // MARK: Questions

  var groups: Int { lengths.count }

  /// The length of all groups with the spaces between them.
  var length: Double { lengths.total + spacing * Double(max(0, groups - 1)) }

  /// The breadth of the broadest group that is known; of estimates only if nothing is measured.
  var breadth: Double {
    guard count > 0 else { return 0 }
    let across = axis.across
    guard plan.size[across].isEstimated, !solved.isEmpty else {
      return Self.length(of: template, plan, across)
    }
    let known = solved.filter { group, _ in isMeasured(group) }
    return (known.isEmpty ? [template] : Array(known.values))
      .map { Self.length(of: $0, plan, across) }.max() ?? 0
  }

  /// The group of an item.
  func group(of item: Int) -> Int {
    guard let firsts else { return item / itemsPerGroup }
    var (low, high) = (0, firsts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if firsts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a group begins along the axis, with its edge spacing.
  func offset(ofGroup group: Int) -> Double { lengths.offset(of: group) + spacing * Double(group) }

  /// The length of a group with its edge spacing.
  func length(ofGroup group: Int) -> Double { lengths[group] }

  func place(ofGroup number: Int) -> Place {
    let group = solved[number] ?? template
    let across = axis.across
    var origin = Point.zero
    origin[axis] = offset(ofGroup: number) + plan.edges(along: axis).before.spacing
    let (before, after) = plan.edges(along: across)
    let rest = max(
      0, container[across] - before.spacing - group.size[across] - after.spacing)
    origin[across] =
      before.spacing
      + (before.isFlexibleSpacing ? after.isFlexibleSpacing ? rest / 2 : rest : 0)
    return Place(
      number: number, firstItem: firsts?[number] ?? number * itemsPerGroup, origin: origin,
      group: group)
  }

  /// The groups with something between two offsets; others may be among them.
  func groups(from start: Double, to end: Double) -> Range<Int> {
    guard groups > 0, hasExtent || firsts != nil, start < end + overhang.before + overhang.after
    else { return 0..<0 }
    let first = lengths.index(at: start - overhang.after - abs(spacing), spacing: spacing)
    let last = lengths.index(at: end + overhang.before, spacing: spacing)
    return first..<max(first, last) + 1
  }

  // MARK: Measured items

  /// Whether the size of an item is an estimate along some axis.
  func isEstimated(_ item: Int) -> PerAxisFlags {
    let place = place(ofGroup: group(of: item))
    return place.group.cells[item - place.firstItem].isEstimated
  }

  private func isMeasured(_ group: Int) -> Bool {
    let first = firsts?[group] ?? group * itemsPerGroup
    let end = firsts?[group + 1] ?? min(count, first + itemsPerGroup)
    return measured.count < end - first
      ? measured.keys.contains { $0 >= first && $0 < end }
      : (first..<end).contains { measured[$0] != nil }
  }

  /// Adopts the size of an item.
  ///
  /// - Complexity: O(items in the group), or O(items) if the groups flow.
  mutating func measure(_ item: Int, as size: Size) {
    measured[item] = size
    if plan.flows { flow() } else { solve(item / itemsPerGroup) }
  }

  private mutating func solve(_ number: Int) {
    let first = number * itemsPerGroup
    let group = solver.solve(
      plan, in: container, from: first, limit: min(itemsPerGroup, count - first))
    adopt(group, number)
  }

  private mutating func adopt(_ group: SolvedGroup, _ number: Int) {
    solved[number] = group
    lengths[number] = Self.length(of: group, plan, axis)
    note(group)
  }

  private mutating func flow() {
    var (first, firsts, all) = (0, [Int](), [SolvedGroup]())
    while first < count {
      let group = solver.solve(plan, in: container, from: first, limit: count - first)
      firsts.append(first)
      all.append(group)
      first += group.cells.count
    }
    firsts.append(count)
    self.firsts = firsts
    solved = [:]
    lengths = SparseSums(repeating: lengths.usual, count: all.count)
    for (number, group) in all.enumerated() { adopt(group, number) }
  }

  private var solver: GroupSolver { GroupSolver(measured: { measured[$0] }, traits: traits) }

  private mutating func note(_ group: SolvedGroup) {
    let length = Self.length(of: group, plan, axis)
    guard length + spacing >= 0 else {
      fatalError(
        "CollectionLayoutSection: interGroupSpacing \(spacing) is longer than a group of \(length) points"
      )
    }
    guard let outline = group.outline else { return }
    let before = plan.edges(along: axis).before.spacing
    overhang.before = max(overhang.before, -(before + outline.start(along: axis)))
    overhang.after = max(overhang.after, before + outline.end(along: axis) - length)
  }
}
