// A dial of round items: subclassed attributes carry an angle, and each change makes a copy.
// UICollectionViewLayout with centre, size and transform, layoutAttributesClass, initial attributes.
import UIKitNames

class DialAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    if let dial = copied as? DialAttributes {
      dial.angle = self.angle
    }
    return copied
  }
}

class DialLayout: UICollectionViewLayout {
  var radius: CGFloat = 100 {
    didSet { invalidateLayout() }
  }
  let itemSize = CGSize(width: 40, height: 40)
  private(set) var preparations = 0
  private var attributes: [DialAttributes] = []

  override class var layoutAttributesClass: AnyClass {
    return DialAttributes.self
  }

  override var collectionViewContentSize: CGSize {
    return collectionView?.bounds.size ?? .zero
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    preparations += 1
    let count = collectionView.numberOfItems(inSection: 0)
    let middle = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    attributes = (0..<count).map { item in
      let attributes = DialAttributes(forCellWith: IndexPath(item: item, section: 0))
      let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
      attributes.size = itemSize
      attributes.center = CGPoint(
        x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
      attributes.angle = angle
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    return attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return attributes[indexPath.row]
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = attributes[itemIndexPath.item].copy() as? DialAttributes
    start?.alpha = 0
    start?.center = CGPoint(
      x: collectionView?.bounds.midX ?? 0, y: collectionView?.bounds.midY ?? 0)
    return start
  }
}

class DialCell: UICollectionViewCell {
  var angle: CGFloat = -1

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let dial = layoutAttributes as? DialAttributes else { return }
    angle = dial.angle
  }
}

class DialViewController: UIViewController, UICollectionViewDataSource {
  var collectionView: UICollectionView?
  let layout = DialLayout()

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(DialCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    self.collectionView = collectionView
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return 8
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = DialViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let collectionView = controller.collectionView else { return }

    func report(_ item: Int) {
      let path = IndexPath(item: item, section: 0)
      guard let cell = collectionView.cellForItem(at: path) as? DialCell else { return }
      print(
        item, Int(cell.center.x.rounded()), Int(cell.center.y.rounded()),
        "turned by", Int((cell.angle * 180 / .pi).rounded()),
        "a", Int((cell.transform.a * 10).rounded()), "b", Int((cell.transform.b * 10).rounded()),
        "size", Int(cell.bounds.width.rounded()))
    }
    for item in [0, 2, 4, 6] { report(item) }
    print("cells", collectionView.visibleCells.count)

    let before = controller.layout.preparations
    controller.layout.radius = 50
    collectionView.layoutIfNeeded()
    print("prepared again", controller.layout.preparations > before)
    for item in [0, 2] { report(item) }

    let path = IndexPath(item: 4, section: 0)
    let start = controller.layout.initialLayoutAttributesForAppearingItem(at: path)
    let own = controller.layout.layoutAttributesForItem(at: path)
    print("starts clear", start?.alpha == 0, "stays opaque", own?.alpha == 1)
    print("angle copied", (start as? DialAttributes)?.angle == (own as? DialAttributes)?.angle)
    print("higher items above", (own?.zIndex ?? 0) == 3141)
  }
}
