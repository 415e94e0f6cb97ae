// A colour picker grid with up to three selected items; cells show the selection by a background.
// allowsMultipleSelection, selectItem and deselectItem, isSelected and isHighlighted overriding, reload.
import UIKitNames

protocol Configurable {
  associatedtype Model
  func configure(with model: Model)
}

final class SwatchCell: UICollectionViewCell, Configurable {
  private let mark = UIView()

  override var isSelected: Bool {
    didSet { mark.isHidden = !isSelected }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  var isMarked: Bool { !mark.isHidden }

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.isHidden = true
    mark.frame = CGRect(x: 4, y: 4, width: 10, height: 10)
    contentView.addSubview(mark)
    selectedBackgroundView = UIView()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with model: UIColor) {
    contentView.backgroundColor = model
  }
}

class GridController<Cell: UICollectionViewCell & Configurable>: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  let models: [Cell.Model]
  let collectionView: UICollectionView
  private(set) var events: [String] = []
  private let limit: Int

  init(models: [Cell.Model], limit: Int) {
    self.models = models
    self.limit = limit
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "\(Cell.self)")
    collectionView.allowsMultipleSelection = true
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    models.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "\(Cell.self)", for: indexPath)
    (cell as? Cell)?.configure(with: models[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    (collectionView.indexPathsForSelectedItems?.count ?? 0) < limit
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.item)")
  }
}

@main
enum Program {
  static func main() {
    let colors: [UIColor] = [.red, .green, .blue, .yellow, .orange, .purple, .brown, .cyan]
    let controller = GridController<SwatchCell>(models: colors, limit: 3)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let collectionView = controller.collectionView

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    func selected() -> [Int] {
      (collectionView.indexPathsForSelectedItems ?? []).map { $0.item }.sorted()
    }
    func marked() -> [Int] {
      (0..<colors.count).filter { item in
        (collectionView.cellForItem(at: path(item)) as? SwatchCell)?.isMarked ?? false
      }
    }

    for item in [1, 4] {
      collectionView.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    print("selected", selected(), "marked", marked())
    print("may", controller.collectionView(collectionView, shouldSelectItemAt: path(0)))
    collectionView.selectItem(at: path(0), animated: false, scrollPosition: [])
    print("may no more", controller.collectionView(collectionView, shouldSelectItemAt: path(2)))
    collectionView.deselectItem(at: path(4), animated: false)
    print("selected", selected(), "marked", marked())
    print("code tells no delegate", controller.events.isEmpty)

    let cell = collectionView.cellForItem(at: path(1))
    print("background", cell?.selectedBackgroundView != nil, cell?.isSelected ?? false)
    cell?.isHighlighted = true
    print("highlighted", cell?.alpha ?? 0)
    cell?.isHighlighted = false

    collectionView.allowsMultipleSelection = false
    collectionView.selectItem(at: path(7), animated: false, scrollPosition: [])
    print("one", selected(), marked())
    collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
    print("none", selected(), marked())

    collectionView.selectItem(at: path(3), animated: false, scrollPosition: [])
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    print("after reloading", selected(), marked())
    print("colour", collectionView.cellForItem(at: path(2))?.contentView.backgroundColor == .blue)
  }
}
