// Contacts by letter, whose headers stay at the top until the next header pushes them out.
// A flow layout invalidated by each change of bounds, zIndex, supplementary views, content offset.
import UIKitNames

class StickyHeaderLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard var attributes = super.layoutAttributesForElements(in: rect) else { return nil }

    let shown = Set(
      attributes.filter { $0.representedElementCategory == .cell }.map { $0.indexPath.section })
    let kind = UICollectionView.elementKindSectionHeader
    attributes.removeAll {
      $0.representedElementKind == kind && shown.contains($0.indexPath.section)
    }
    for section in shown {
      let path = IndexPath(item: 0, section: section)
      if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path) {
        attributes.append(header)
      }
    }
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let attributes = super.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath)?.copy() as? UICollectionViewLayoutAttributes,
      let collectionView = collectionView,
      elementKind == UICollectionView.elementKindSectionHeader
    else { return nil }

    let count = collectionView.numberOfItems(inSection: indexPath.section)
    guard count > 0,
      let last = layoutAttributesForItem(
        at: IndexPath(item: count - 1, section: indexPath.section))
    else { return attributes }

    let offset = collectionView.contentOffset.y + collectionView.contentInset.top
    var frame = attributes.frame
    frame.origin.y = min(max(offset, frame.origin.y), last.frame.maxY - frame.height)
    attributes.frame = frame
    attributes.zIndex = 10
    return attributes
  }
}

class LetterHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("not from a nib")
  }
}

class ContactsViewController: UIViewController, UICollectionViewDataSource {
  let letters = ["A", "B", "C"]
  let layout = StickyHeaderLayout()
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Contact")
    collectionView.register(
      LetterHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Letter")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Contact", for: indexPath)
    cell.contentView.backgroundColor = .white
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Letter", for: indexPath)
    if let header = view as? LetterHeader {
      header.label.text = letters[indexPath.section]
    }
    return view
  }
}

@main
enum Program {
  static func main() {
    let controller = ContactsViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    print("content", Int(controller.collectionView.contentSize.height))

    for offset in [0, 100, 520, 600, 1100] as [CGFloat] {
      controller.collectionView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      controller.collectionView.layoutIfNeeded()
      print("at", Int(offset), terminator: ":")
      for section in 0..<3 {
        let header = controller.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
        if let header = header as? LetterHeader, header.frame.maxY > offset,
          header.frame.minY < offset + 480
        {
          print(" \(header.label.text ?? "?") \(Int(header.frame.minY))", terminator: "")
        }
      }
      print("")
    }
    let attributes = controller.layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2))
    print("above its cells", (attributes?.zIndex ?? 0) > 0)
  }
}
