// A row of cards that stops with one card in the middle and shrinks the other cards.
// Flow layout: targetContentOffset, transforms of attributes, decelerationRate, invalidation by bounds.
import UIKitNames

final class CardLayout: UICollectionViewFlowLayout {
  private let smallest: CGFloat = 0.8

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 300)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepare() {
    guard let collectionView = collectionView else { return }
    let side = (collectionView.bounds.width - itemSize.width) / 2
    let above = (collectionView.bounds.height - itemSize.height) / 2
    sectionInset = UIEdgeInsets(top: above, left: side, bottom: above, right: side)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView = collectionView,
      let found = super.layoutAttributesForElements(in: rect)
    else { return nil }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return found.map { attributes in
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      let distance = abs(copy.center.x - middle)
      let scale = max(smallest, 1 - distance / 1100)
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      copy.alpha = distance < 1 ? 1 : 0.5
      return copy
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let width = collectionView.bounds.width
    let target = CGRect(
      x: proposedContentOffset.x, y: 0, width: width, height: collectionView.bounds.height)
    let middle = proposedContentOffset.x + width / 2
    var adjustment = CGFloat.greatestFiniteMagnitude
    for attributes in super.layoutAttributesForElements(in: target) ?? [] {
      let distance = attributes.center.x - middle
      if abs(distance) < abs(adjustment) { adjustment = distance }
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

final class CardsViewController: UICollectionViewController {
  init() {
    super.init(collectionViewLayout: CardLayout())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Card")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
  }
}

@main
enum Program {
  static func main() {
    let controller = CardsViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let collectionView = controller.collectionView else { return }

    print("content", Int(collectionView.contentSize.width), Int(collectionView.contentSize.height))
    describe(collectionView, items: [0, 1])

    for proposed in [250, 340, -40] as [CGFloat] {
      let target = collectionView.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: proposed, y: 0),
        withScrollingVelocity: CGPoint(x: 0.3, y: 0))
      print("from", Int(proposed), "to", Int(target.x))
    }

    collectionView.contentOffset = CGPoint(x: 220, y: 0)
    collectionView.layoutIfNeeded()
    describe(collectionView, items: [0, 1, 2])
    print("fast", collectionView.decelerationRate == .fast)
  }

  static func describe(_ collectionView: UICollectionView, items: [Int]) {
    for item in items {
      guard let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0)) else {
        print(item, "is not there")
        continue
      }
      let scale = Int((cell.transform.a * 100).rounded())
      print(
        item, "middle", Int(cell.center.x), "scale", scale, "shown width",
        Int(cell.frame.width.rounded()), "own width", Int(cell.bounds.width), "clear",
        cell.alpha < 1)
    }
  }
}
