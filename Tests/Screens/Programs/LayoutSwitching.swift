// A catalogue that switches between a list and a grid in place.
// setCollectionViewLayout(_:animated:), prepareForTransition(to:) and (from:), cells that lay themselves out.
import UIKitNames

final class ColumnLayout: UICollectionViewLayout {
  let columns: Int
  let rowHeight: CGFloat
  private(set) var transitions: [String] = []
  private var frames: [CGRect] = []

  init(columns: Int, rowHeight: CGFloat) {
    self.columns = columns
    self.rowHeight = rowHeight
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let width = collectionView.bounds.width / CGFloat(columns)
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      CGRect(
        x: CGFloat(item % columns) * width, y: CGFloat(item / columns) * rowHeight, width: width,
        height: rowHeight)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    transitions.append("to")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    transitions.append("from")
  }
}

final class ProductCell: UICollectionViewCell {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.width > bounds.height
    name.frame =
      isWide
      ? CGRect(x: bounds.height, y: 0, width: bounds.width - bounds.height, height: bounds.height)
      : CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 20)
  }
}

final class CatalogueController: UICollectionViewController {
  let list = ColumnLayout(columns: 1, rowHeight: 50)
  let grid = ColumnLayout(columns: 4, rowHeight: 100)
  private(set) var isGrid = false

  init() {
    super.init(collectionViewLayout: list)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "Product")
  }

  func toggle() {
    isGrid.toggle()
    collectionView.setCollectionViewLayout(isGrid ? grid : list, animated: false)
    collectionView.layoutIfNeeded()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Product", for: indexPath)
    (cell as? ProductCell)?.name.text = "Product \(indexPath.item)"
    return cell
  }
}

@main
enum Program {
  static func main() {
    let controller = CatalogueController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let collectionView = controller.collectionView else { return }

    func report(_ title: String) {
      print(title, "content", Int(collectionView.contentSize.height))
      for item in [0, 5] {
        let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0))
        guard let product = cell as? ProductCell else { continue }
        product.layoutIfNeeded()
        let frame = product.frame
        print(
          " ", product.name.text ?? "-", Int(frame.minX), Int(frame.minY), Int(frame.width),
          Int(frame.height), "name", Int(product.name.frame.minX), Int(product.name.frame.minY))
      }
      let bounds = collectionView.bounds
      print(
        "  all in sight are there",
        (0..<40).allSatisfy { item in
          let path = IndexPath(item: item, section: 0)
          let frame = collectionView.layoutAttributesForItem(at: path)?.frame ?? .zero
          return !frame.intersects(bounds) || collectionView.cellForItem(at: path) != nil
        })
    }

    report("list")
    controller.toggle()
    report("grid")
    print("layout", collectionView.collectionViewLayout === controller.grid)
    print(
      "belongs", controller.grid.collectionView === collectionView,
      controller.list.collectionView == nil)
    print("told", controller.list.transitions, controller.grid.transitions)
    controller.toggle()
    report("list again")
    collectionView.collectionViewLayout = controller.grid
    collectionView.layoutIfNeeded()
    report("set directly")
  }
}
