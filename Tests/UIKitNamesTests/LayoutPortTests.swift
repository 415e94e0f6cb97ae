import Testing
import UIKitNames

/// A carousel layout as it is written for UIKit, with subclassed attributes.
private final class CarouselAttributes: UICollectionViewLayoutAttributes {
  var distance: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as? CarouselAttributes
    copy?.distance = distance
    return copy as Any
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselAttributes, other.distance == distance else {
      return false
    }
    return super.isEqual(object)
  }
}

private final class CarouselCell: UICollectionViewCell {
  var distance: CGFloat = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let carousel = layoutAttributes as? CarouselAttributes { distance = carousel.distance }
  }
}

private final class CarouselLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { CarouselAttributes.self }

  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 100)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    return super.layoutAttributesForElements(in: rect)?.compactMap {
      guard let attributes = $0.copy() as? CarouselAttributes else { return nil }
      attributes.distance = (visible.midX - attributes.center.x) / 100
      let zoom = 1 + 0.2 * (1 - min(abs(attributes.distance), 1))
      attributes.transform = CGAffineTransform(scaleX: zoom, y: zoom)
      attributes.zIndex = Int(zoom * 10)
      return attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: (proposedContentOffset.x / 110).rounded() * 110, y: proposedContentOffset.y)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
}

@MainActor
private final class Pictures: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite("A carousel in UIKit's spelling")
struct LayoutPortTests {
  @Test("compiles, and enlarges the cell in the middle")
  func carousel() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    let pictures = Pictures()
    let collection = UICollectionView(
      frame: window.bounds, collectionViewLayout: CarouselLayout())
    collection.register(CarouselCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = pictures
    window.addSubview(collection)
    for offset in [0, 60, 133.5, 400] {
      collection.contentOffset.x = offset
      window.layoutIfNeeded()
      #expect(!collection.visibleCells.isEmpty)
      for case let cell as CarouselCell in collection.visibleCells {
        #expect(abs(cell.distance - (offset + 150 - cell.center.x) / 100) < 1e-9)
        let zoom = 1 + 0.2 * (1 - min(abs(cell.distance), 1))
        #expect(abs(cell.frame.width - 100 * zoom) < 1e-9 && cell.bounds.width == 100)
      }
    }
  }

  @Test("Views turn as in UIKit")
  func transforms() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
      .translatedBy(x: 3, y: 0).concatenating(.identity)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(!view.transform.isIdentity && view.bounds.size == CGSize(width: 100, height: 50))
    let point = CGPoint(x: 7, y: 9)
    let back = point.applying(view.transform).applying(view.transform.inverted())
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 9) < 1e-9)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
