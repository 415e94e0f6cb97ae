import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Selecting items of a collection")
struct CollectionSelectionTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = CollectionSource(100)
  let collection: CollectionView
  let hand: Hand

  init() {
    collection = source.collection(CollectionViewListLayout(), in: window)
    window.layoutIfNeeded()
    hand = Hand(window)
  }

  var selected: [Int] { (collection.indexPathsForSelectedItems ?? []).map(\.item) }

  @Test("highlights, then selects, and deselects the one before")
  func single() {
    hand.tap(50, 10)
    #expect(
      source.calls == [
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldSelect 0", "didSelect 0",
      ])
    #expect(selected == [0] && collection.visibleCells[0].isSelected)
    source.calls = []
    hand.tap(50, 50)
    #expect(source.calls.suffix(3) == ["shouldSelect 1", "didDeselect 0", "didSelect 1"])
    #expect(selected == [1] && !collection.visibleCells[0].isSelected)
    hand.tap(50, 50)
    #expect(selected == [1])
  }

  @Test("selects several and deselects them one by one")
  func multiple() {
    collection.allowsMultipleSelection = true
    hand.tap(50, 10)
    hand.tap(50, 50)
    #expect(selected == [0, 1])
    source.calls = []
    hand.tap(50, 10)
    #expect(source.calls.suffix(2) == ["shouldDeselect 0", "didDeselect 0"])
    hand.tap(50, 10)
    #expect(selected == [0, 1])
    collection.allowsMultipleSelection = false
    #expect(selected == [0] && !collection.visibleCells[1].isSelected)
  }

  @Test("asks first, and goes by the answer")
  func refusals() {
    source.refused = ["shouldHighlight 0", "shouldSelect 1", "shouldDeselect 2"]
    hand.tap(50, 10)
    hand.tap(50, 50)
    #expect(selected.isEmpty)
    collection.allowsMultipleSelection = true
    hand.tap(50, 95)
    hand.tap(50, 95)
    #expect(selected == [2])
    source.calls = []
    collection.allowsSelection = false
    hand.tap(50, 50)
    #expect(source.calls.isEmpty)
  }

  @Test("lets go of an item when the content is dragged")
  func dragging() {
    hand.down(50, 10)
    hand.rest(0.3)
    #expect(collection.visibleCells[0].isHighlighted)
    hand.move(50, 30)
    #expect(!collection.visibleCells[0].isHighlighted)
    hand.up(50, 30)
    #expect(source.calls.last == "didUnhighlight 0" && selected.isEmpty)
  }

  @Test("belongs to the item and not to its cell")
  func reuse() {
    collection.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(source.calls.isEmpty && collection.visibleCells[1].isSelected)
    collection.contentOffset.y = 1_000
    window.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    collection.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.isSelected) == [false, true, false])
    collection.selectItem(
      at: IndexPath(item: 70, section: 0), animated: false, scrollPosition: .top)
    #expect(collection.contentOffset.y == 70 * 44)
    #expect(selected == [70] && collection.visibleCells[0].isSelected)
    collection.deselectItem(at: IndexPath(item: 70, section: 0), animated: false)
    #expect(selected.isEmpty && !collection.visibleCells[0].isSelected)
    collection.selectItem(at: IndexPath(item: 99, section: 0), animated: false, scrollPosition: [])
    source.sections[0].sizes.removeLast(20)
    collection.reloadData()
    #expect(selected.isEmpty)
    collection.selectItem(at: IndexPath(item: 9, section: 0), animated: false, scrollPosition: [])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(selected.isEmpty)
  }

  @Test("brings an item to a position at once or on its way, and nowhere without a position")
  func positions() {
    let item = IndexPath(item: 70, section: 0)
    collection.selectItem(at: item, animated: true, scrollPosition: [])
    hand.settle()
    #expect(selected == [70] && collection.contentOffset.y == 0)
    collection.selectItem(at: item, animated: true, scrollPosition: .top)
    #expect(collection.contentOffset.y == 0)
    hand.settle()
    #expect(collection.contentOffset.y == 70 * 44)
    collection.selectItem(at: item, animated: false, scrollPosition: .bottom)
    #expect(collection.contentOffset.y == 71 * 44 - 100)
  }

  @Test("survives a collection that goes away under the pointer")
  func lost() {
    let other = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let otherHand = Hand(other)
    do {
      let collection = source.collection(CollectionViewListLayout(), in: other)
      other.layoutIfNeeded()
      otherHand.down(50, 10)
      otherHand.rest(0.3)
      #expect(collection.visibleCells[0].isHighlighted)
      collection.removeFromSuperview()
    }
    otherHand.up(50, 10)
    #expect(!source.calls.contains("didSelect 0"))
  }
}
