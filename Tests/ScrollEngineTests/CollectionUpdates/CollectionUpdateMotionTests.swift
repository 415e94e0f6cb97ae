@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A collection on its way to its new items")
struct CollectionUpdateMotionTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let items = NamedItems(20)
  let collection: CollectionView
  let layout = CollectionViewListLayout()

  init() {
    layout.itemThickness = 20
    collection = items.collection(layout, in: window)
    collection.delegate = NamedItemsWithoutSizes.kept(for: items)
    window.layoutIfNeeded()
    items.forget()
    window.advance(to: 5)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func alpha(_ name: Int) -> Double? {
    collection.visibleCells.first { ($0 as? NamedItemCell)?.name == name }.map {
      (($0.transit?.alpha ?? 1) * 1e6).rounded() / 1e6
    }
  }

  private var live: Int { collection.reuseQueue.statistics(forIdentifier: "cell").live }

  @Test("shows items where they were at first, and where they belong after 0.3 seconds")
  func insertion() {
    var ends: [Bool] = []
    items.model.sections[0].rows.insert(99, at: 1)
    collection.performBatchUpdates {
      collection.insertItems(at: [path(1)])
    } completion: {
      ends.append($0)
    }
    window.layoutIfNeeded()
    // The frames have their final values immediately.
    collection.checkInvariants()
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 20, 40, 60, 80])
    #expect(collection.visibleNames == [1, 99, 2, 3, 4])
    #expect(collection.visibleTops == [0, 20, 20, 40, 60])
    #expect(alpha(99) == 0 && alpha(2) == 1)
    // The last item moves down out of sight, and keeps its cell until the animation ends.
    #expect(live == 6 && items.log == ["show 99"])

    #expect(window.advance(to: 5.15) == 5.15)
    #expect(collection.visibleTops == [0, 20, 30, 50, 70] && alpha(99) == 0.5)
    #expect(window.needsDisplay && ends.isEmpty)
    collection.checkInvariants()
    #expect(window.advance(to: 5.3) == nil)
    #expect(collection.visibleTops == [0, 20, 40, 60, 80] && alpha(99) == 1)
    #expect(ends == [true] && live == 5)
    #expect(items.log == ["show 99", "end 5"])
    #expect(items.complaints.isEmpty)
  }

  @Test("keeps deleted items as ghosts behind the others until they have gone")
  func deletion() {
    items.model.sections[0].rows.removeSubrange(1..<3)
    var updates = ListUpdates()
    updates.delete(at: [path(1), path(2)], with: .left)
    #expect(throws: Never.self) { try collection.apply(updates) }
    window.layoutIfNeeded()
    #expect(collection.visibleNames == [1, 4, 5, 6, 7])
    // Items that become visible move in from below.
    #expect(collection.visibleTops == [0, 60, 80, 100, 120])
    let ghosts = collection.subviews.filter { view in
      view.transit != nil && !collection.visibleCells.contains { $0 === view }
    }
    #expect(ghosts.compactMap { ($0 as? NamedItemCell)?.name }.sorted() == [2, 3])
    #expect(
      Array(collection.subviews.prefix(2)).allSatisfy { view in ghosts.contains { $0 === view } })
    #expect(live == 7)
    window.advance(to: 5.15)
    #expect(ghosts.allSatisfy { abs(($0.transit?.offset.x ?? 0) + 50) < 1e-9 })
    window.advance(to: 5.3)
    #expect(ghosts.allSatisfy { $0.superview == nil && $0.transit == nil })
    #expect(live == 5 && Set(items.log.suffix(2)) == ["end 2", "end 3"])
    collection.checkInvariants()
    #expect(items.complaints.isEmpty)
  }

  @Test("goes on from where things are when another update comes in between")
  func interruption() {
    items.model.sections[0].rows.insert(99, at: 0)
    collection.insertItems(at: [path(0)])
    window.advance(to: 5.15)
    #expect(collection.visibleTops == [0, 10, 30, 50, 70])
    items.model.sections[0].rows.removeFirst()
    collection.deleteItems(at: [path(0)])
    window.layoutIfNeeded()
    #expect(collection.visibleNames == [1, 2, 3, 4, 5])
    #expect(collection.visibleTops.prefix(4) == [10, 30, 50, 70])
    window.advance(to: 5.45)
    #expect(collection.visibleTops == [0, 20, 40, 60, 80])
    #expect(live == 5)
    collection.checkInvariants()
    #expect(items.complaints.isEmpty)
  }

  @Test("ends at once when it is reloaded, or leaves its window, or goes away")
  func cutShort() {
    var ends: [Bool] = []
    func change() {
      items.model.sections[0].rows.removeFirst()
      collection.performBatchUpdates {
        collection.deleteItems(at: [path(0)])
      } completion: {
        ends.append($0)
      }
      window.layoutIfNeeded()
    }
    change()
    collection.reloadData()
    #expect(ends == [false])
    window.layoutIfNeeded()
    #expect(live == 5 && collection.visibleCells.allSatisfy { $0.transit == nil })
    change()
    collection.removeFromSuperview()
    #expect(ends == [false, false])
    #expect(collection.visibleCells.allSatisfy { $0.transit == nil } && live == 5)
    window.addSubview(collection)
    window.layoutIfNeeded()
    collection.checkInvariants()
    #expect(items.complaints.isEmpty)

    let queue = ReuseQueue()
    do {
      let other = CollectionView(
        frame: window.bounds, collectionViewLayout: CollectionViewListLayout())
      other.reuseQueue = queue
      other.register(NamedItemCell.self, forCellWithReuseIdentifier: "cell")
      other.dataSource = items
      window.addSubview(other)
      window.layoutIfNeeded()
      items.model.sections[0].rows.removeFirst()
      other.deleteItems(at: [path(0)])
      window.layoutIfNeeded()
      #expect(queue.statistics(forIdentifier: "cell").live == 4)
      other.removeFromSuperview()
    }
    #expect(queue.statistics(forIdentifier: "cell").live == 0)
  }

  @Test("takes the cells from one layout to the next, and keeps the first item in sight there")
  func otherLayout() throws {
    collection.contentOffset.y = 105
    window.layoutIfNeeded()
    let sixth = try #require(collection.cellForItem(at: path(5)))
    let grid = CollectionViewGridLayout(columns: .fixed(2))
    grid.lineThickness = 50
    items.forget()
    collection.setCollectionViewLayout(grid, animated: true)
    window.layoutIfNeeded()
    collection.checkInvariants()
    #expect(collection.contentOffset.y == 100)
    #expect(collection.visibleNames == [5, 6, 7, 8])
    #expect(items.cellsAsked == [5])
    // The sixth item was a line 100 points wide, and began five points above the upper edge.
    #expect(sixth.frame == Rect(x: 50, y: 100, width: 50, height: 50))
    #expect(sixth.transit?.offset == Point(x: -50, y: -5))
    window.advance(to: 5.15)
    #expect(abs((sixth.transit?.offset.x ?? 0) + 25) < 1e-9)
    window.advance(to: 5.3)
    #expect(sixth.transit == nil && live == 4)
    collection.checkInvariants()
    collection.setCollectionViewLayout(layout, animated: false)
    window.layoutIfNeeded()
    collection.checkInvariants()
    #expect(collection.contentOffset.y == 80)
    #expect(collection.visibleCells.allSatisfy { $0.transit == nil })
    #expect(items.complaints.isEmpty)
  }

  @Test("fades in what comes into sight where the last layout does not say how it lay there")
  func unknownFrames() {
    collection.setCollectionViewLayout(StripesLayout(), animated: false)
    window.layoutIfNeeded()
    #expect(collection.visibleNames == [1, 2, 3, 4, 5])
    let grid = CollectionViewGridLayout(columns: .fixed(2))
    grid.lineThickness = 20
    collection.setCollectionViewLayout(grid, animated: true)
    window.layoutIfNeeded()
    #expect(collection.visibleNames == Array(1...10) && alpha(10) == 0)
    window.advance(to: 5.3)
    #expect(alpha(10) == 1)
    collection.checkInvariants()
  }
}

extension NamedItemsWithoutSizes {
  /// A delegate that lives as long as its items.
  static func kept(for items: NamedItems) -> NamedItemsWithoutSizes {
    let delegate = NamedItemsWithoutSizes(items)
    items.companion = delegate
    return delegate
  }
}
