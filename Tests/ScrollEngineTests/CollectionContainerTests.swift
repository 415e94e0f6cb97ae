import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Collections in a container")
struct CollectionContainerTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let queue = ReuseQueue()
  let sources = (0..<6).map { CollectionSource(11 + $0) }
  let collections: [CollectionView]

  init() {
    collections = sources.map { source in
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: 30, height: 20)
      layout.minimumInteritemSpacing = 5
      layout.minimumLineSpacing = 0
      return source.collection(layout, width: 0, height: 0)
    }
    window.addSubview(container)
  }

  func share() {
    for collection in collections {
      collection.reuseQueue = queue
      container.addArrangedSubview(collection)
    }
    window.layoutIfNeeded()
  }

  var live: Int { collections.reduce(0) { $0 + $1.visibleCells.count } }

  @Test("are as tall as their lines, and show the slice that one can see")
  func heights() {
    share()
    // Three items fit on a line: the collections have 4, 4, 5, 5, 5 and 6 lines of 20 points.
    #expect(container.contentSize.height == 580)
    #expect(live == 11 + 12 + 6)
    container.contentOffset.y = 70
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(collections[0].frame == Rect(x: 0, y: 70, width: 100, height: 10))
    #expect(collections[0].contentOffset.y == 70)
  }

  @Test(
    "never make more cells than are visible at once, whichever way one jumps",
    arguments: 1...3 as ClosedRange<UInt64>)
  func jumps(seed: UInt64) {
    share()
    var random = SeededRandom(seed: seed)
    var mostVisible = live
    for step in 0..<500 {
      container.contentOffset.y = .random(in: -250...800, using: &random)
      window.layoutIfNeeded()
      mostVisible = max(mostVisible, live)
      let statistics = queue.statistics(forIdentifier: "cell")
      #expect(statistics.live == live, "seed \(seed), step \(step)")
      #expect(statistics.created <= mostVisible, "seed \(seed), step \(step)")
      container.checkInvariants()
    }
  }

  @Test("take another height when they get other items, another layout or another width")
  func changes() {
    share()
    sources[5].sections[0].sizes = []
    collections[5].reloadData()
    #expect(container.contentSize.height == 460)
    (collections[0].collectionViewLayout as? CollectionViewFlowLayout)?.itemSize.height = 30
    #expect(container.contentSize.height == 500)
    collections[1].collectionViewLayout = CollectionViewListLayout()
    #expect(container.contentSize.height == 420 + 12 * 44)
    window.layoutIfNeeded()
    container.checkInvariants()
  }

  @Test("are as tall as the container's width makes them, also those out of sight")
  func width() {
    share()
    container.frame.size.width = 65
    // Two items fit on a line: the collections have 6, 6, 7, 7, 8 and 8 lines.
    #expect(container.contentSize.height == 840)
    window.layoutIfNeeded()
    container.contentOffset.y = 640
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(collections[5].visibleCells[0].frame == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test(
    "keep what is seen in its place when their cells turn out to have other sizes",
    arguments: Soak.seeds(1...8))
  func estimates(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let sources = (0..<4).map { _ in CollectionSelfSizingTests.source(&numbers, widths: 100...100) }
    let size = CollectionComparison.viewport(&numbers)
    window.frame.size = size
    container.frame.size = size
    let lists = sources.map { source in
      let list = source.collection(
        CollectionSelfSizingTests.list(
          estimate: numbers.number(in: 2.5...50), spacing: numbers.number(in: 0...6),
          header: numbers.number(in: 0...20)))
      list.reuseQueue = queue
      container.addArrangedSubview(list)
      return list
    }
    window.layoutIfNeeded()
    for step in 0..<200 {
      var before: [ObjectIdentifier: [IndexPath: Double]] = [:]
      for list in lists {
        before[ObjectIdentifier(list)] = Dictionary(
          uniqueKeysWithValues: list.visibleCells.map {
            (list.indexPath(for: $0) ?? IndexPath(item: 0, section: 0), top(of: $0, in: list))
          })
      }
      let distance = CollectionSelfSizingTests.scroll(container, &numbers, jumps: 20)
      window.layoutIfNeeded()
      container.checkInvariants()
      let length = container.contentSize.height
      let slack = CollectionComparison.tolerance(length)
      if abs(container.contentOffset.y - (length - size.height)) <= slack { continue }
      for list in lists {
        for cell in list.visibleCells {
          guard let path = list.indexPath(for: cell),
            let place = before[ObjectIdentifier(list)]?[path],
            CollectionSelfSizingTests.shows(
              place - distance, cell.frame.height, within: size.height)
          else { continue }
          #expect(
            abs(top(of: cell, in: list) - (place - distance)) <= slack,
            "seed \(seed), step \(step), \(path)")
        }
      }
    }
  }

  /// Two lists of items that are 50 points high, and have an estimated height until measured.
  private func lists(
    estimate: Double, count: Int = 20
  ) -> (sources: [CollectionSource], lists: [CollectionView]) {
    let sources = (0..<2).map { _ in
      CollectionSource([
        .init(sizes: Array(repeating: Size(width: 100, height: 50), count: count))
      ])
    }
    let lists = sources.map { source in
      let list = source.collection(
        CollectionSelfSizingTests.list(estimate: estimate, spacing: 0, header: 0))
      container.addArrangedSubview(list)
      return list
    }
    window.layoutIfNeeded()
    return (sources, lists)
  }

  private func top(of item: Int, in list: CollectionView) -> Double? {
    list.cellForItem(at: IndexPath(item: item, section: 0)).map { top(of: $0, in: list) }
  }

  @Test("keep what is seen in its place when the end of a list above comes into sight")
  func endAbove() {
    let (sources, lists) = lists(estimate: 30)
    lists[1].scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(top(of: 0, in: lists[1]) == 0)
    container.contentOffset.y -= 10
    window.layoutIfNeeded()
    #expect(top(of: 0, in: lists[1]) == 10)
    #expect(top(of: 19, in: lists[0]) == -40)
    container.checkInvariants()
    withExtendedLifetime(sources) {}
  }

  @Test("keep what is seen in its place when the beginning of its list comes into sight")
  func beginning() {
    // With 80 items, the second list can be scrolled past items that were never visible.
    let (sources, lists) = lists(estimate: 10, count: 80)
    lists[1].scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(top(of: 5, in: lists[1]) == 0)
    // By the estimates, all items before item 5 would be visible after this step.
    container.contentOffset.y -= 60
    window.layoutIfNeeded()
    #expect(top(of: 5, in: lists[1]) == 60)
    #expect(top(of: 4, in: lists[1]) == 10)
    container.checkInvariants()
    withExtendedLifetime(sources) {}
  }

  @Test("are not brought back to an end that moves on when the next cell is measured")
  func end() {
    let (sources, lists) = lists(estimate: 30)
    sources[1].sections[0].sizes[18].height = 5
    sources[1].sections[0].sizes[19].height = 60
    lists[1].scrollToItem(at: IndexPath(item: 14, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(top(of: 14, in: lists[1]) == 0)
    // Items 18 and 19 are both visible: with only item 18 measured, the end would come too early.
    container.contentOffset.y += 55
    window.layoutIfNeeded()
    #expect(top(of: 15, in: lists[1]) == -5)
    #expect(top(of: 19, in: lists[1]) == 150)
    container.checkInvariants()
    withExtendedLifetime(sources) {}
  }

  /// The distance from the container's upper edge to the visible place of a cell.
  private func top(of cell: CollectionViewCell, in list: CollectionView) -> Double {
    cell.frame.minY - list.contentOffset.y + list.frame.minY - container.contentOffset.y
  }
}
