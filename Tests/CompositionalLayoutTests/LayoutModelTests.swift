import ScrollEngine
import TestSupport
import Testing

@testable import CompositionalLayout

/// Random layouts, scrolled and changed at random, beside the slow reference.
@MainActor
@Suite("A compositional layout, changed at random,")
struct LayoutModelTests {
  /// Checks the cells on screen: each lies as the reference says, from the others of its section.
  private func check(_ world: LayoutWorld, _ plans: [CollectionLayoutSection], _ seed: UInt64) {
    world.collection.checkInvariants()
    let visible = Dictionary(grouping: world.collection.indexPathsForVisibleItems, by: \.section)
    for (section, paths) in visible {
      let names = world.items[section]
      let plan = plans[section % plans.count].plan
      var measured: [Int: Size] = [:]
      // The layout knows the sizes of all cells that it has ever shown.
      for (item, size) in world.layout.sections.sizes[section] ?? [:] { measured[item] = size }
      for path in paths where !hasSizeItWants(path, world) {
        Issue.record("seed \(seed): \(path) has not the size that it wants")
      }
      let slow = SlowSection(
        plan, along: .vertical, in: world.layout.sections.surroundings, count: names.count,
        measured: measured)
      guard let first = paths.first, let origin = place(first, world) else { continue }
      for path in paths {
        guard let place = place(path, world) else { continue }
        let (one, other) = (slow.items[first.item], slow.items[path.item])
        let expected = other.offsetBy(origin.origin - one.origin)
        let differs =
          abs(place.minX - expected.minX) > 1e-6 || abs(place.minY - expected.minY) > 1e-6
          || abs(place.width - expected.width) > 1e-6 || abs(place.height - expected.height) > 1e-6
        if differs {
          Issue.record("seed \(seed): \(path) lies at \(place), not \(expected)")
          return
        }
        #expect(world.collection.cellForItem(at: path)?.tag == names[path.item], "seed \(seed)")
      }
    }
  }

  private func hasSizeItWants(_ path: IndexPath, _ world: LayoutWorld) -> Bool {
    guard let cell = world.collection.cellForItem(at: path),
      let isEstimated = world.layout.sections[path.section]?.geometry.course.isEstimated(path.item),
      let wanted = world.sizes(world.items[path.section][path.item])
    else { return true }
    return Axis.allCases.allSatisfy {
      !isEstimated[$0] || abs(cell.bounds.size[$0] - wanted[$0]) < 1e-6
    }
  }

  private func place(_ path: IndexPath, _ world: LayoutWorld) -> Rect? {
    world.collection.cellForItem(at: path).map { world.window.convert($0.bounds, from: $0) }
  }

  private func run(_ seed: UInt64) {
    var random = RandomSections(seed: seed)
    // Millions of points would leave nothing in sight.
    random.numbers = RandomNumbers(seed % 3 == 0 ? .tenths : .thirds, seed: seed)
    let plans = (0..<4).map { _ in
      let section = random.section()
      section.boundarySupplementaryItems = []
      section.forEachItem { $0.supplementaryItems = [] }
      return section
    }
    let size = random.numbers.number(in: 80...400)
    var next = 0
    let counts = (0..<6).map { _ in random.count() }
    let world = LayoutWorld(
      counts, size: Size(width: size, height: 300),
      sizes: { Size(width: 10 + Double($0 * 37 % 90), height: 10 + Double($0 * 53 % 70)) }
    ) { section, _ in plans[section % plans.count] }
    next = counts.reduce(0, +)
    check(world, plans, seed)
    for _ in 0..<12 {
      switch Int.random(in: 0...5, using: &random.numbers.random) {
      case 0, 1:
        world.scroll(
          to: Double.random(
            in: 0...max(1, world.collection.contentSize.height), using: &random.numbers.random))
      case 2:
        let scroller = world.collection.subviews.compactMap { $0 as? CollectionViewScroller }.first
        scroller?.contentOffset.x += 70
      case 3:
        change(world, &next, &random.numbers.random)
      case 4: world.collection.reloadData()
      default: world.collection.frame.size.width = random.numbers.number(in: 80...400)
      }
      world.settle()
      check(world, plans, seed)
    }
  }

  /// Removes some items of a section, and adds others, in one update.
  private func change(_ world: LayoutWorld, _ next: inout Int, _ random: inout SeededRandom) {
    let section = Int.random(in: world.items.indices, using: &random)
    var items = world.items[section]
    let removed = items.indices.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
    for item in removed.reversed() { items.remove(at: item) }
    let count = Int.random(in: 0...4, using: &random)
    let start = Int.random(in: 0...items.count, using: &random)
    items.insert(contentsOf: next..<next + count, at: start)
    next += count
    let changed = items
    world.collection.performBatchUpdates({
      world.items[section] = changed
      world.collection.deleteItems(at: removed.map { world.path($0, section) })
      world.collection.insertItems(at: (start..<start + count).map { world.path($0, section) })
    })
  }

  @Test("shows each cell where the reference has it")
  func model() {
    for seed in Soak.seeds(1...60) { run(seed) }
  }
}

extension CollectionLayoutSection {
  /// Changes the section's group and all groups and items in it.
  func forEachItem(_ change: (CollectionLayoutItem) -> Void) {
    func visit(_ item: CollectionLayoutItem) {
      change(item)
      for subitem in (item as? CollectionLayoutGroup)?.subitems ?? [] { visit(subitem) }
    }
    visit(group)
  }
}
