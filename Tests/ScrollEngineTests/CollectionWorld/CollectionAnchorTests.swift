@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("What stays where it is while a collection finds out its sizes")
struct CollectionAnchorTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))

  /// 40 items of 60 points, each estimated at 5 points until it is measured, with the end visible.
  private func collection(_ source: CollectionSource) -> CollectionView {
    let layout = CollectionViewListLayout()
    layout.estimatedItemThickness = 5
    let collection = source.collection(layout, width: 100, height: 200, in: window)
    window.layoutIfNeeded()
    collection.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    return collection
  }

  private func source() -> CollectionSource {
    CollectionSource([.init(sizes: Array(repeating: Size(width: 10, height: 60), count: 40))])
  }

  private func top(of item: Int, in collection: CollectionView) -> Double? {
    collection.cellForItem(at: IndexPath(item: item, section: 0)).map {
      $0.frame.minY - collection.bounds.minY
    }
  }

  @Test("A reload near the end leaves the first item in sight in its place")
  func reload() {
    let source = source()
    let collection = collection(source)
    let before = top(of: 36, in: collection)
    #expect(before == -40)
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(top(of: 36, in: collection) == before)
    collection.checkInvariants()
  }

  @Test("A resize near the end leaves it there, too: lines are estimates again until measured")
  func resize() {
    let source = source()
    let collection = collection(source)
    let before = top(of: 36, in: collection)
    collection.frame.size.width = 90
    window.layoutIfNeeded()
    #expect(top(of: 36, in: collection) == before)
    collection.contentInset.left = 20
    window.layoutIfNeeded()
    #expect(top(of: 36, in: collection) == before)
    collection.checkInvariants()
  }

  @Test("New items of low estimates in the place of others near the end move nothing")
  func update() throws {
    let source = source()
    let collection = collection(source)
    let before = top(of: 36, in: collection)
    var updates = ListUpdates()
    updates.delete(at: (37..<40).map { IndexPath(item: $0, section: 0) })
    updates.insert(at: (37..<40).map { IndexPath(item: $0, section: 0) })
    try collection.apply(updates, animated: false)
    window.layoutIfNeeded()
    #expect(top(of: 36, in: collection) == before)
    #expect(collection.contentOffset.y == collection.scrollRange.maximum.y)
    collection.checkInvariants()
  }

  @Test("The content is brought back where there is no more of it")
  func end() throws {
    let source = source()
    let collection = collection(source)
    source.sections[0].sizes.removeLast(4)
    collection.deleteItems(at: (36..<40).map { IndexPath(item: $0, section: 0) })
    window.layoutIfNeeded()
    #expect(collection.contentOffset.y == collection.scrollRange.maximum.y)
    #expect(collection.indexPathsForVisibleItems.last?.item == 35)
    collection.checkInvariants()
    source.sections[0].sizes.removeLast(30)
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(collection.scrollRange.clamp(collection.contentOffset) == collection.contentOffset)
    collection.checkInvariants()
  }

  @Test(
    "A row inserted above one that an inset cuts pushes nothing, measured or not",
    arguments: [0, 24.0])
  func inset(cut: Double) throws {
    let source = source()
    let collection = collection(source)
    collection.contentInset.top = 64
    collection.contentOffset.y = 1_200 - 64 + cut
    window.layoutIfNeeded()
    let before = try #require(top(of: 20, in: collection))
    #expect(before == 64 - cut)
    source.sections[0].sizes.insert(Size(width: 10, height: 120), at: 20)
    collection.insertItems(at: [IndexPath(item: 20, section: 0)])
    window.layoutIfNeeded()
    // If the upper edge cuts no item, an item inserted there becomes visible.
    #expect(top(of: cut > 0 ? 21 : 20, in: collection) == before)
    collection.checkInvariants()
  }

  @Test("A taller collection shows more of what follows, though it is taken for next to nothing")
  func taller() {
    let source = source()
    let layout = CollectionViewListLayout()
    layout.estimatedItemThickness = 5
    let collection = source.collection(layout, width: 100, height: 200, in: window)
    window.layoutIfNeeded()
    // No item after the visible ones has been measured at that time.
    for item in [10, 20, 30] {
      collection.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
    }
    #expect(top(of: 30, in: collection) == 0)
    collection.frame.size.height = 300
    window.layoutIfNeeded()
    #expect(top(of: 30, in: collection) == 0)
    #expect(collection.indexPathsForVisibleItems.count == 5)
    collection.checkInvariants()
  }
}
