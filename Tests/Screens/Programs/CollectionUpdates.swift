// A board of cards that are added, removed and moved while it is on screen.
// UICollectionView.performBatchUpdates, insert, delete, move and reload, prepare(forCollectionViewUpdates:).
import UIKitNames

final class CardLayout: UICollectionViewFlowLayout {
  private(set) var updates: [String] = []
  private(set) var finals = 0
  private var inserted: Set<IndexPath> = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        guard let path = update.indexPathAfterUpdate else { continue }
        inserted.insert(path)
        updates.append("insert \(path.item)")
      case .delete:
        updates.append("delete \(update.indexPathBeforeUpdate?.item ?? -1)")
      case .move:
        updates.append(
          "move \(update.indexPathBeforeUpdate?.item ?? -1)"
            + " to \(update.indexPathAfterUpdate?.item ?? -1)")
      default:
        break
      }
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard inserted.contains(itemIndexPath) else { return attributes }
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    finals += 1
  }

  func takeUpdates() -> [String] {
    defer { updates = [] }
    return updates.sorted()
  }
}

final class CardCell: UICollectionViewCell {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.frame = contentView.bounds
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class BoardController: UICollectionViewController {
  var cards = ["A", "B", "C", "D", "E"]
  let cardLayout = CardLayout()

  init() {
    cardLayout.itemSize = CGSize(width: 100, height: 60)
    cardLayout.minimumLineSpacing = 10
    cardLayout.minimumInteritemSpacing = 10
    super.init(collectionViewLayout: cardLayout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "Card")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cards.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    (cell as? CardCell)?.title.text = cards[indexPath.item]
    return cell
  }
}

@main
enum Program {
  static func main() {
    let board = BoardController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = board
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let collectionView = board.collectionView else { return }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    func report(_ title: String) {
      collectionView.layoutIfNeeded()
      let cells = (0..<collectionView.numberOfItems(inSection: 0)).map { item -> String in
        let cell = collectionView.cellForItem(at: path(item)) as? CardCell
        let frame = collectionView.layoutAttributesForItem(at: path(item))?.frame ?? .zero
        return "\(cell?.title.text ?? "-")@\(Int(frame.minX)),\(Int(frame.minY))"
      }
      print(title, cells.joined(separator: " "))
    }

    report("start")
    board.cards.insert("X", at: 1)
    collectionView.insertItems(at: [path(1)])
    report("inserted")
    print(board.cardLayout.takeUpdates())

    board.cards.removeFirst()
    collectionView.deleteItems(at: [path(0)])
    report("deleted")
    print(board.cardLayout.takeUpdates())

    board.cards.append(board.cards.removeFirst())
    collectionView.moveItem(at: path(0), to: path(4))
    report("moved")
    print(board.cardLayout.takeUpdates())

    let finals = board.cardLayout.finals
    collectionView.performBatchUpdates(
      {
        // The cards change from B C D E X to Y C E X Z.
        board.cards = ["Y", "C", "E", "X", "Z"]
        collectionView.deleteItems(at: [path(0), path(2)])
        collectionView.insertItems(at: [path(0), path(4)])
      }, completion: nil)
    report("at once")
    print(board.cardLayout.takeUpdates())
    print("one more end", board.cardLayout.finals == finals + 1)

    board.cards[1] = "C2"
    collectionView.reloadItems(at: [path(1)])
    report("reloaded")
    board.cards = []
    collectionView.reloadSections(IndexSet(integer: 0))
    report("empty")
    print("content", Int(collectionView.contentSize.height))
  }
}
