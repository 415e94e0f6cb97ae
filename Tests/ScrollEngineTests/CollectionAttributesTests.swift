import ScrollEngine
import TestSupport
import Testing

/// Layout attributes with a property of their own.
final class TiltedAttributes: CollectionViewLayoutAttributes {
  var tilt = 0.0

  override func copy(with zone: CopyZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltedAttributes)?.tilt = tilt
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? TiltedAttributes)?.tilt == tilt
  }
}

@MainActor
@Suite("Layout attributes")
struct CollectionAttributesTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  @Test("lie about their centre, and their frame is the box around that")
  func geometry() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = Rect(x: 10, y: 20, width: 40, height: 20)
    #expect(attributes.center == Point(x: 30, y: 30))
    #expect(attributes.bounds == Rect(x: 0, y: 0, width: 40, height: 20))
    attributes.transform = AffineTransform(scaleX: 2, y: 0.5)
    #expect(attributes.frame == Rect(x: -10, y: 25, width: 80, height: 10))
    #expect(attributes.size == Size(width: 40, height: 20))
    attributes.size = Size(width: 20, height: 20)
    #expect(attributes.center == Point(x: 30, y: 30))
    attributes.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    #expect(attributes.size == Size(width: 10, height: 40))
    #expect(attributes.center == Point(x: 10, y: 10))
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
  }

  @Test("of a subclass are copied and compared with all that it has")
  func subclass() throws {
    let first = TiltedAttributes(
      forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 2))
    first.tilt = 3
    first.alpha = 0.5
    first.transform = AffineTransform(rotationAngle: 1)
    let copy = try #require(first.copy() as? TiltedAttributes)
    #expect(copy !== first && copy == first && copy.tilt == 3 && copy.alpha == 0.5)
    #expect(copy.representedElementCategory == .decorationView)
    #expect(copy.representedElementKind == "shelf" && copy.hashValue == first.hashValue)
    copy.tilt = 4
    #expect(copy != first)
    #expect(
      CollectionViewLayoutAttributes(forCellWith: first.indexPath)
        != TiltedAttributes(forCellWith: first.indexPath))
    for change in [
      { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.alpha = 1 }, { $0.transform = .identity },
      { $0.center = Point(x: 1, y: 1) }, { $0.indexPath.item = 1 },
    ] as [(TiltedAttributes) -> Void] {
      let other = try #require(first.copy() as? TiltedAttributes)
      change(other)
      #expect(other != first)
    }
  }

  /// A row of items that shrink and fade away from the middle: it changes the flow layout's
  /// attributes.
  private final class Carousel: CollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

    override init() {
      super.init()
      scrollDirection = .horizontal
      itemSize = Size(width: 40, height: 40)
      minimumLineSpacing = 0
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: Rect
    ) -> [CollectionViewLayoutAttributes]? {
      guard let all = super.layoutAttributesForElements(in: rect), let collectionView else {
        return nil
      }
      for attributes in all {
        let distance = (attributes.center.x - collectionView.bounds.midX) / 100
        attributes.transform = AffineTransform(scaleX: 1 - abs(distance), y: 1)
        attributes.alpha = 1 - abs(distance) / 2
        attributes.zIndex = -Int(abs(distance) * 10)
        (attributes as? TiltedAttributes)?.tilt = distance
      }
      return all
    }
  }

  @Test("that a subclass changes after the flow layout made them reach the cells, with each offset")
  func carousel() throws {
    let source = FlowSource(
      Array([.init(sizes: Array(repeating: Size(width: 40, height: 40), count: 30))]))
    let collection = source.collection(Carousel(), height: 40, in: window)
    window.layoutIfNeeded()
    let asked = source.sizeRequests
    for offset in stride(from: 0.0, to: 1_000, by: 7) {
      collection.contentOffset.x = offset
      window.layoutIfNeeded()
      collection.checkInvariants()
      for (cell, path) in zip(collection.visibleCells, collection.indexPathsForVisibleItems) {
        let center = Point(x: Double(path.item) * 40 + 20, y: cell.center.y)
        let distance = (center.x - offset - 50) / 100
        #expect(abs(cell.center.x - center.x) < 1e-9 && cell.bounds.width == 40)
        #expect(abs(cell.transform.a - (1 - abs(distance))) < 1e-9)
        #expect(abs(cell.alpha - (1 - abs(distance) / 2)) < 1e-9)
        let applied = try #require((cell as? ItemCell)?.applied.last as? TiltedAttributes)
        #expect(abs(applied.tilt - distance) < 1e-9 && applied.indexPath == path)
      }
      let depths = collection.subviews.compactMap { view in
        (view as? CollectionViewCell).map { -Int(abs(($0.center.x - offset - 50) / 100) * 10) }
      }
      #expect(depths == depths.sorted())
    }
    // Scrolling keeps the lines, so the source is not asked again for the size of any item.
    #expect(source.sizeRequests == asked)
    #expect(collection.reuseQueue.statistics(forIdentifier: "cell").created <= 4)
  }

  /// A layout that always returns the same attributes object, which the tests change.
  private final class Keeper: CollectionViewLayout {
    let kept = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))

    override init() {
      super.init()
      kept.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    }

    override var collectionViewContentSize: Size { Size(width: 100, height: 500) }
    override func layoutAttributesForElements(
      in rect: Rect
    ) -> [CollectionViewLayoutAttributes]? { [kept] }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? { kept }
  }

  @Test("that a layout keeps and changes count once it is invalidated, and not before")
  func kept() throws {
    let layout = Keeper()
    let source = CollectionSource(1)
    let collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    let cell = try #require(collection.visibleCells.first as? ItemCell)
    layout.kept.center = Point(x: 50, y: 50)
    layout.kept.alpha = 0.25
    window.layoutIfNeeded()
    #expect(cell.center == Point(x: 20, y: 20) && cell.alpha == 1)
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(cell.center == Point(x: 50, y: 50) && cell.alpha == 0.25)
    #expect(cell.applied.count == 2)
    layout.kept.isHidden = true
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty)
  }

  @Test("turn a cell: it is hit and found where it appears, and reused upright")
  func turned() throws {
    let layout = Keeper()
    let source = CollectionSource(1)
    let collection = source.collection(layout, in: window)
    layout.kept.frame = Rect(x: 10, y: 40, width: 80, height: 10)
    layout.kept.transform = AffineTransform(rotationAngle: .pi / 2)
    window.layoutIfNeeded()
    let cell = try #require(collection.visibleCells.first)
    #expect(window.hitTest(Point(x: 50, y: 10), with: nil)?.isDescendant(of: cell) == true)
    #expect(window.hitTest(Point(x: 15, y: 45), with: nil) === collection)
    #expect(collection.indexPathForItem(at: Point(x: 50, y: 10)) == IndexPath(item: 0, section: 0))
    #expect(collection.indexPathForItem(at: Point(x: 15, y: 45)) == nil)
    // Whether the cell is visible depends on its turned frame: its upright frame ends at 50.
    collection.contentOffset.y = 60
    window.layoutIfNeeded()
    #expect(collection.visibleCells.first === cell)
    collection.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty)
    collection.contentOffset.y = 0
    collection.collectionViewLayout = CollectionViewListLayout()
    window.layoutIfNeeded()
    #expect(collection.visibleCells.first === cell && cell.transform.isIdentity)
  }
}
