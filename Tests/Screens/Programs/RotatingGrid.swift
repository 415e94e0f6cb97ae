// A photo grid with more columns in landscape, which keeps its first visible item when turned.
// UICollectionViewDelegateFlowLayout, invalidateLayout, viewWillLayoutSubviews, indexPathForItem(at:).
import UIKitNames

final class GridController: UICollectionViewController {
  private var flow: UICollectionViewFlowLayout? {
    collectionViewLayout as? UICollectionViewFlowLayout
  }
  private var lastWidth: CGFloat = 0
  private let spacing: CGFloat = 2

  convenience init() {
    self.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  var columns: Int { view.bounds.width > view.bounds.height ? 5 : 3 }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Photo")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard view.bounds.width != lastWidth else { return }
    lastWidth = view.bounds.width
    flow?.invalidateLayout()
  }

  func turn(_ window: UIWindow, to size: CGSize) {
    let anchor = collectionView.indexPathForItem(
      at: CGPoint(x: 10, y: collectionView.contentOffset.y + 10))
    window.frame.size = size
    window.layoutIfNeeded()
    if let anchor = anchor {
      collectionView.scrollToItem(at: anchor, at: .top, animated: false)
      collectionView.layoutIfNeeded()
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
  }
}

extension GridController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let gaps = CGFloat(columns - 1) * spacing
    let side = ((collectionView.bounds.width - gaps) / CGFloat(columns)).rounded(.down)
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { spacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { spacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
}

@main
enum Program {
  static func main() {
    let controller = GridController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 304, height: 500))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let collectionView = controller.collectionView else { return }

    func report(_ title: String) {
      let frames = (0..<100).compactMap { item in
        collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      }
      let firstLine = frames.filter { $0.minY == frames[0].minY }.count
      let visible = collectionView.indexPathsForVisibleItems.map { $0.item }
      print(
        title, "columns", firstLine, "side", Int(frames[0].width), "content",
        Int(collectionView.contentSize.height), "offset", Int(collectionView.contentOffset.y),
        "first seen", visible.min() ?? -1)
    }

    report("portrait")
    collectionView.contentOffset.y = 4 + 5 * 102
    collectionView.layoutIfNeeded()
    report("down")
    controller.turn(window, to: CGSize(width: 508, height: 304))
    report("landscape")
    controller.turn(window, to: CGSize(width: 304, height: 500))
    report("portrait again")

    print("at a point", collectionView.indexPathForItem(at: CGPoint(x: 110, y: 10))?.item ?? -1)
    print("between items", collectionView.indexPathForItem(at: CGPoint(x: 101, y: 10)) == nil)
    print("layout", collectionView.collectionViewLayout.collectionView === collectionView)
    print("view", controller.collectionViewLayout === collectionView.collectionViewLayout)
  }
}
