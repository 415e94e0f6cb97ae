// Filters of any width in a flow layout whose cells get their size from constraints.
// estimatedItemSize automaticSize, contentView constraints, preferredLayoutAttributesFitting, reloadItems.
import UIKitNames

final class FilterCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: FilterCell.self)
  let body = UIView()
  private(set) var fittings = 0
  private var width: NSLayoutConstraint?
  private var height: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(body)
    let width = body.widthAnchor.constraint(equalToConstant: 10)
    let height = body.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, height,
      body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
    self.width = width
    self.height = height
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ size: CGSize) {
    width?.constant = size.width
    height?.constant = size.height
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittings += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

final class FiltersController: UIViewController {
  var sizes: [CGSize] = [60, 100, 150, 40, 200].map { CGSize(width: $0, height: 30) }

  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(
      FilterCell.self, forCellWithReuseIdentifier: FilterCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    return collectionView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

extension FiltersController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: FilterCell.reuseIdentifier, for: indexPath)
    if let filter = cell as? FilterCell { filter.configure(sizes[indexPath.item]) }
    return cell
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = FiltersController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    report("measured", controller)
    controller.sizes[1].height = 50
    controller.sizes[4].width = 100
    controller.collectionView.reloadData()
    controller.collectionView.layoutIfNeeded()
    report("changed", controller)

    let flow = UICollectionViewFlowLayout()
    print("item", flow.itemSize == CGSize(width: 50, height: 50))
    print("spacings", flow.minimumLineSpacing, flow.minimumInteritemSpacing)
    print("estimate", flow.estimatedItemSize == .zero, flow.sectionInset == .zero)
    print("vertical", flow.scrollDirection == .vertical, flow.headerReferenceSize == .zero)
    print("pins", flow.sectionHeadersPinToVisibleBounds, flow.sectionFootersPinToVisibleBounds)
  }

  static func report(_ title: String, _ controller: FiltersController) {
    print(title)
    var line: CGFloat = -1
    for item in 0..<controller.sizes.count {
      let path = IndexPath(item: item, section: 0)
      guard let cell = controller.collectionView.cellForItem(at: path) as? FilterCell else {
        print("  no cell", item)
        continue
      }
      cell.layoutIfNeeded()
      let isNew = cell.frame.midY != line
      line = cell.frame.midY
      print(
        isNew ? "  line" : "  same line", Int(cell.frame.width), Int(cell.frame.height), "middle",
        Int(line), "body", Int(cell.body.frame.width), "measured", cell.fittings > 0)
    }
    print("  content", Int(controller.collectionView.contentSize.height))
  }
}
