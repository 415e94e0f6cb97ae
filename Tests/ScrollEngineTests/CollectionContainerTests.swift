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
    // Three in a line: 4 lines of 20 points, then 4, 5, 5, 5 and 6.
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
    // Two in a line: 6, 6, 7, 7, 8 and 8 lines.
    #expect(container.contentSize.height == 840)
    window.layoutIfNeeded()
    container.contentOffset.y = 640
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(collections[5].visibleCells[0].frame == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test(
    "keep what is seen in its place when their cells turn out to have other sizes",
    arguments: 1...3 as ClosedRange<UInt64>)
  func estimates(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let sources = (0..<4).map { _ in CollectionSelfSizingTests.source(&random, widths: 400...400) }
    let lists = sources.map { source in
      let list = source.collection(
        CollectionSelfSizingTests.list(estimate: CollectionComparison.quarters(10...200, &random)))
      list.reuseQueue = queue
      container.addArrangedSubview(list)
      return list
    }
    window.layoutIfNeeded()
    for step in 0..<300 {
      var before: [ObjectIdentifier: [IndexPath: Double]] = [:]
      for list in lists {
        before[ObjectIdentifier(list)] = Dictionary(
          uniqueKeysWithValues: list.visibleCells.map {
            (list.indexPath(for: $0) ?? IndexPath(item: 0, section: 0), top(of: $0, in: list))
          })
      }
      let old = container.contentOffset.y
      let limit = max(0, container.contentSize.height - 200)
      let jump = Int.random(in: 0..<20, using: &random) == 0
      let wanted = min(
        limit,
        max(
          0,
          jump
            ? CollectionComparison.quarters(0...Int(limit * 4), &random)
            : old + CollectionComparison.quarters(-300...300, &random)))
      container.contentOffset.y = wanted
      window.layoutIfNeeded()
      container.checkInvariants()
      if container.contentOffset.y == container.contentSize.height - 200 { continue }
      for list in lists {
        for cell in list.visibleCells {
          guard let path = list.indexPath(for: cell),
            let place = before[ObjectIdentifier(list)]?[path]
          else { continue }
          #expect(
            abs(top(of: cell, in: list) - (place - (wanted - old))) < 1e-9,
            "seed \(seed), step \(step), \(path)")
        }
      }
    }
  }

  /// Where a cell is seen, from the container's upper edge.
  private func top(of cell: CollectionViewCell, in list: CollectionView) -> Double {
    cell.frame.minY - list.contentOffset.y + list.frame.minY - container.contentOffset.y
  }
}
