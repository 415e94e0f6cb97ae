// A photo grid whose number of columns changes with a pinch, around the photo under the fingers.
// UIPinchGestureRecognizer (subclassed to drive it), itemSize changes, invalidateLayout, anchored offset.
import UIKitNames

final class PinchableGridController: UIViewController {
  let pinch: UIPinchGestureRecognizer
  let flow = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: flow)
  private(set) var columns = 4
  private var startColumns = 4
  private var anchor: IndexPath?

  init(pinch: UIPinchGestureRecognizer) {
    self.pinch = pinch
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Photo")
    collectionView.dataSource = self
    collectionView.addGestureRecognizer(pinch)
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateItemSize()
  }

  private func updateItemSize() {
    let side = collectionView.bounds.width / CGFloat(columns)
    guard flow.itemSize.width != side else { return }
    flow.itemSize = CGSize(width: side, height: side)
  }

  func pinched(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      startColumns = columns
      anchor = collectionView.indexPathForItem(at: recognizer.location(in: collectionView))
    case .changed:
      let wanted = Int((CGFloat(startColumns) / recognizer.scale).rounded())
      setColumns(min(max(wanted, 1), 8))
    case .ended, .cancelled:
      anchor = nil
    default:
      break
    }
  }

  private func setColumns(_ new: Int) {
    guard new != columns else { return }
    columns = new
    updateItemSize()
    flow.invalidateLayout()
    collectionView.layoutIfNeeded()
    if let anchor = anchor {
      collectionView.scrollToItem(at: anchor, at: .top, animated: false)
      collectionView.layoutIfNeeded()
    }
  }
}

extension PinchableGridController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 200 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
  }
}

final class TwoFingers: UIPinchGestureRecognizer {
  var phase = UIGestureRecognizer.State.possible
  var spread: CGFloat = 1
  var place = CGPoint.zero

  override var state: UIGestureRecognizer.State {
    get { phase }
    set { phase = newValue }
  }

  override var scale: CGFloat {
    get { spread }
    set { spread = newValue }
  }

  override func location(in view: UIView?) -> CGPoint { place }
}

@main
enum Program {
  static func main() {
    let fingers = TwoFingers()
    let controller = PinchableGridController(pinch: fingers)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let collectionView = controller.collectionView

    func report(_ title: String) {
      let first = collectionView.indexPathsForVisibleItems.map { $0.item }.min() ?? -1
      let frame = collectionView.layoutAttributesForItem(at: IndexPath(item: 57, section: 0))?.frame
      print(
        title, "columns", controller.columns, "content", Int(collectionView.contentSize.height),
        "offset", Int(collectionView.contentOffset.y), "first", first, "57 at",
        Int(frame?.minX ?? -1), Int(frame?.minY ?? -1))
    }
    func drive(_ phase: UIGestureRecognizer.State, _ spread: CGFloat) {
      fingers.phase = phase
      fingers.spread = spread
      controller.pinched(fingers)
    }

    report("start")
    collectionView.contentOffset.y = 1120
    collectionView.layoutIfNeeded()
    report("scrolled")

    fingers.place = CGPoint(x: 100, y: 1130)
    drive(.began, 1)
    drive(.changed, 1.1)
    report("a little")
    drive(.changed, 2)
    report("apart")
    drive(.changed, 0.5)
    report("together")
    drive(.changed, 0.01)
    drive(.ended, 0.01)
    report("no further")
    drive(.began, 1)
    drive(.changed, 100)
    report("one column")
    print("recognizer", fingers.view === collectionView, UIPinchGestureRecognizer().scale)
  }
}
