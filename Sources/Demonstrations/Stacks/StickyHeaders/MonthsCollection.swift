import Drawing
import SceneParts
import ScrollEngine

/// A collection of months, each with a pinned header.
@MainActor
final class MonthsCollection: MonthsList, CollectionViewDataSource {
  let collection: CollectionView
  var months: [Month]
  let colors: Palette.Table
  var view: any ReusingView { collection }
  private let layout = CollectionViewFlowLayout()

  private static let header = CollectionView.elementKindSectionHeader

  init(_ months: [Month], colors: Palette.Table) {
    self.months = months
    self.colors = colors
    layout.itemSize = Size(width: 80, height: 64)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = EdgeInsets(14)
    layout.headerReferenceSize = Size(width: 0, height: Month.headerHeight)
    layout.sectionHeadersPinToVisibleBounds = true
    collection = CollectionView(collectionViewLayout: layout)
    collection.backgroundColor = colors.frame
    collection.clipsToBounds = false
    collection.register(TileCell.self, forCellWithReuseIdentifier: "day")
    collection.register(
      MonthHeader.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "month")
    collection.dataSource = self
  }

  /// The visible headers. A header's own place is directly above the inset of its section.
  var headers: [HeaderPlace] {
    collection.indexPathsForVisibleSupplementaryElements(ofKind: Self.header).compactMap { path in
      guard
        let view = collection.supplementaryView(forElementKind: Self.header, at: path),
        let first = collection.layoutAttributesForItem(
          at: IndexPath(item: 0, section: path.section))
      else { return nil }
      var place = view.frame
      place.origin.y = first.frame.minY - layout.sectionInset.top - place.height
      return HeaderPlace(
        list: ObjectIdentifier(self), section: path.section, title: months[path.section].name,
        place: collection.convert(place, to: nil).offsetBy(view.presentationOffset),
        frame: collection.convert(view.frame, to: nil).offsetBy(view.presentationOffset))
    }
  }

  func showInsertion(at path: IndexPath) { collection.insertItems(at: [path]) }
  func showDeletion(at path: IndexPath) { collection.deleteItems(at: [path]) }

  func numberOfSections(in collectionView: CollectionView) -> Int { months.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    months[section].days
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    (cell as? TileCell)?.show(indexPath.item + 1, colors.cell)
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "month", for: indexPath)
    view.paintHeader(colors)
    (view as? MonthHeader)?.title = months[indexPath.section].name
    return view
  }
}

/// The header of a section of a collection, with one line of text.
final class MonthHeader: CollectionReusableView {
  var title = "" { didSet { if oldValue != title { setNeedsDisplay() } } }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      title,
      in: bounds.inset(
        by: EdgeInsets(top: 0, left: Month.titleMargin, bottom: 0, right: Month.titleMargin)),
      font: Month.titleFont, color: Palette.text)
  }
}
