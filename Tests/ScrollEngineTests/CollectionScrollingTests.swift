import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Scrolling a collection to an item")
struct CollectionScrollingTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  @Test(
    "has the cells of all lines again after it was scrolled across them", arguments: Axis.allCases)
  func across(axis: Axis) {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 20, height: 20)
    layout.scrollDirection = axis
    let source = CollectionSource(100)
    let collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    let cells = collection.visibleCells.count
    for offset in [30.0, 500, 61, 0] {
      collection.contentOffset[axis == .vertical ? .horizontal : .vertical] = offset
      window.layoutIfNeeded()
      collection.checkInvariants()
    }
    #expect(cells > 5 && collection.visibleCells.count == cells)
  }

  @Test("puts it where one asked, along both axes")
  func positions() {
    let row = 44.0
    let layout = CollectionViewListLayout()
    let source = CollectionSource(100)
    let collection = source.collection(layout, in: window)
    collection.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let path = IndexPath(item: 50, section: 0)
    collection.scrollToItem(at: path, at: .top, animated: false)
    #expect(collection.contentOffset.y == 50 * row - 10)
    collection.scrollToItem(at: path, at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 51 * row - 80)
    collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
    // The middle between the insets is 45 points below the collection's upper edge.
    #expect(collection.contentOffset.y == 50.5 * row - 45)
    let before = collection.contentOffset
    collection.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: false)
    #expect(collection.contentOffset == before)
    collection.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
    #expect(collection.contentOffset.y == 4_400 - 80)
    collection.scrollToItem(at: IndexPath(item: 0, section: 0), at: .bottom, animated: false)
    #expect(collection.contentOffset.y == -10)

    collection.contentInset = .zero
    layout.scrollDirection = .horizontal
    collection.scrollToItem(at: path, at: .left, animated: false)
    #expect(collection.contentOffset == Point(x: 2_200, y: 0))
    collection.scrollToItem(at: path, at: .right, animated: false)
    #expect(collection.contentOffset == Point(x: 2_144, y: 0))
    collection.scrollToItem(
      at: path, at: [.centeredHorizontally, .centeredVertically], animated: false)
    #expect(collection.contentOffset == Point(x: 2_172, y: 0))
    // Scrolling before the first layout makes no cells.
    #expect(collection.visibleCells.isEmpty)
    window.layoutIfNeeded()
    #expect(collection.contentOffset == Point(x: 2_172, y: 0))
    collection.checkInvariants()
  }

  @Test(
    "ends exactly there past items that nobody has measured, at once and animated",
    arguments: Soak.seeds(1...8))
  func estimates(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let source = CollectionSelfSizingTests.source(&numbers, widths: 100...100)
    let size = CollectionComparison.viewport(&numbers)
    window.frame.size = size
    let layout = CollectionSelfSizingTests.list(
      estimate: numbers.number(in: 2.5...100), spacing: numbers.number(in: 0...6),
      header: numbers.number(in: 0...20))
    let collection = source.collection(
      layout, width: size.width, height: size.height, in: window)
    let inset = EdgeInsets(
      top: numbers.number(in: 0...20), left: 0, bottom: numbers.number(in: 0...20), right: 0)
    // Insets of a million points would leave no room.
    if inset.top + inset.bottom < 50 { collection.contentInset = inset }
    window.layoutIfNeeded()
    let hand = Hand(window)
    let positions: [CollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
    for step in 0..<60 {
      let path = IndexPath(
        item: .random(in: 0..<80, using: &numbers.random),
        section: .random(in: 0..<3, using: &numbers.random))
      let position = positions[step % 3]
      let isAnimated = step % 2 == 0
      collection.scrollToItem(at: path, at: position, animated: isAnimated)
      if isAnimated { hand.settle() }
      guard let frame = collection.layoutAttributesForItem(at: path)?.frame else {
        Issue.record("seed \(seed), step \(step): \(path) is nowhere")
        return
      }
      let near = collection.contentInset.top
      let far = collection.contentInset.bottom
      let wanted =
        switch position {
        case .top: frame.minY - near
        case .bottom: frame.maxY - size.height + far
        default: frame.midY - (size.height + near - far) / 2
        }
      let limit = max(-near, collection.contentSize.height - size.height + far)
      let slack = CollectionComparison.tolerance(collection.contentSize.height)
      #expect(
        abs(collection.contentOffset.y - min(max(-near, wanted), limit)) <= slack,
        "seed \(seed), step \(step)")
      #expect(
        abs(frame.height - source.sections[path.section].sizes[path.item].height) <= slack,
        "seed \(seed), step \(step)")
      collection.checkInvariants()
    }
  }

  @Test("is over when a person takes the content, or a program puts it elsewhere")
  func interrupted() {
    let source = CollectionSource([
      .init(sizes: Array(repeating: Size(width: 100, height: 30), count: 500))
    ])
    let collection = source.collection(
      CollectionSelfSizingTests.list(estimate: 50), in: window)
    window.layoutIfNeeded()
    let hand = Hand(window)
    collection.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: true)
    hand.rest(0.1)
    collection.setContentOffset(Point(x: 0, y: 40), animated: false)
    hand.settle()
    #expect(collection.contentOffset.y == 40)
    collection.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: true)
    hand.rest(0.1)
    hand.down(50, 50)
    hand.move(50, 60)
    let held = collection.contentOffset.y
    hand.rest(0.5)
    #expect(collection.contentOffset.y == held)
    hand.up(50, 60)
    hand.settle()
    #expect(collection.indexPathsForVisibleItems.allSatisfy { $0.item < 290 })
  }
}
