// A list layout that replaces estimates by its cells' heights, with one invalidation for each.
// Invalidation contexts (a subclass), preferredLayoutAttributesFitting, bounds changes by width only.
import UIKitNames

final class ListInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var widthChanged = false
}

final class ListLayout: UICollectionViewLayout {
  let estimate: CGFloat = 50
  private var measured: [IndexPath: CGFloat] = [:]
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0
  private(set) var widthChanges = 0
  private(set) var countsChanged = 0
  private(set) var ownContexts = true

  override class var invalidationContextClass: AnyClass { ListInvalidationContext.self }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    attributes = []
    height = 0
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let one = UICollectionViewLayoutAttributes(forCellWith: path)
      one.frame = CGRect(
        x: 0, y: height, width: collectionView.bounds.width, height: measured[path] ?? estimate)
      height = one.frame.maxY
      attributes.append(one)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.item < attributes.count ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? ListInvalidationContext)?.widthChanged = true
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measured[preferredAttributes.indexPath] = preferredAttributes.frame.height
    return preferredAttributes.frame.height != originalAttributes.frame.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    context.contentSizeAdjustment.height =
      preferredAttributes.frame.height - originalAttributes.frame.height
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let own = context as? ListInvalidationContext else {
      ownContexts = false
      return
    }
    if own.widthChanged {
      widthChanges += 1
      measured = [:]
    }
    if own.invalidateDataSourceCounts {
      countsChanged += 1
      measured = [:]
    }
  }
}

final class NoteCell: UICollectionViewCell {
  var lines = 1

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    let lineWidth = layoutAttributes.frame.width / 320
    fitting.frame.size.height = (CGFloat(lines) * 20 / lineWidth).rounded()
    return fitting
  }
}

final class NotesViewController: UIViewController, UICollectionViewDataSource {
  var lines = [3, 4, 2, 5, 3, 1]
  let layout = ListLayout()
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "Note")
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { lines.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Note", for: indexPath)
    (cell as? NoteCell)?.lines = lines[indexPath.item]
    return cell
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = NotesViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let layout = controller.layout

    report("measured", controller)
    let counts = layout.countsChanged
    let widths = layout.widthChanges
    controller.collectionView.contentOffset.y = 20
    controller.collectionView.layoutIfNeeded()
    print("scrolling changes no width", layout.widthChanges == widths)

    window.frame.size.width = 640
    window.layoutIfNeeded()
    controller.collectionView.layoutIfNeeded()
    print("turning does", layout.widthChanges > widths)
    controller.collectionView.reloadData()
    controller.collectionView.layoutIfNeeded()
    report("wide", controller)

    controller.lines = [2, 2]
    controller.collectionView.reloadData()
    controller.collectionView.layoutIfNeeded()
    print("reloading changes the counts", layout.countsChanged > counts)
    report("reloaded", controller)
    print("contexts of its own", layout.ownContexts)
    print("everything by default", UICollectionViewLayoutInvalidationContext().invalidateEverything)
  }

  static func report(_ title: String, _ controller: NotesViewController) {
    let heights = (0..<controller.lines.count).map { item -> String in
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      return "\(Int(cell?.frame.minY ?? -1))+\(Int(cell?.frame.height ?? -1))"
    }
    print(title, heights.joined(separator: " "))
    print(" content", Int(controller.collectionView.contentSize.height))
  }
}
