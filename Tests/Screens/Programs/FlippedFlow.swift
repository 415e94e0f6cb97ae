// A calendar's days from right to left, by a flow layout that asks to be flipped.
// flipsHorizontallyInOppositeLayoutDirection, semanticContentAttribute on a collection view, cell content.
import UIKitNames

final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

final class DayCell: UICollectionViewCell {
  let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(dot)
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      dot.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      dot.widthAnchor.constraint(equalToConstant: 6),
      dot.heightAnchor.constraint(equalToConstant: 6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class CalendarController: UIViewController {
  let collectionView: UICollectionView
  let direction: UISemanticContentAttribute

  init(layout: UICollectionViewFlowLayout, direction: UISemanticContentAttribute) {
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.direction = direction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.semanticContentAttribute = direction
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(DayCell.self, forCellWithReuseIdentifier: "Day")
    collectionView.dataSource = self
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func first(_ count: Int) -> [Int] {
    (0..<count).map { item in
      Int(collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame.minX ?? -1)
    }
  }
}

extension CalendarController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 31 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Day", for: indexPath)
    for view in [cell, cell.contentView, (cell as? DayCell)?.dot] {
      view?.semanticContentAttribute = direction
    }
    return cell
  }
}

@main
enum Program {
  static func show(_ title: String, _ controller: CalendarController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 280, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    print(title, controller.first(8))
    let path = IndexPath(item: 9, section: 0)
    if let cell = controller.collectionView.cellForItem(at: path) as? DayCell {
      cell.layoutIfNeeded()
      print("  tenth", Int(cell.frame.minX), Int(cell.frame.minY), "dot", Int(cell.dot.frame.minX))
    }
    print("  content", Int(controller.collectionView.contentSize.height))
  }

  static func main() {
    show("left", CalendarController(layout: FlippingLayout(), direction: .forceLeftToRight))
    show("right", CalendarController(layout: FlippingLayout(), direction: .forceRightToLeft))
    show(
      "not flipped",
      CalendarController(layout: UICollectionViewFlowLayout(), direction: .forceLeftToRight))
    let plain = UICollectionViewFlowLayout()
    print("by default", UICollectionViewLayout().flipsHorizontallyInOppositeLayoutDirection)
    print("written for", plain.developmentLayoutDirection == .leftToRight)
    print("own", FlippingLayout().flipsHorizontallyInOppositeLayoutDirection)
  }
}
