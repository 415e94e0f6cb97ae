@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Updates of a grid whose lines each have their own thickness")
struct CollectionGridUpdateTests {
  /// Sections with these numbers of items, in lines that are 10, 20, 30, 10… points thick.
  private func items(_ counts: [Int]) -> WorldItems {
    let items = WorldItems()
    for (section, count) in counts.enumerated() { append(section, count, to: items) }
    return items
  }

  private func append(_ section: Int, _ count: Int, to items: WorldItems) {
    let names = (0..<count).map { section * 100 + $0 }
    items.model.sections.append(.init(name: -section, rows: names))
    items.sections[-section] = .init(thicknesses: [10, 20, 30])
    for name in names { items.sizes[name] = Size(width: 40, height: 20 + Double(name % 3) * 5) }
  }

  private func collection(
    _ layout: CollectionViewLayout, _ items: WorldItems, _ delegate: WorldDelegate
  ) -> CollectionView {
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    collection.register(WorldCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.delegate = delegate
    collection.layoutIfNeeded()
    return collection
  }

  @Test(
    "An item that comes has its line, however many columns there are",
    arguments: [
      (CollectionViewGridLayout.Columns.fixed(1), 70.0), (.fixed(2), 30),
      (.fixed(4), 10), (.adaptive(minimum: 80), 70), (.adaptive(minimum: 30), 30),
    ])
  func insertion(columns: CollectionViewGridLayout.Columns, height: Double) throws {
    let items = items([3])
    let delegate = WorldLines(items)
    let collection = collection(CollectionViewGridLayout(columns: columns), items, delegate)
    items.model.sections[0].rows.insert(99, at: 1)
    collection.insertItems(at: [IndexPath(item: 1, section: 0)])
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == height)
    collection.checkInvariants()
    items.model.sections[0].rows.removeFirst(2)
    collection.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    collection.layoutIfNeeded()
    collection.checkInvariants()
    #expect(collection.visibleCells.first?.frame.height == 10)
  }

  @Test("A section that comes has the height of its lines", arguments: [1, 2, 3])
  func sectionInsertion(columns: Int) {
    let items = items([3])
    let delegate = WorldLines(items)
    let collection = collection(
      CollectionViewGridLayout(columns: .fixed(columns)), items, delegate)
    let height = collection.contentSize.height
    append(1, 3, to: items)
    collection.insertSections([1])
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 2 * height)
    collection.checkInvariants()
  }

  @Test("Cells in sight are measured again where the lines are made anew", arguments: [1, 2, 3])
  func measured(columns: Int) {
    let items = items([24])
    let delegate = WorldDelegate(items)
    let layout = CollectionViewGridLayout(columns: .fixed(columns))
    layout.estimatedLineThickness = 50
    let collection = collection(layout, items, delegate)
    let last = collection.indexPathsForVisibleItems.count
    items.model.sections[0].rows.removeLast()
    collection.deleteItems(at: [IndexPath(item: 23, section: 0)])
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.count == last)
    for line in 0..<last / columns {
      let cells = collection.visibleCells[line * columns..<(line + 1) * columns]
      let tallest = cells.compactMap { ($0 as? WorldCell)?.ownSize.height }.max()
      #expect(cells.allSatisfy { $0.frame.height == tallest })
    }
    collection.checkInvariants()
  }
}
