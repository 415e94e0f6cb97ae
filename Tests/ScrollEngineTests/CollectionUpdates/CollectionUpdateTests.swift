@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("An updated collection")
struct CollectionUpdateTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let items = NamedItems(30, 30)
  let collection: CollectionView
  let layout = CollectionViewGridLayout(columns: .fixed(2))

  init() {
    layout.lineThickness = 20
    collection = items.collection(layout, in: window)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func cell(_ name: Int) -> NamedItemCell? {
    collection.visibleCells.lazy.compactMap { $0 as? NamedItemCell }.first { $0.name == name }
  }

  @Test("gives the items that stay their new places, and asks for nothing but what is new")
  func insertion() {
    let first = cell(1)
    items.forget()
    items.model.sections[0].rows.insert(99, at: 1)
    collection.insertItems(at: [path(1)])
    window.layoutIfNeeded()
    #expect(collection.visibleNames == [1, 99, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(items.cellsAsked == [99] && items.sizesAsked.isEmpty)
    #expect(cell(1) === first && cell(2)?.frame == Rect(x: 0, y: 20, width: 50, height: 20))
    #expect(collection.contentSize.height == 20 * 16 + 20 * 15)
    collection.checkInvariants()
  }

  @Test(
    "collects what is called for within a block, also within blocks, and asks nothing meanwhile")
  func batches() {
    items.forget()
    var ends: [String] = []
    collection.performBatchUpdates {
      items.model.sections[0].rows.removeFirst(2)
      collection.deleteItems(at: [path(0), path(1)])
      window.layoutIfNeeded()
      collection.contentOffset.y = 10
      window.layoutIfNeeded()
      #expect(collection.numberOfItems(inSection: 0) == 30)
      collection.performBatchUpdates {
        items.model.sections[1].rows.insert(99, at: 0)
        collection.insertItems(at: [path(0, 1)])
      } completion: {
        ends.append("inner \($0)")
      }
      #expect(items.countsAsked == 0 && items.cellsAsked.isEmpty)
    } completion: {
      ends.append("outer \($0)")
    }
    window.advance(to: 1)
    #expect(ends == ["outer true", "inner true"])
    #expect(collection.numberOfItems(inSection: 0) == 28)
    #expect(collection.numberOfItems(inSection: 1) == 31)
    #expect(items.complaints.isEmpty)
    collection.checkInvariants()
  }

  @Test("keeps the first line in sight in its place when lines come or go above it")
  func anchoring() throws {
    collection.contentOffset.y = 105
    window.layoutIfNeeded()
    let top = try #require(cell(11)).frame.minY - collection.contentOffset.y
    items.model.sections[0].rows.insert(contentsOf: [91, 92, 93, 94], at: 0)
    collection.insertItems(at: (0..<4).map { path($0) })
    window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 145)
    #expect(try #require(cell(11)).frame.minY - collection.contentOffset.y == top)
    items.model.sections[0].rows.removeFirst(6)
    collection.deleteItems(at: (0..<6).map { path($0) })
    window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 85)
    #expect(try #require(cell(11)).frame.minY - collection.contentOffset.y == top)
    // At the very beginning of the content, an inserted item becomes visible.
    collection.contentOffset.y = 0
    window.layoutIfNeeded()
    items.model.sections[0].rows.insert(95, at: 0)
    collection.insertItems(at: [path(0)])
    window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 0 && collection.visibleNames.first == 95)
    collection.checkInvariants()
  }

  @Test("moves items and sections with their cells, and their headers along")
  func moving() {
    layout.headerReferenceSize = Size(width: 10, height: 10)
    window.layoutIfNeeded()
    let first = cell(1)
    items.model.sections[0].rows.removeFirst()
    items.model.sections[0].rows.insert(1, at: 3)
    collection.moveItem(at: path(0), to: path(3))
    window.layoutIfNeeded()
    #expect(collection.visibleNames.prefix(5) == [2, 3, 4, 1, 5] && cell(1) === first)
    items.model.sections.swapAt(0, 1)
    collection.moveSection(0, toSection: 1)
    window.layoutIfNeeded()
    #expect(collection.visibleNames.first == 31)
    let header = collection.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: path(0))
    #expect((header as? SectionView)?.section == -2)
    items.model.sections.insert(.init(name: -9, rows: [70, 71]), at: 0)
    items.model.sections.removeLast()
    collection.performBatchUpdates {
      collection.insertSections([0])
      collection.deleteSections([1])
      collection.reloadSections([0])
    }
    window.layoutIfNeeded()
    #expect(collection.visibleNames.prefix(3) == [70, 71, 31])
    #expect(items.complaints.isEmpty)
    collection.checkInvariants()
  }

  @Test("fills the cells of reconfigured items again, and gives reloaded ones others")
  func reconfiguring() throws {
    let second = try #require(cell(2))
    let preparations = second.preparations
    items.forget()
    collection.reconfigureItems(at: [path(1), path(20)])
    window.layoutIfNeeded()
    #expect(cell(2) === second && second.preparations == preparations)
    #expect(items.cellsAsked == [2] && items.log.isEmpty)
    items.model.sections[0].rows[1] = 99
    collection.reconfigureItems(at: [path(1)])
    #expect(second.name == 99)
    items.forget()
    collection.reloadItems(at: [path(1)])
    window.layoutIfNeeded()
    window.advance(to: 1)
    #expect(items.log.sorted() == ["end 2", "show 99"] && cell(99) !== second)
    collection.performBatchUpdates {
      items.model.sections[0].rows.removeFirst()
      collection.deleteItems(at: [path(0)])
      collection.reconfigureItems(at: [path(2)])
      items.forget()
    }
    #expect(items.cellsAsked.contains(3))
    window.layoutIfNeeded()
    collection.checkInvariants()
  }

  @Test("only reloads where it has not been asked for its items yet")
  func outdated() {
    let fresh = CollectionView(
      frame: window.bounds, collectionViewLayout: CollectionViewListLayout())
    fresh.register(NamedItemCell.self, forCellWithReuseIdentifier: "cell")
    fresh.dataSource = items
    var ends: [Bool] = []
    fresh.insertItems(at: [path(99)])
    fresh.performBatchUpdates(nil) { ends.append($0) }
    #expect(ends == [true])
    fresh.layoutIfNeeded()
    #expect(fresh.visibleNames == [1, 2, 3])
    fresh.checkInvariants()
  }

  @Test("follows an item that is being scrolled to, and the one that is pressed")
  func targets() {
    collection.scrollToItem(at: path(10, 1), at: .top, animated: true)
    window.advance(to: 0.1)
    items.model.sections[1].rows.insert(contentsOf: [91, 92, 93, 94], at: 0)
    collection.insertItems(at: (0..<4).map { path($0, 1) })
    window.advance(to: 0.2)
    window.advance(to: 3)
    #expect(collection.visibleNames.first == 41)
    #expect(collection.contentOffset.y == 15 * 20 + 7 * 20)

    let hand = Hand(window)
    hand.rest(3)
    hand.down(10, 30)
    hand.rest(0.3)
    let pressed = collection.visibleCells.first { $0.isHighlighted } as? NamedItemCell
    #expect(pressed?.name == 43)
    items.model.sections[1].rows.removeFirst()
    collection.deleteItems(at: [path(0, 1)])
    window.layoutIfNeeded()
    #expect(pressed?.isHighlighted == true)
    hand.up(10, 30)
    #expect(collection.indexPathsForSelectedItems?.map { items.model[$0] } == [43])
  }

  @Test("in a container takes its new height there")
  func container() {
    let container = ContainerScrollView(frame: window.bounds)
    collection.removeFromSuperview()
    container.addArrangedSubview(collection)
    window.addSubview(container)
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 600)
    items.model.sections[0].rows.removeFirst(10)
    collection.deleteItems(at: (0..<10).map { path($0) })
    #expect(collection.contentSize.height == 500)
    // The view below the collection moves up, and the content size follows it.
    window.advance(to: 0.15)
    #expect(container.contentSize.height < 600 && container.contentSize.height > 500)
    window.advance(to: 1)
    #expect(container.contentSize.height == 500)
    container.checkInvariants()
    #expect(collection.visibleNames.first == 11)
  }
}
