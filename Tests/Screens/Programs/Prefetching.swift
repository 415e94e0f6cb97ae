// Thumbnails whose loads start before their cells appear, and stop when cells are scrolled past.
// UICollectionViewDataSourcePrefetching, willDisplay and didEndDisplaying, a loader behind a protocol.
import UIKitNames

protocol ThumbnailLoading: AnyObject {
  func load(_ index: Int)
  func cancel(_ index: Int)
  func thumbnail(_ index: Int) -> String?
  var asked: Int { get }
}

final class ThumbnailLoader: ThumbnailLoading {
  private(set) var loaded: Set<Int> = []
  private(set) var asked = 0

  func load(_ index: Int) {
    asked += 1
    loaded.insert(index)
  }

  func cancel(_ index: Int) {
    loaded.remove(index)
  }

  func thumbnail(_ index: Int) -> String? {
    loaded.contains(index) ? "thumbnail \(index)" : nil
  }
}

final class ThumbnailCell: UICollectionViewCell {
  var thumbnail: String?
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    thumbnail = nil
    reuses += 1
  }
}

final class WallViewController: UIViewController, UICollectionViewDelegate {
  let loader: any ThumbnailLoading = ThumbnailLoader()
  let count = 500
  private(set) var shown: Set<Int> = []

  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(ThumbnailCell.self, forCellWithReuseIdentifier: "Thumb")
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    print("prefetches", collectionView.isPrefetchingEnabled)
    collectionView.dataSource = self
    collectionView.prefetchDataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    collectionView.frame = view.bounds
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown.insert(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown.remove(indexPath.item)
  }
}

extension WallViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Thumb", for: indexPath)
    if loader.thumbnail(indexPath.item) == nil { loader.load(indexPath.item) }
    (cell as? ThumbnailCell)?.thumbnail = loader.thumbnail(indexPath.item)
    return cell
  }
}

extension WallViewController: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths where loader.thumbnail(indexPath.item) == nil {
      loader.load(indexPath.item)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    indexPaths.forEach { loader.cancel($0.item) }
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let wall = WallViewController()
    window.rootViewController = wall
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    report("top", wall)
    for step in 1...10 {
      wall.collectionView.contentOffset.y = CGFloat(step) * 60
      wall.collectionView.layoutIfNeeded()
    }
    report("a bit down", wall)
    wall.collectionView.scrollToItem(
      at: IndexPath(item: 499, section: 0), at: .bottom, animated: false)
    wall.collectionView.layoutIfNeeded()
    report("bottom", wall)

    wall.collectionView(
      wall.collectionView, prefetchItemsAt: [IndexPath(item: 42, section: 0)])
    print("42 is there", wall.loader.thumbnail(42) ?? "no")
    wall.collectionView(
      wall.collectionView, cancelPrefetchingForItemsAt: [IndexPath(item: 42, section: 0)])
    print("42 is gone", wall.loader.thumbnail(42) ?? "no")
    print("not all were loaded", wall.loader.asked < 500)
  }

  static func report(_ title: String, _ wall: WallViewController) {
    let visible = wall.collectionView.indexPathsForVisibleItems.map { $0.item }.sorted()
    let bounds = wall.collectionView.bounds
    let inSight = (0..<500).filter { item in
      let path = IndexPath(item: item, section: 0)
      let frame = wall.collectionView.layoutAttributesForItem(at: path)?.frame ?? .zero
      return frame.intersects(bounds)
    }
    let filled = visible.allSatisfy { item in
      let cell = wall.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      return (cell as? ThumbnailCell)?.thumbnail == "thumbnail \(item)"
    }
    print(
      title, "in sight", inSight.count, "shown", wall.shown.isSuperset(of: inSight), "filled",
      filled,
      "visible", Set(visible).isSuperset(of: inSight))
  }
}
