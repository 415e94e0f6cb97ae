import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Which way content goes")
struct RightToLeftTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let source = CollectionSource(50)

  /// Items 40 points wide, in one horizontal row with 10 points between them.
  func shelf(_ direction: SemanticContentAttribute = .forceRightToLeft) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 40, height: 100)
    let collection = source.collection(layout, in: window)
    collection.semanticContentAttribute = direction
    window.layoutIfNeeded()
    return collection
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// The distance of an item's right edge from the right edge of the collection's visible part.
  func right(_ item: Int, _ collection: CollectionView) -> Double? {
    collection.cellForItem(at: path(item)).map { collection.bounds.maxX - $0.frame.maxX }
  }

  // MARK: The direction

  @Test("A view goes as its attribute says, or as its window does")
  func attributes() {
    let view = View()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    window.addSubview(view)
    let expected: [(SemanticContentAttribute, UserInterfaceLayoutDirection)] = [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in expected {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == direction)
    }
  }

  @Test("Subviews do not inherit the attribute")
  func inheritance() {
    let outer = View()
    let inner = View()
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("A window that is turned around lays out all its views, and no others")
  func relayout() {
    final class Counting: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting()
    let inner = Counting()
    view.addSubview(inner)
    window.addSubview(view)
    window.layoutIfNeeded()
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(view.layouts == 2 && inner.layouts == 2)
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  // MARK: Where it begins

  @Test("A horizontal list starts at its right end, and indexes from there")
  func start() {
    let collection = shelf()
    #expect(collection.contentSize.width == 50 * 50 - 10)
    #expect(collection.contentOffset.x == 2_490 - 100)
    #expect(collection.indexPathsForVisibleItems == [path(0), path(1)])
    #expect(right(0, collection) == 0)
    #expect(right(1, collection) == 50)
    #expect(collection.layoutAttributesForItem(at: path(0))?.frame.maxX == 2_490)
    #expect(collection.layoutAttributesForItem(at: path(49))?.frame.minX == 0)
    #expect(collection.indexPathForItem(at: Point(x: 2_489, y: 10)) == path(0))
    #expect(collection.indexPathForItem(at: Point(x: 2_450, y: 10)) == path(0))
    #expect(collection.indexPathForItem(at: Point(x: 2_490, y: 10)) == nil)
    #expect(collection.indexPathForItem(at: Point(x: 2_449, y: 10)) == nil)
    #expect(collection.indexPathForItem(at: Point(x: 0, y: 10)) == path(49))
    collection.checkInvariants()
  }

  @Test("The layout itself goes on thinking from left to right")
  func layout() {
    let collection = shelf()
    let layout = collection.collectionViewLayout
    #expect(layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame.minX == 0)
    #expect(
      (collection.cellForItem(at: path(0)) as? ItemCell)?.applied.last?.frame
        == Rect(x: 2_450, y: 0, width: 40, height: 100))
  }

  @Test("It starts beside its right inset")
  func inset() {
    let collection = shelf(.forceLeftToRight)
    collection.contentInset = EdgeInsets(top: 0, left: 7, bottom: 0, right: 30)
    collection.contentOffset.x = -7
    collection.semanticContentAttribute = .forceRightToLeft
    collection.contentOffset.x = collection.scrollRange.maximum.x
    window.layoutIfNeeded()
    #expect(collection.contentOffset.x == 2_490 - 100 + 30)
    #expect(right(0, collection) == 30)
    // Visible items stay in place when the insets change, as they do from left to right.
    collection.contentInset.left = 50
    collection.contentInset.right = 40
    window.layoutIfNeeded()
    #expect(right(0, collection) == 30)
    #expect(collection.scrollRange.maximum.x == 2_490 - 100 + 40)
  }

  @Test("A section's insets are turned around: what is at the left lies before its first item")
  func sectionInset() {
    let collection = shelf()
    let layout = collection.collectionViewLayout as? CollectionViewFlowLayout
    layout?.sectionInset = EdgeInsets(top: 0, left: 11, bottom: 0, right: 3)
    window.layoutIfNeeded()
    #expect(right(0, collection) == 11)
    #expect(collection.contentSize.width == 2_490 + 14)
    #expect(collection.layoutAttributesForItem(at: path(49))?.frame.minX == 3)
  }

  @Test("A list that is narrower than what is seen begins at the right edge of that")
  func narrow() {
    source.sections[0].sizes = Array(repeating: .zero, count: 1)
    let collection = shelf()
    #expect(collection.contentSize.width == 40)
    #expect(collection.contentOffset.x == 0)
    #expect(right(0, collection) == 0)
    collection.contentInset = EdgeInsets(top: 0, left: 5, bottom: 0, right: 8)
    window.layoutIfNeeded()
    collection.contentOffset.x = collection.scrollRange.minimum.x
    window.layoutIfNeeded()
    #expect(right(0, collection) == 8)
    collection.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(right(0, collection) == 8)
    // The content grows to the left: 30 items of 40 points, 10 apart, less a width of 300, plus the
    // inset.
    source.sections[0].sizes = Array(repeating: .zero, count: 30)
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(right(0, collection) == 8)
    #expect(collection.contentOffset.x == 1_198)
    collection.checkInvariants()
  }

  @Test("An offset that a program has set before there was any content is the one it gets")
  func offsetBeforeLayout() {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 40, height: 100)
    let collection = source.collection(layout, in: window)
    collection.semanticContentAttribute = .forceRightToLeft
    collection.contentOffset.x = 700
    window.layoutIfNeeded()
    #expect(collection.contentOffset.x == 700)
    collection.checkInvariants()
  }

  @Test("It takes the place at the right end once: where one has scrolled it stays")
  func once() {
    let collection = shelf()
    collection.contentOffset.x -= 500
    window.layoutIfNeeded()
    #expect(right(10, collection) == 0)
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(right(10, collection) == 0)
    source.sections[0].sizes.append(contentsOf: Array(repeating: .zero, count: 7))
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(right(10, collection) == 0)
    collection.frame.size.width = 170
    window.layoutIfNeeded()
    #expect(right(10, collection) == 0)
    collection.removeFromSuperview()
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect(right(10, collection) == 0)
  }

  @Test("Columns begin at the right")
  func columns() {
    for layout in [
      CollectionViewGridLayout(columns: .fixed(4)), CollectionViewFlowLayout(),
    ] as [CollectionViewLineLayout] {
      (layout as? CollectionViewFlowLayout)?.itemSize = Size(width: 25, height: 25)
      (layout as? CollectionViewFlowLayout)?.minimumInteritemSpacing = 0
      let collection = source.collection(layout, in: window)
      collection.semanticContentAttribute = .forceRightToLeft
      window.layoutIfNeeded()
      #expect(collection.contentOffset == .zero)
      let places = (0..<5).map { collection.cellForItem(at: path($0))?.frame.minX }
      #expect(places == [75, 50, 25, 0, 75])
      #expect(collection.indexPathForItem(at: Point(x: 80, y: 5)) == path(0))
      collection.frame.size.width = 200
      window.layoutIfNeeded()
      #expect(collection.cellForItem(at: path(0))?.frame.maxX == 200)
      #expect(collection.contentOffset == .zero)
      collection.checkInvariants()
      collection.removeFromSuperview()
    }
  }

  // MARK: Turning around

  @Test("A window that is turned around shows what was seen first where it begins now")
  func turning() {
    let collection = shelf(.unspecified)
    collection.contentOffset.x = 520
    window.layoutIfNeeded()
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(right(10, collection) == -20)
    #expect(collection.contentOffset.x == 2_490 - 520 - 100)
    collection.checkInvariants()
    window.userInterfaceLayoutDirection = .leftToRight
    window.layoutIfNeeded()
    #expect(collection.contentOffset.x == 520)
    #expect(collection.cellForItem(at: path(10))?.frame.minX == 500)
    collection.checkInvariants()
  }

  @Test("What moves stops where the window is turned around")
  func turningInMotion() {
    let collection = shelf(.unspecified)
    collection.setContentOffset(Point(x: 520, y: 0), animated: true)
    window.advance(to: 0.1)
    let offset = collection.contentOffset.x
    window.userInterfaceLayoutDirection = .rightToLeft
    window.advance(to: 1)
    #expect(collection.contentOffset.x == 2_490 - offset - 100)
    collection.checkInvariants()
  }

  @Test("A list goes the way of the window that it comes into, and keeps it outside")
  func entering() {
    window.userInterfaceLayoutDirection = .rightToLeft
    let collection = shelf(.unspecified)
    #expect(right(0, collection) == 0)
    collection.removeFromSuperview()
    collection.layoutIfNeeded()
    #expect(right(0, collection) == 0)
    collection.checkInvariants()
  }

  @Test("A layout of one's own does not flip unless it says so")
  func ownLayout() {
    for (layout, first) in [(StripesRow(), 0.0), (FlippingRow(), 2_480)] {
      let collection = source.collection(layout, in: window)
      collection.semanticContentAttribute = .forceRightToLeft
      window.layoutIfNeeded()
      #expect(collection.layoutAttributesForItem(at: path(0))?.frame.minX == first)
      #expect(collection.contentOffset.x == (first == 0 ? 0 : 2_400))
      #expect(collection.cellForItem(at: path(0))?.frame.minX == first)
      #expect(collection.indexPathForItem(at: Point(x: 2_499, y: 5)) == path(first == 0 ? 49 : 0))
      collection.checkInvariants()
      collection.removeFromSuperview()
    }
  }

  @Test("Another layout that does not flip goes from left to right")
  func otherLayout() {
    let collection = shelf()
    collection.setCollectionViewLayout(StripesRow(), animated: false)
    window.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0))?.frame.minX == 0)
    #expect(collection.contentOffset.x == 0)
    let layout = CollectionViewListLayout()
    layout.scrollDirection = .horizontal
    collection.setCollectionViewLayout(layout, animated: false)
    window.layoutIfNeeded()
    #expect(right(0, collection) == 0)
    collection.checkInvariants()
  }
}

/// A layout of all items in one row, with one item every 50 points.
private class StripesRow: CollectionViewLayout {
  override var collectionViewContentSize: Size {
    Size(width: Double(collectionView?.numberOfItems(inSection: 0) ?? 0) * 50, height: 100)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = Rect(x: Double(indexPath.item) * 50, y: 0, width: 20, height: 100)
    if indexPath.item == 49 { attributes.frame.size.width = 50 }
    return attributes
  }

  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }
}

private final class FlippingRow: StripesRow {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
