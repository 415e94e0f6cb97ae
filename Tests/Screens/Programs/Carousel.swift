// A shop's front page: every row of the table scrolls sideways and keeps its place when reused.
// Collection views inside table cells, delegate by tag, content offsets kept across didEndDisplaying.
import UIKitNames

class CarouselCell: UITableViewCell {
  static let identifier = "Carousel"
  let collectionView: UICollectionView

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    collectionView.showsHorizontalScrollIndicator = false
    contentView.addSubview(collectionView)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = contentView.bounds
  }

  func setDataSource<D: UICollectionViewDataSource & UICollectionViewDelegate>(
    _ source: D, row: Int
  ) {
    collectionView.dataSource = source
    collectionView.delegate = source
    collectionView.tag = row
    collectionView.setContentOffset(collectionView.contentOffset, animated: false)
    collectionView.reloadData()
  }

  var offset: CGFloat {
    get { collectionView.contentOffset.x }
    set { collectionView.contentOffset.x = newValue }
  }
}

class ShopViewController: UITableViewController {
  let counts = (0..<20).map { 5 + $0 % 4 }
  var offsets: [Int: CGFloat] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 100
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(CarouselCell.self, forCellReuseIdentifier: CarouselCell.identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: CarouselCell.identifier, for: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? CarouselCell else { return }
    cell.setDataSource(self, row: indexPath.row)
    cell.offset = offsets[indexPath.row] ?? 0
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? CarouselCell else { return }
    offsets[indexPath.row] = cell.offset
  }
}

extension ShopViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[collectionView.tag]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    cell.backgroundColor = indexPath.item % 2 == 0 ? .red : .blue
    return cell
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let shop = ShopViewController(style: .plain)
    window.rootViewController = shop
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    func carousel(_ row: Int) -> CarouselCell? {
      let cell = shop.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? CarouselCell
      cell?.layoutIfNeeded()
      cell?.collectionView.layoutIfNeeded()
      return cell
    }
    func scroll(to row: Int) {
      shop.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      shop.tableView.layoutIfNeeded()
    }

    guard let first = carousel(0), let second = carousel(1) else { return }
    print("items", first.collectionView.numberOfItems(inSection: 0))
    print("width", Int(first.collectionView.contentSize.width))
    print("and", Int(second.collectionView.contentSize.width))
    print("high as the row", first.collectionView.frame.height == first.contentView.bounds.height)
    first.collectionView.setContentOffset(CGPoint(x: 120, y: 0), animated: false)
    second.collectionView.scrollToItem(
      at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: false)
    print("centred at", Int(second.offset))

    scroll(to: 12)
    print("far below", shop.tableView.contentOffset.y, "row 0", carousel(0) == nil)
    print("kept", Int(shop.offsets[0] ?? -1), Int(shop.offsets[1] ?? -1))
    print("row 12 starts", Int(carousel(12)?.offset ?? -1))
    scroll(to: 0)
    print("back", Int(carousel(0)?.offset ?? -1), Int(carousel(1)?.offset ?? -1))
  }
}
