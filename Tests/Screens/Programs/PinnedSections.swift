// Events by day in a flow layout that pins its headers and footers.
// sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds, supplementary delegate callbacks.
import UIKitNames

final class DayHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = ""
  }
}

final class EventsController: UICollectionViewController {
  let days = ["Monday", "Tuesday", "Wednesday"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Event")
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      collectionView.register(
        DayHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Day")
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Event", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Day", for: indexPath)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (view as? DayHeader)?.label.text =
      isHeader ? days[indexPath.section] : "end of \(days[indexPath.section])"
    return view
  }
}

extension EventsController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 50)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: 40)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: 30)
  }
}

@main
enum Program {
  static func main() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let controller = EventsController(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let collectionView = controller.collectionView else { return }

    func views(_ kind: String) -> String {
      (0..<3).compactMap { section -> String? in
        let path = IndexPath(item: 0, section: section)
        guard
          let view = collectionView.supplementaryView(forElementKind: kind, at: path) as? DayHeader,
          view.frame.intersects(collectionView.bounds)
        else { return nil }
        return "\(view.label.text ?? "-")@\(Int(view.frame.minY))"
      }.joined(separator: ", ")
    }
    func report(_ offset: CGFloat) {
      collectionView.contentOffset = CGPoint(x: 0, y: offset)
      collectionView.layoutIfNeeded()
      print(
        Int(offset), views(UICollectionView.elementKindSectionHeader), "/",
        views(UICollectionView.elementKindSectionFooter))
    }

    print("content", Int(collectionView.contentSize.height))
    print("free")
    for offset in [0, 100, 600] as [CGFloat] { report(offset) }
    print("headers pinned")
    layout.sectionHeadersPinToVisibleBounds = true
    for offset in [0, 100, 600] as [CGFloat] { report(offset) }
    print("footers, too")
    layout.sectionFootersPinToVisibleBounds = true
    for offset in [0, 50, 600] as [CGFloat] { report(offset) }
    print("free again")
    layout.sectionHeadersPinToVisibleBounds = false
    layout.sectionFootersPinToVisibleBounds = false
    report(100)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    print("header", Int(header?.frame.minY ?? -1), Int(header?.frame.width ?? -1))
    print("kind", header?.representedElementKind == UICollectionView.elementKindSectionHeader)
  }
}
