import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("Scrolling a list that begins at its right end")
struct RightToLeftScrollingTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = CollectionSource(50)
  let layout = CollectionViewFlowLayout()
  let collection: CollectionView

  /// Items 40 points wide, in one horizontal row with 10 points between them.
  init() {
    window.userInterfaceLayoutDirection = .rightToLeft
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 40, height: 100)
    collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func seen(_ item: Int) -> Double? {
    collection.cellForItem(at: path(item)).map { $0.frame.minX - collection.bounds.minX }
  }

  @Test("Left is left and right is right where one scrolls to an item")
  func positions() {
    for (position, place) in [
      (CollectionView.ScrollPosition.left, 0.0), (.centeredHorizontally, 30), (.right, 60),
    ] {
      collection.scrollToItem(at: path(20), at: position, animated: false)
      window.layoutIfNeeded()
      #expect(seen(20) == place)
    }
    collection.scrollToItem(at: path(0), at: .left, animated: false)
    #expect(collection.contentOffset.x == 2_490 - 100)
    collection.scrollToItem(at: path(49), at: .right, animated: true)
    Hand(window).settle()
    #expect(collection.contentOffset.x == 0)
    collection.checkInvariants()
  }

  @Test("A rectangle that is too broad shows its right end, where it begins")
  func reveal() {
    collection.scrollRectToVisible(Rect(x: 1_000, y: 0, width: 300, height: 10), animated: false)
    #expect(collection.contentOffset.x == 1_200)
    collection.scrollRectToVisible(Rect(x: 1_230, y: 0, width: 60, height: 10), animated: false)
    #expect(collection.contentOffset.x == 1_200)
    collection.scrollRectToVisible(Rect(x: 1_100, y: 0, width: 60, height: 10), animated: false)
    #expect(collection.contentOffset.x == 1_100)
    collection.scrollRectToVisible(Rect(x: 1_190, y: 0, width: 60, height: 10), animated: false)
    #expect(collection.contentOffset.x == 1_150)
    collection.scrollRectToVisible(Rect(x: 5_000, y: 0, width: 60, height: 10), animated: false)
    #expect(collection.contentOffset.x == 2_390)
  }

  @Test("Pages are counted from the right end; the last one rests at the left end")
  func pages() {
    source.sections[0].sizes = Array(repeating: .zero, count: 6)
    collection.reloadData()
    collection.isPagingEnabled = true
    window.layoutIfNeeded()
    #expect(collection.contentSize.width == 290)
    #expect(collection.contentOffset.x == 190)
    let hand = Hand(window)
    var offsets: [Double] = []
    for _ in 0..<3 {
      hand.drag(from: 20, 50, by: 60, 0)
      offsets.append(collection.contentOffset.x)
    }
    #expect(offsets == [90, 0, 0])
    offsets = []
    for _ in 0..<3 {
      hand.drag(from: 80, 50, by: -60, 0)
      offsets.append(collection.contentOffset.x)
    }
    #expect(offsets == [90, 190, 190])
  }

  @Test("Keys and the wheel know left from right")
  func keys() {
    let hand = Hand(window)
    hand.tap(50, 50)
    hand.press(.left)
    #expect(collection.contentOffset.x == 2_390 - 40)
    hand.press(.right)
    #expect(collection.contentOffset.x == 2_390)
  }

  @Test("Items are announced as from left to right: in the direction in which one scrolls")
  func prefetching() {
    func announced(_ direction: SemanticContentAttribute, _ sign: Double) -> [String] {
      let log = CollectionPrefetchTests.ItemPrefetchLog()
      let layout = CollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      let collection = source.collection(layout, in: window)
      collection.semanticContentAttribute = direction
      collection.prefetchDataSource = log
      window.layoutIfNeeded()
      for distance in [500.0, 50, 50, -60, -300] {
        collection.contentOffset.x += sign * distance
        window.layoutIfNeeded()
      }
      return log.takeLog()
    }
    let calls = announced(.forceRightToLeft, -1)
    #expect(calls == announced(.forceLeftToRight, 1))
    #expect(calls.count > 4)
  }

  @Test("A header that is pinned stays at the right edge, beside the inset")
  func pinned() throws {
    layout.headerReferenceSize = Size(width: 20, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    collection.contentInset.right = 6
    collection.contentOffset.x -= 300
    window.layoutIfNeeded()
    let header = collection.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: path(0))
    #expect(header?.frame.maxX == collection.bounds.maxX - 6)
    collection.checkInvariants()
    // It covers what lies below it.
    collection.contentOffset.x -= 3
    window.layoutIfNeeded()
    #expect(header?.frame.maxX == collection.bounds.maxX - 6)
    let hand = Hand(window)
    hand.tap(90, 50)
    #expect(source.calls == [])
    let item = try #require(collection.indexPathsForVisibleItems.last?.item)
    let middle = try #require(seen(item)) + 30
    hand.tap(middle, 50)
    #expect(source.calls.last == "didSelect \(item)")
  }

  @Test("What comes or goes at either end moves nothing that is seen")
  func updates() {
    collection.contentOffset.x -= 505
    window.layoutIfNeeded()
    let before = seen(10)
    source.sections[0].sizes.append(contentsOf: Array(repeating: .zero, count: 3))
    collection.insertItems(at: [path(0), path(51), path(52)])
    window.layoutIfNeeded()
    #expect(seen(11) == before)
    source.sections[0].sizes.removeLast(2)
    collection.deleteItems(at: [path(1), path(52)])
    window.layoutIfNeeded()
    #expect(seen(10) == before)
    collection.checkInvariants()
  }

  @Test("At the beginning a new first item is seen, at the right end")
  func insertionAtBeginning() {
    source.sections[0].sizes.append(.zero)
    collection.insertItems(at: [path(0)])
    Hand(window).settle()
    #expect(seen(0) == 60)
    #expect(collection.contentOffset.x == collection.contentSize.width - 100)
  }

  @Test("A layout says in its own coordinates where content is to come to rest")
  func target() {
    final class Snapping: CollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
      ) -> Point {
        Point(x: (proposedContentOffset.x / 50).rounded() * 50, y: 0)
      }
    }
    let snapping = Snapping()
    snapping.scrollDirection = .horizontal
    snapping.itemSize = layout.itemSize
    collection.collectionViewLayout = snapping
    window.layoutIfNeeded()
    Hand(window).drag(from: 10, 50, by: 77, 0)
    #expect(seen(2) == 60)
    collection.checkInvariants()
  }

  @Test("An animation ends at what it was to show where content comes after it, at the left")
  func animation() {
    collection.setContentOffset(Point(x: 2_000, y: 0), animated: true)
    window.advance(to: 0.1)
    source.sections[0].sizes.append(contentsOf: Array(repeating: .zero, count: 4))
    collection.reloadData()
    Hand(window).settle()
    #expect(collection.contentOffset.x == 2_200)
  }

  @Test("Content that is dragged stays under the finger where more of it comes at the left")
  func dragging() {
    let hand = Hand(window)
    hand.down(20, 50)
    hand.move(30, 50)
    hand.move(60, 50)
    let before = seen(1)
    source.sections[0].sizes.append(contentsOf: Array(repeating: .zero, count: 4))
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(seen(1) == before)
    hand.move(65, 50)
    #expect(seen(1) == before.map { $0 + 5 })
  }
}

@MainActor
@Suite("Lists that begin at their right end in the cells of another")
struct RightToLeftShelfTests {
  final class Shelf: CollectionViewCell {
    let source = CollectionSource(30)
    let list: CollectionView

    override init(frame: Rect = .zero) {
      let layout = CollectionViewListLayout()
      layout.scrollDirection = .horizontal
      list = source.collection(layout)
      super.init(frame: frame)
      addSubview(list)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      list.frame = bounds
    }
  }

  final class Items: CollectionViewDataSource {
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath)
    }
  }

  @Test("They are where they were when their item comes back, and a new one begins at the right")
  func shelves() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.userInterfaceLayoutDirection = .rightToLeft
    let items = Items()
    let layout = CollectionViewListLayout()
    layout.itemThickness = 30
    let outer = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    outer.register(Shelf.self, forCellWithReuseIdentifier: "shelf")
    outer.dataSource = items
    window.addSubview(outer)
    window.layoutIfNeeded()
    func list(_ item: Int) throws -> CollectionView {
      let cell = outer.cellForItem(at: IndexPath(item: item, section: 0)) as? Shelf
      return try #require(cell).list
    }
    let beginning = 30 * 44.0 - 100
    #expect(try list(0).contentOffset.x == beginning)
    try list(0).contentOffset.x = 400
    window.layoutIfNeeded()
    outer.contentOffset.y = 1_000
    window.layoutIfNeeded()
    for path in outer.indexPathsForVisibleItems {
      let list = try list(path.item)
      #expect(list.contentOffset.x == beginning)
      #expect(list.indexPathsForVisibleItems.first?.item == 0)
      list.checkInvariants()
    }
    outer.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(try list(0).contentOffset.x == 400)
    #expect(try list(1).contentOffset.x == beginning)
  }
}

@MainActor
@Suite("Lists that begin at their right end in a container")
struct RightToLeftContainerTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = CollectionSource(30)

  init() {
    window.userInterfaceLayoutDirection = .rightToLeft
    window.addSubview(container)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func list(_ axis: Axis) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = axis
    layout.itemSize = Size(width: 40, height: 40)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return source.collection(layout, height: 40)
  }

  private func check(_ list: CollectionView) {
    list.checkInvariants()
    container.checkInvariants()
  }

  @Test("Columns begin at the right where the container scrolls the list")
  func columns() {
    let list = list(.vertical)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 70)))
    container.addArrangedSubview(list)
    window.layoutIfNeeded()
    #expect(list.cellForItem(at: path(0))?.frame == Rect(x: 60, y: 0, width: 40, height: 40))
    #expect(list.cellForItem(at: path(1))?.frame == Rect(x: 0, y: 0, width: 40, height: 40))
    container.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(list.contentOffset == Point(x: 0, y: 230))
    #expect(list.indexPathsForVisibleItems.first == path(10))
    check(list)
    container.frame.size.width = 130
    window.layoutIfNeeded()
    #expect(list.visibleCells.first?.frame.maxX == 130)
    check(list)
  }

  @Test("A shelf in a container that scrolls the other way begins at its right end")
  func shelf() {
    let list = list(.horizontal)
    container.addArrangedSubview(list)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 700)))
    window.layoutIfNeeded()
    #expect(list.contentOffset.x == 30 * 40 - 100)
    list.contentOffset.x -= 200
    window.layoutIfNeeded()
    container.contentOffset.y = 400
    window.layoutIfNeeded()
    container.contentOffset.y = 10
    window.layoutIfNeeded()
    #expect(list.contentOffset.x == 30 * 40 - 300)
    check(list)
  }

  @Test("A list that a container scrolls sideways is turned around within its own content")
  func sideways() {
    container.axis = .horizontal
    container.semanticContentAttribute = .forceLeftToRight
    let list = list(.horizontal)
    list.frame.size.height = 100
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 70, height: 100)))
    container.addArrangedSubview(list)
    window.layoutIfNeeded()
    let lines = 15
    #expect(list.contentSize.width == Double(lines) * 40)
    #expect(list.indexPathsForVisibleItems == [path(28), path(29)])
    for offset in stride(from: 0.0, through: 570, by: 37) {
      container.contentOffset.x = offset
      window.layoutIfNeeded()
      check(list)
    }
    container.contentOffset.x = 570
    window.layoutIfNeeded()
    #expect(list.indexPathsForVisibleItems.first == path(0))
    #expect(list.cellForItem(at: path(0))?.frame.maxX == 600)
    // What comes at its left end moves nothing that is seen.
    source.sections[0].sizes.append(contentsOf: Array(repeating: .zero, count: 4))
    list.insertItems(at: (30..<34).map(path))
    window.layoutIfNeeded()
    #expect(container.contentOffset.x == 570 + 80)
    #expect(list.indexPathsForVisibleItems.first == path(0))
    check(list)
    list.scrollToItem(at: path(33), at: .left, animated: false)
    #expect(container.contentOffset.x == 70)
    check(list)
  }

  @Test("A list that was laid out already may be stacked, and taken out again")
  func stacking() {
    let list = list(.horizontal)
    window.addSubview(list)
    window.layoutIfNeeded()
    #expect(list.contentOffset.x == 30 * 40 - 100)
    container.axis = .horizontal
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 70, height: 100)))
    container.addArrangedSubview(list)
    window.layoutIfNeeded()
    check(list)
    container.contentOffset.x = 70
    window.layoutIfNeeded()
    // The container begins at its left end, where the last items of the list lie.
    #expect(list.indexPathsForVisibleItems.last == path(29))
    check(list)
    container.removeArrangedSubview(list)
    window.addSubview(list)
    list.contentOffset.x = list.scrollRange.maximum.x
    window.layoutIfNeeded()
    #expect(list.indexPathsForVisibleItems.first == path(0))
    #expect(list.cellForItem(at: path(0))?.frame.maxX == list.bounds.maxX)
    list.checkInvariants()
  }

  @Test("A child that is turned around anew shows its mirror image where the container has it")
  func turning() {
    container.axis = .horizontal
    let list = list(.horizontal)
    list.semanticContentAttribute = .forceLeftToRight
    container.addArrangedSubview(list)
    window.layoutIfNeeded()
    container.contentOffset.x = 130
    window.layoutIfNeeded()
    let first = list.indexPathsForVisibleItems.first?.item
    list.semanticContentAttribute = .unspecified
    window.layoutIfNeeded()
    #expect(list.indexPathsForVisibleItems.last?.item ?? 0 > first ?? 0)
    check(list)
    container.contentOffset.x = 20
    window.layoutIfNeeded()
    check(list)
    list.semanticContentAttribute = .spatial
    window.layoutIfNeeded()
    check(list)
  }
}
