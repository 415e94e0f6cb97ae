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
    // The header covers the items below it, so that a tap on it selects none.
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
