// A two-column photo wall: a custom layout with subclassed attributes, which the cells apply.
// UICollectionViewLayout overriding, layoutAttributesClass, apply(_:), a changing constraint.
import UIKitNames

protocol PinterestLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

class PinterestLayoutAttributes: UICollectionViewLayoutAttributes {
  var photoHeight: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? PinterestLayoutAttributes)?.photoHeight = photoHeight
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PinterestLayoutAttributes, other.photoHeight == photoHeight else {
      return false
    }
    return super.isEqual(object)
  }
}

class PinterestLayout: UICollectionViewLayout {
  weak var delegate: PinterestLayoutDelegate?
  var numberOfColumns = 2 { didSet { invalidateLayout() } }
  private let cellPadding: CGFloat = 6
  private var cache: [PinterestLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override class var layoutAttributesClass: AnyClass { PinterestLayoutAttributes.self }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    guard cache.isEmpty, let collectionView = collectionView else { return }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    let xOffset = (0..<numberOfColumns).map { CGFloat($0) * columnWidth }
    var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let column = yOffset.firstIndex(of: yOffset.min() ?? 0) ?? 0
      let width = columnWidth - cellPadding * 2
      let photoHeight =
        delegate?.collectionView(collectionView, heightForPhotoAt: indexPath, width: width) ?? 100
      let height = cellPadding * 2 + photoHeight + 20
      let frame = CGRect(
        x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let attributes = PinterestLayoutAttributes(forCellWith: indexPath)
      attributes.photoHeight = photoHeight
      attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] += height
    }
  }

  override func invalidateLayout() {
    cache.removeAll()
    contentHeight = 0
    super.invalidateLayout()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }
}

class PhotoCell: UICollectionViewCell {
  let photo = UIView()
  let caption = UILabel()
  private lazy var photoHeight = photo.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [photo, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: contentView.topAnchor),
      photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      photoHeight,
      caption.topAnchor.constraint(equalTo: photo.bottomAnchor),
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
    ])
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? PinterestLayoutAttributes {
      photoHeight.constant = attributes.photoHeight
    }
  }
}

class PhotoStreamViewController: UICollectionViewController, PinterestLayoutDelegate {
  let heights: [CGFloat] = [100, 150, 80, 120, 90, 60]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
    (collectionView.collectionViewLayout as? PinterestLayout)?.delegate = self
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
    (cell as? PhotoCell)?.caption.text = "Photo \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat { heights[indexPath.item] }
}

@main
enum Program {
  static func main() {
    let layout = PinterestLayout()
    let controller = PhotoStreamViewController(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    report(controller)

    layout.numberOfColumns = 1
    controller.collectionView.layoutIfNeeded()
    print("one column")
    report(controller)

    let first = PinterestLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    first.photoHeight = 40
    let second = first.copy() as? PinterestLayoutAttributes
    print("copy keeps the height", second?.photoHeight == 40, second == first)
    second?.photoHeight = 41
    print("another height is not equal", second != first)
  }

  static func report(_ controller: PhotoStreamViewController) {
    for item in 0..<4 {
      guard
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
          as? PhotoCell
      else { continue }
      cell.layoutIfNeeded()
      print(
        item, Int(cell.frame.minX), Int(cell.frame.minY), Int(cell.frame.width),
        Int(cell.frame.height), "photo", Int(cell.photo.frame.height))
    }
    print("content", Int(controller.collectionView.contentSize.height))
  }
}
