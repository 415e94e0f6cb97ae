import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A collection")
struct CollectionViewTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  /// Two items of 45 x 40 in each line, ten points apart.
  static func flow() -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 45, height: 40)
    return layout
  }

  @Test("pairs every item that is shown with one that ends, the going before the coming")
  func displayOrder() {
    let source = CollectionSource(20)
    let collection = source.collection(Self.flow(), in: window)
    window.layoutIfNeeded()
    #expect(
      source.log == [
        "cell 0.0", "show 0.0", "cell 0.1", "show 0.1", "cell 0.2", "show 0.2", "cell 0.3",
        "show 0.3",
      ])

    source.log = []
    collection.contentOffset.y = 45
    window.layoutIfNeeded()
    #expect(
      source.log == ["end 0.0", "end 0.1", "cell 0.4", "show 0.4", "cell 0.5", "show 0.5"])

    source.log = []
    collection.dataSource = nil
    window.layoutIfNeeded()
    #expect(source.log == ["end 0.2", "end 0.3", "end 0.4", "end 0.5"])
    #expect(collection.contentSize == Size(width: 100, height: 0))
  }

  @Test("resets a cell just before it asks for its new content, and never a new one")
  func prepareForReuse() {
    let source = CollectionSource(1_000)
    let collection = source.collection(Self.flow(), in: window)
    for step in 0..<200 {
      collection.contentOffset.y = Double(step * 37 % 20_000)
      window.layoutIfNeeded()
    }
    for case let cell as ItemCell in collection.visibleCells {
      #expect(cell.preparations == cell.paths.count - 1)
    }
    // At most three lines of two items are visible.
    #expect(collection.reuseQueue.statistics(forIdentifier: "cell").created == 6)
  }

  @Test("of a billion items makes cells only for those one can see")
  func billionItems() {
    final class Billion: CollectionViewDataSource {
      var requests = 0
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        1_000_000_000
      }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        requests += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Billion()
    for layout in [Self.flow(), CollectionViewGridLayout(columns: .fixed(2))] {
      layout.headerReferenceSize = .zero
      layout.minimumLineSpacing = 10
      (layout as? CollectionViewGridLayout)?.lineThickness = 40
      source.requests = 0
      let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
      collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      window.addSubview(collection)
      for offset in [0, 24_999_999_890, 12_500_000_005, 0, 12_345] {
        collection.contentOffset.y = Double(offset)
        window.layoutIfNeeded()
        collection.checkInvariants()
      }
      #expect(collection.contentSize.height == 24_999_999_990)
      #expect(collection.reuseQueue.statistics(forIdentifier: "cell").created == 6)
      #expect(source.requests < 40)
      let last = IndexPath(item: 999_999_999, section: 0)
      #expect(collection.layoutAttributesForItem(at: last)?.frame.minY == 24_999_999_950)
      #expect(collection.indexPathForItem(at: Point(x: 99, y: 24_999_999_960)) == last)
    }
  }

  @Test("touches nothing in a tick in which nothing enters or leaves, and asks for nothing")
  func calmTicks() {
    let source = CollectionSource(1_000)
    let collection = source.collection(Self.flow(), in: window)
    window.layoutIfNeeded()
    collection.contentOffset.y = 1
    window.layoutIfNeeded()
    let asked = source.cellRequests
    for offset in stride(from: 2.0, to: 39, by: 0.5) {
      window.trace.begin()
      collection.contentOffset.y = offset
      window.layoutIfNeeded()
      // Lines are 40 points high and 10 apart: the first leaves at 40, and none enters before.
      #expect(window.trace.viewsTouched == 1)
    }
    #expect(source.cellRequests == asked)
    collection.checkInvariants()
  }

  @Test("moves a pinned header, and touches nothing else")
  func pinnedHeader() {
    let source = CollectionSource(10, 10)
    let layout = Self.flow()
    layout.headerReferenceSize = Size(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    let header = collection.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == Rect(x: 0, y: 0, width: 100, height: 20))
    collection.contentOffset.y = 22
    window.layoutIfNeeded()
    #expect(header?.frame.minY == 22)
    window.trace.begin()
    collection.contentOffset.y = 25
    window.layoutIfNeeded()
    #expect(window.trace.viewsTouched == 2)
    #expect(header?.frame.minY == 25)
    // The header lies above all items, also above those that enter later.
    #expect(collection.subviews.last === header)

    // Five lines and four gaps follow: the next section begins at 260, and pushes the header out.
    collection.contentOffset.y = 250
    window.layoutIfNeeded()
    #expect(header?.frame.minY == 240)
    collection.contentInset.top = 30
    collection.contentOffset.y = 100
    window.layoutIfNeeded()
    let again = collection.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(again?.frame.minY == 130)
    collection.checkInvariants()
  }

  @Test("spreads the items of a full line, and puts those of the last one below them")
  func justification() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 28, height: 10)
    layout.minimumInteritemSpacing = 2
    let source = CollectionSource(5)
    let collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 36, 72, 0, 36])
    layout.itemSize = Size(width: 60, height: 10)
    window.layoutIfNeeded()
    #expect(Set(collection.visibleCells.map(\.frame.minX)) == [20])
    layout.itemSize = Size(width: 160, height: 10)
    window.layoutIfNeeded()
    #expect(Set(collection.visibleCells.map(\.frame.minX)) == [0])
    // Three items fit on the line exactly, although rounding may make their sum too large.
    layout.minimumInteritemSpacing = 0.1
    layout.itemSize = Size(width: (100 - 0.2) / 3, height: 10)
    window.layoutIfNeeded()
    #expect(collection.visibleCells[2].frame.minY == 0)
    #expect(collection.visibleCells[3].frame.minY > 0)
  }

  @Test("shows nothing, and says so, without items or without a data source")
  func empty() {
    let collection = CollectionView(
      frame: window.bounds, collectionViewLayout: CollectionViewFlowLayout())
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect(collection.numberOfSections == 0)
    #expect(collection.contentSize == Size(width: 100, height: 0))
    let source = CollectionSource(0, 0)
    collection.dataSource = source
    window.layoutIfNeeded()
    #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 1) == 0)
    #expect(collection.visibleCells.isEmpty && collection.indexPathForItem(at: .zero) == nil)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    collection.checkInvariants()
  }

  @Test("finds its cells and where they are")
  func queries() {
    let source = CollectionSource(4, 7)
    let collection = source.collection(Self.flow(), in: window)
    window.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    let cell = collection.cellForItem(at: path)
    #expect(cell?.frame == Rect(x: 55, y: 0, width: 45, height: 40))
    #expect(cell.flatMap { collection.indexPath(for: $0) } == path)
    #expect(collection.indexPath(for: CollectionViewCell()) == nil)
    #expect(collection.indexPathForItem(at: Point(x: 60, y: 10)) == path)
    #expect(collection.indexPathForItem(at: Point(x: 50, y: 10)) == nil)
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 4, section: 0)) == nil)
    collection.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(collection.liveItems == [4, 5, 6, 7, 8, 9])
    #expect(
      collection.indexPathsForVisibleItems.first == IndexPath(item: 0, section: 1))
  }

  @Test("goes by new sizes, another width, other insets and another direction")
  func changes() {
    let source = CollectionSource(9)
    let layout = Self.flow()
    let collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    let asked = source.cellRequests
    layout.itemSize.height = 45
    window.layoutIfNeeded()
    #expect(collection.visibleCells[2].frame == Rect(x: 0, y: 55, width: 45, height: 45))
    #expect(source.cellRequests == asked)
    collection.frame.size.width = 45
    window.layoutIfNeeded()
    #expect(collection.visibleCells[1].frame == Rect(x: 0, y: 55, width: 45, height: 45))
    #expect(collection.contentSize == Size(width: 45, height: 9 * 55 - 10))
    collection.frame.size.width = 100
    collection.contentInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    window.layoutIfNeeded()
    #expect(collection.contentSize.width == 50)
    #expect(collection.visibleCells[1].frame == Rect(x: 2.5, y: 55, width: 45, height: 45))
    collection.contentInset = .zero
    layout.scrollDirection = .horizontal
    window.layoutIfNeeded()
    #expect(collection.contentSize == Size(width: 5 * 55 - 10, height: 100))
    #expect(collection.visibleCells[1].frame == Rect(x: 0, y: 55, width: 45, height: 45))
    collection.checkInvariants()
  }

  @Test("takes another layout for the cells it has, and then a third")
  func otherLayouts() {
    let source = CollectionSource(30)
    let flow = Self.flow()
    let collection = source.collection(flow, in: window)
    window.layoutIfNeeded()
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    let asked = source.cellRequests
    let list = CollectionViewListLayout()
    collection.setCollectionViewLayout(list, animated: false)
    window.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(cell?.frame == Rect(x: 0, y: 0, width: 100, height: 44))
    #expect(source.cellRequests == asked)
    #expect(flow.collectionView == nil && list.collectionView === collection)
    #expect(collection.contentSize.height == 30 * 44)
    collection.checkInvariants()
    collection.collectionViewLayout = CircleLayout()
    window.layoutIfNeeded()
    collection.checkInvariants()
    #expect(collection.visibleCells.count == 30)
    collection.collectionViewLayout = flow
    window.layoutIfNeeded()
    collection.checkInvariants()
    #expect(collection.visibleCells.count == 4)
  }

  @Test("waits with a reload that a callback asks for")
  func reloadInCallback() {
    let source = CollectionSource(20)
    let collection = source.collection(Self.flow(), in: window)
    source.onCell = { [unowned source] collection, path in
      guard path.item == 2, source.sections[0].sizes.count == 20 else { return }
      source.sections[0].sizes.removeLast(17)
      collection.reloadData()
      #expect(collection.numberOfItems(inSection: 0) == 20)
    }
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count == 3)
    collection.checkInvariants()
  }

  @Test("goes away without a trace while its layout and its queue stay")
  func goesAway() {
    let layout = Self.flow()
    let queue = ReuseQueue()
    let source = CollectionSource(20)
    do {
      let collection = source.collection(layout)
      collection.reuseQueue = queue
      collection.layoutIfNeeded()
      #expect(queue.statistics(forIdentifier: "cell").live == 4)
    }
    #expect(layout.collectionView == nil)
    #expect(queue.statistics(forIdentifier: "cell").queued == 4)
    layout.itemSize.width = 3
    let other = source.collection(layout)
    other.reuseQueue = queue
    other.layoutIfNeeded()
    #expect(other.visibleCells.count > 4)
  }

  @Test("gives its cells a content view and a background that fill them")
  func cellViews() {
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let background = View()
    #expect(cell.contentView.frame == cell.bounds)
    cell.backgroundView = background
    #expect(cell.subviews.first === background)
    cell.frame.size = Size(width: 20, height: 30)
    #expect(cell.contentView.frame == cell.bounds && background.frame == cell.bounds)
    cell.backgroundView = nil
    #expect(background.superview == nil && cell.subviews.count == 1)
  }
}
