// A tag cloud: a flow layout subclass that copies its attributes and pushes each row to the left.
// UICollectionViewFlowLayout overriding, sizes from the delegate, cells with constraints, reloadData.
import UIKitNames

final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let original = super.layoutAttributesForElements(in: rect) else { return nil }
    let attributes = original.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }

    var left = sectionInset.left
    var bottom: CGFloat = -1.0
    for attribute in attributes where attribute.representedElementCategory == .cell {
      if attribute.frame.origin.y >= bottom {
        left = sectionInset.left
      }
      attribute.frame.origin.x = left
      left += attribute.frame.width + minimumInteritemSpacing
      bottom = max(attribute.frame.maxY, bottom)
    }
    return attributes
  }
}

final class TagCell: UICollectionViewCell {
  static let identifier = "TagCell"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 14, weight: .medium)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.backgroundColor = .systemBlue
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class TagCloudViewController: UIViewController {
  var tags = [
    "swift", "uikit", "layout", "collection", "view", "tag", "cloud", "attributes", "cell",
  ]
  private(set) var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = LeftAlignedLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: TagCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }
}

extension TagCloudViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    tags.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TagCell.identifier, for: indexPath)
    (cell as? TagCell)?.label.text = tags[indexPath.item]
    return cell
  }
}

extension TagCloudViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: CGFloat(tags[indexPath.item].count) * 10 + 20, height: 30)
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = TagCloudViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    printTags(of: controller)
    controller.tags.removeAll { $0 == "uikit" }
    controller.collectionView.reloadData()
    controller.collectionView.layoutIfNeeded()
    print("without uikit")
    printTags(of: controller)
  }

  static func printTags(of controller: TagCloudViewController) {
    for item in 0..<controller.tags.count {
      let path = IndexPath(item: item, section: 0)
      guard let cell = controller.collectionView.cellForItem(at: path) as? TagCell else {
        print("no cell at", item)
        continue
      }
      print(
        cell.label.text ?? "-", Int(cell.frame.minX), Int(cell.frame.minY), Int(cell.frame.width))
    }
    print("height", Int(controller.collectionView.contentSize.height))
  }
}
