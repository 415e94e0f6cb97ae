// Groups of items, each on a coloured background, with headers and footers.
// Flow layout with decoration views and their attributes, registration on the layout, apply(_:).
import UIKitNames

final class BackgroundAttributes: UICollectionViewLayoutAttributes {
  var color: UIColor = .clear

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? BackgroundAttributes)?.color = color
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? BackgroundAttributes else { return false }
    return color == other.color && super.isEqual(object)
  }
}

final class BackgroundView: UICollectionReusableView {
  static let kind = "SectionBackground"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? BackgroundAttributes {
      backgroundColor = attributes.color
    }
  }
}

final class GroupedFlowLayout: UICollectionViewFlowLayout {
  var colors: [UIColor] = [.yellow, .cyan]
  private var backgrounds: [BackgroundAttributes] = []

  override init() {
    super.init()
    register(BackgroundView.self, forDecorationViewOfKind: BackgroundView.kind)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(BackgroundView.self, forDecorationViewOfKind: BackgroundView.kind)
  }

  override func prepare() {
    super.prepare()
    backgrounds = []
    guard let collectionView = collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      guard count > 0,
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
      else { continue }
      let attributes = BackgroundAttributes(
        forDecorationViewOfKind: BackgroundView.kind, with: IndexPath(item: 0, section: section))
      let top = first.frame.minY - sectionInset.top
      attributes.frame = CGRect(
        x: 0, y: top, width: collectionView.bounds.width,
        height: last.frame.maxY + sectionInset.bottom - top)
      attributes.zIndex = -1
      attributes.color = colors[section % colors.count]
      backgrounds.append(attributes)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let own = backgrounds.filter { $0.frame.intersects(rect) }
    return (super.layoutAttributesForElements(in: rect) ?? []) + own
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == BackgroundView.kind else { return nil }
    return backgrounds.first { $0.indexPath.section == indexPath.section }
  }
}

final class GroupsViewController: UICollectionViewController {
  var counts = [3, 5]
  private var kinds: Set<String> = []
  var asked: String {
    let names = [
      UICollectionView.elementKindSectionHeader: "headers",
      UICollectionView.elementKindSectionFooter: "footers",
    ]
    return kinds.compactMap { names[$0] }.sorted().joined(separator: " and ")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "Supplementary")
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    kinds.insert(kind)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Supplementary", for: indexPath)
  }
}

@main
enum Program {
  static func main() {
    let layout = GroupedFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let controller = GroupsViewController(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    report(controller)
    print("asked for", controller.asked)
    controller.counts[1] = 2
    controller.collectionView.reloadData()
    controller.collectionView.layoutIfNeeded()
    print("fewer items")
    report(controller)
  }

  static func report(_ controller: GroupsViewController) {
    let backgrounds = controller.collectionView.subviews
      .compactMap { $0 as? BackgroundView }
      .filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
    for view in backgrounds {
      let color = view.backgroundColor == .yellow ? "yellow" : "cyan"
      print(color, Int(view.frame.minY), Int(view.frame.height), Int(view.frame.width))
    }
    let layout = controller.collectionView.collectionViewLayout
    let path = IndexPath(item: 0, section: 1)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      let frame =
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame ?? .zero
      print(
        kind == UICollectionView.elementKindSectionHeader ? "header" : "footer", Int(frame.minY),
        Int(frame.height))
    }
    let decoration = layout.layoutAttributesForDecorationView(ofKind: BackgroundView.kind, at: path)
    print("behind", (decoration?.zIndex ?? 0) < 0)
    print("category", decoration?.representedElementCategory == .decorationView)
    print("content", Int(controller.collectionView.contentSize.height))
  }
}
