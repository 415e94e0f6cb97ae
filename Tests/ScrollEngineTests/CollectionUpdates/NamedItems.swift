@testable import ScrollEngine

/// A collection's items as arrays of names. Each item has its own size.
@MainActor
final class NamedItems: CollectionViewDataSource, CollectionViewDelegateFlowLayout,
  CollectionViewDelegateListLayout
{
  var model: ListModel
  var sizes: [Int: Size] = [:]
  private(set) var cellsAsked: [Int] = []
  private(set) var sizesAsked: [Int] = []
  private(set) var countsAsked = 0
  /// The sizes that cells have returned, by the name of the item.
  fileprivate(set) var sizesTold: [Int: Size] = [:]
  /// The items whose display has begun and not ended, by cell.
  private(set) var shown: [ObjectIdentifier: Int] = [:]
  private(set) var log: [String] = []
  private(set) var complaints: [String] = []
  /// An object that these items keep alive.
  var companion: AnyObject?

  init(_ model: ListModel) {
    self.model = model
  }

  /// Sections with these numbers of items, which are named from 1.
  convenience init(_ counts: Int...) {
    var name = 0
    self.init(
      ListModel(
        sections: counts.enumerated().map { section, count in
          .init(
            name: -section - 1,
            rows: (0..<count).map { _ in
              name += 1
              return name
            })
        }))
  }

  func size(of name: Int) -> Size { sizes[name] ?? Size(width: 20, height: 20) }

  func forget() {
    cellsAsked = []
    sizesAsked = []
    countsAsked = 0
    sizesTold = [:]
    log = []
  }

  func collection(
    _ layout: CollectionViewLayout, width: Double = 100, height: Double = 100,
    in window: Window? = nil
  ) -> CollectionView {
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    collection.register(NamedItemCell.self, forCellWithReuseIdentifier: "cell")
    for edge in SectionEdge.allCases {
      collection.register(
        SectionView.self, forSupplementaryViewOfKind: edge.kind, withReuseIdentifier: "title")
    }
    collection.dataSource = self
    collection.delegate = self
    window?.addSubview(collection)
    collection.layoutIfNeeded()
    return collection
  }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    countsAsked += 1
    return model.sections.count
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    model.sections[section].rows.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let name = model[indexPath]
    cellsAsked.append(name)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NamedItemCell)?.name = name
    (cell as? NamedItemCell)?.ownSize = size(of: name)
    (cell as? NamedItemCell)?.source = self
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? SectionView)?.section = model.sections[indexPath.section].name
    return view
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    sizesAsked.append(model[indexPath])
    return size(of: model[indexPath])
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    thicknessOfItemAt indexPath: IndexPath
  ) -> Double {
    sizesAsked.append(model[indexPath])
    return size(of: model[indexPath])[
      (collectionViewLayout as? CollectionViewLineLayout)?.scrollDirection ?? .vertical]
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let name = (cell as? NamedItemCell)?.name ?? 0
    log.append("show \(name)")
    if name != model[indexPath] {
      complaints.append("the cell of \(name) is shown at \(indexPath)")
    }
    if shown.updateValue(name, forKey: ObjectIdentifier(cell)) != nil {
      complaints.append("the cell of \(name) is shown twice")
    }
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let name = shown.removeValue(forKey: ObjectIdentifier(cell))
    log.append("end \(name ?? 0)")
    if name == nil { complaints.append("a cell ends at \(indexPath) that was not shown") }
  }
}

/// A delegate that gives no sizes, and forwards all other calls to `items`.
@MainActor
final class NamedItemsWithoutSizes: CollectionViewDelegate {
  unowned let items: NamedItems

  init(_ items: NamedItems) {
    self.items = items
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    items.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    items.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
}

final class NamedItemCell: CollectionViewCell {
  var name = 0
  var ownSize = Size.zero
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  weak var source: NamedItems?

  override func sizeThatFits(_ size: Size) -> Size {
    source?.sizesTold[name] = ownSize
    return ownSize
  }
}

extension CollectionView {
  var visibleNames: [Int] { visibleCells.compactMap { ($0 as? NamedItemCell)?.name } }

  /// The tops of the visible cells as they are drawn, from the upper edge of the bounds.
  var visibleTops: [Double] {
    visibleCells.map {
      (($0.frame.minY - bounds.minY + ($0.transit?.offset.y ?? 0)) * 1e6).rounded() / 1e6
    }
  }
}
