import UIKitNames

/// A collection as it is written for UIKit, with UIKitNames as its only import.
@MainActor
final class PhotosScreen: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let layout = UICollectionViewFlowLayout()
  let collectionView: UICollectionView
  var albums = [["sea", "hill"], ["cat", "dog", "cow"]]
  private(set) var chosen: String?
  private(set) var displayed = 0

  init() {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  func viewDidLoad() {
    layout.scrollDirection = .vertical
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 24)
    layout.sectionHeadersPinToVisibleBounds = true
    collectionView.frame = window.bounds
    collectionView.backgroundColor = UIColor(0xFFFFFF)
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      AlbumTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = self
    collectionView.delegate = self
    window.addSubview(collectionView)
    window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    albums[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.nameLabel.text = albums[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? AlbumTitle)?.label.text = "Album \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    albums[indexPath.section][indexPath.item] == "sea"
      ? CGSize(width: 208, height: 60) : layout.itemSize
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed += 1
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen = albums[indexPath.section][indexPath.item]
  }
}

final class PhotoCell: UICollectionViewCell {
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = ""
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = contentView.bounds
  }
}

final class AlbumTitle: UICollectionReusableView {
  let label = UILabel()
}

/// A layout as it is written for UIKit: three items in a row, each half an item below the last.
final class StairsLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    attributes = (0..<collectionView.numberOfItems(inSection: 0)).map {
      let item = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: $0, section: 0))
      item.frame = CGRect(x: 50 * CGFloat($0), y: 25 * CGFloat($0), width: 50, height: 50)
      return item
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }
}
