import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("The cells of a collection")
struct CollectionContentTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  /// A cell that holds another collection, which scrolls horizontally.
  final class ShelfItem: CollectionViewCell {
    let shelf: CollectionView
    let source = CollectionSource(30)

    override init(frame: Rect = .zero) {
      let layout = CollectionViewListLayout()
      layout.scrollDirection = .horizontal
      shelf = CollectionView(collectionViewLayout: layout)
      super.init(frame: frame)
      shelf.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
      shelf.dataSource = source
      contentView.addSubview(shelf)
    }

    override var nestedScrollViews: [ScrollView] { [shelf] }

    override func layoutSubviews() {
      super.layoutSubviews()
      shelf.frame = contentView.bounds
    }
  }

  /// A data source whose items are shelves.
  final class Shelves: CollectionViewDataSource {
    var count = 40
    var names = true
    var thickness = 44.0
    /// The thickness of the items in each shelf.
    var shelfThickness = 44.0
    var onFill: ((CollectionViewCell, IndexPath) -> Void)?

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      count
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath)
      let shelf = (cell as? ShelfItem)?.shelf.collectionViewLayout as? CollectionViewListLayout
      shelf?.itemThickness = shelfThickness
      if names { cell.contentIdentity = indexPath.item }
      onFill?(cell, indexPath)
      return cell
    }

    func collectionView(
      _ collectionView: CollectionView, contentIdentityForItemAt indexPath: IndexPath
    ) -> AnyHashable? {
      indexPath.item
    }

    @MainActor
    func collection(in window: Window) -> CollectionView {
      let layout = CollectionViewListLayout()
      layout.itemThickness = thickness
      let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
      collection.register(ShelfItem.self, forCellWithReuseIdentifier: "shelf")
      collection.dataSource = self
      window.addSubview(collection)
      window.layoutIfNeeded()
      return collection
    }
  }

  @Test(
    "put the collections in them where they stood when their items return",
    arguments: [false, true], Soak.seeds(1...8))
  func nestedOffsets(named: Bool, seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    let shelves = Shelves()
    shelves.names = named
    shelves.shelfThickness = numbers.number(in: 20...60)
    shelves.thickness = numbers.number(in: 20...60)
    window.frame.size = CollectionComparison.viewport(&numbers)
    // At most 600 points, so that the first shelf can be scrolled out of sight.
    window.frame.size.height = min(window.frame.height, 600)
    let collection = shelves.collection(in: window)
    func shelf(_ item: Int) throws -> CollectionView {
      let cell = collection.cellForItem(at: IndexPath(item: item, section: 0)) as? ShelfItem
      return try #require(cell).shelf
    }
    let end = collection.scrollRange.maximum.y
    var offsets: [Int: Double] = [:]
    for step in 0..<200 {
      if let item = collection.liveItems.randomElement(using: &numbers.random),
        Int.random(in: 0..<4, using: &numbers.random) == 0
      {
        let range = try shelf(item).scrollRange[.horizontal]
        let offset =
          Bool.random(using: &numbers.random)
          ? range.lowerBound : min(numbers.number(in: range), range.upperBound)
        try shelf(item).contentOffset.x = offset
        offsets[item] = offset == range.lowerBound ? nil : offset
      }
      collection.contentOffset.y =
        step % 7 == 0
        ? .random(in: 0...end, using: &numbers.random)
        : collection.contentOffset.y + numbers.number(in: -45...45)
      window.layoutIfNeeded()
      for item in collection.liveItems {
        #expect(try shelf(item).contentOffset.x == offsets[item] ?? 0, "step \(step), \(item)")
        try shelf(item).checkInvariants()
      }
      collection.checkInvariants()
    }
    #expect(
      collection.offsetMemory.count
        == offsets.keys.filter { !collection.liveItems.contains($0) }.count)
    // An item that moves keeps its shelf's offset.
    collection.contentOffset.y = 0
    window.layoutIfNeeded()
    let place = try min(77, shelf(0).scrollRange.maximum.x)
    try shelf(0).contentOffset.x = place
    collection.contentOffset.y = end
    window.layoutIfNeeded()
    shelves.count = 41
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    let item = named ? 0 : 1
    collection.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(try shelf(item).contentOffset.x == place)
  }

  @Test("are named where they show another item")
  func staleContent() {
    let shelves = Shelves()
    let collection = shelves.collection(in: window)
    var faults: [StaleContent] = []
    collection.onStaleContent = { faults.append($0) }
    shelves.onFill = { cell, path in
      if path.item == 4 { cell.contentIdentity = 3 }
      if path.item == 5 { cell.contentIdentity = nil }
    }
    collection.contentOffset.y = 150
    window.layoutIfNeeded()
    #expect(
      faults.map(\.indexPath) == [
        IndexPath(item: 4, section: 0), IndexPath(item: 5, section: 0),
      ])
    #expect(faults.map(\.fault) == [.differs, .notSet])
    #expect(collection.checkContent().count == 2 && faults.count == 2)
    shelves.onFill = nil
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(collection.checkContent().isEmpty && faults.count == 2)
    collection.onStaleContent = nil
    shelves.names = false
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(faults.count == 2 && collection.checkContent().count == 3)
  }

  @Test("are made ahead where that is asked for, and given up when memory is short")
  func queue() {
    let shelves = Shelves()
    let collection = shelves.collection(in: window)
    collection.preloadCells(3, withReuseIdentifier: "shelf")
    var statistics: ReuseStatistics {
      collection.reuseQueue.statistics(forIdentifier: "shelf")
    }
    #expect(statistics.queued == 3 && statistics.preloaded == 3)
    let created = statistics.created
    for offset in stride(from: 0.0, to: 400, by: 10) {
      collection.contentOffset.y = offset
      window.layoutIfNeeded()
    }
    #expect(statistics.created == created)
    window.didReceiveMemoryWarning()
    #expect(statistics.queued == 0)
    collection.checkInvariants()
  }
}
