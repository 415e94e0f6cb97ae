import SceneParts
import ScrollEngine

/// A part of a feed as a list of its own, a table or a collection, and its data source.
@MainActor
final class FeedSource: TableViewDataSource, CollectionViewDataSource {
  let part: FeedPart
  let view: any ReusingView

  var title: String { part.title }
  var count: Int { part.count }
  var colors: Palette.Table { part.colors }

  init(_ part: FeedPart) {
    self.part = part
    switch part.kind {
    case .shelf:
      view = CollectionView(
        frame: Rect(x: 0, y: 0, width: 320, height: FeedPart.posterSize.height),
        collectionViewLayout: Self.flow(of: FeedPart.posterSize, along: .horizontal))
    case .gallery:
      let size = Size(width: FeedPart.pictureSide, height: FeedPart.pictureSide)
      view = CollectionView(collectionViewLayout: Self.flow(of: size, along: .vertical))
    case .rows(let height):
      let table = TableView()
      table.rowHeight = height
      table.rowSpacing = FeedPart.rowSpacing
      table.sectionInset = FeedPart.sideInsets
      table.separatorStyle = .none
      view = table
    }
    view.clipsToBounds = false
    switch view {
    case let table as TableView:
      table.register(FeedRow.self, forCellReuseIdentifier: "row")
      table.dataSource = self
    case let collection as CollectionView:
      collection.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
      collection.dataSource = self
    default: break
    }
  }

  private static func flow(of size: Size, along axis: Axis) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = axis
    layout.itemSize = size
    layout.minimumLineSpacing = FeedPart.spacing
    layout.minimumInteritemSpacing = FeedPart.spacing
    layout.sectionInset = FeedPart.sideInsets
    return layout
  }

  func name(ofItemAt path: IndexPath) -> String { part.name(ofItemAt: path) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let row = cell as? FeedRow { row.show(name(ofItemAt: indexPath), colors) }
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
    if let poster = cell as? PosterCell { poster.show(indexPath.item + 1, colors) }
    return cell
  }
}
