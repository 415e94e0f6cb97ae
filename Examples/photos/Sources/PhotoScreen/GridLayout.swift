internal import PhotoLibrary
internal import ScrollworkApp

/// Justified rows by months; the header of the visible month stays at the top.
final class GridLayout: CollectionViewLayout {
  /// The pictures to lay out; the collection has to be reloaded after a change.
  var shelf = Shelf() { didSet { rows = nil } }
  private var rows: JustifiedRows?

  static let header = CollectionView.elementKindSectionHeader
  static let headerHeight = 44.0

  private var wanted: JustifiedRows.Measures {
    JustifiedRows.Measures(
      width: collectionView?.bounds.width ?? 0, headerHeight: Self.headerHeight,
      margin: Look.margin, scale: collectionView?.window?.displayScale ?? 1)
  }

  /// The rows for the collection's present width.
  var current: JustifiedRows {
    let wanted = wanted
    if let rows, rows.measures == wanted { return rows }
    let new = JustifiedRows(
      aspects: shelf.aspects, sections: shelf.sections.map(\.range), wanted)
    rows = new
    return new
  }

  override func prepare() { _ = current }

  override var collectionViewContentSize: Size {
    Size(width: collectionView?.bounds.width ?? 0, height: current.height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // MARK: Places

  /// The index in the shelf of the picture that an item shows.
  func place(of path: IndexPath) -> Int {
    shelf.sections[path.section].range.lowerBound + path.item
  }

  /// The index path of the item for an index in the shelf.
  func path(of place: Int) -> IndexPath {
    let section = shelf.section(of: place)
    return IndexPath(item: place - shelf.sections[section].range.lowerBound, section: section)
  }

  // MARK: Elements

  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    let rows = current
    let sections = rows.sections(from: rect.minY, to: rect.maxY)
    var elements = sections.map { header(ofSection: $0, rows) }
    for row in rows.rows(from: rect.minY, to: rect.maxY) {
      let first = rows.firstPicture(ofRow: row)
      var path = path(of: first)
      for frame in rows.frames(inRow: row) {
        let item = CollectionViewLayoutAttributes(forCellWith: path)
        item.frame = frame
        elements.append(item)
        path.item += 1
      }
    }
    return elements
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes?
  {
    guard shelf.sections.indices.contains(indexPath.section) else { return nil }
    let item = CollectionViewLayoutAttributes(forCellWith: indexPath)
    item.frame = current.frame(of: place(of: indexPath))
    return item
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard shelf.sections.indices.contains(indexPath.section) else { return nil }
    return header(ofSection: indexPath.section, current)
  }

  private func header(
    ofSection section: Int, _ rows: JustifiedRows
  ) -> CollectionViewLayoutAttributes {
    let header = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.header, with: IndexPath(item: 0, section: section))
    let top = rows.headerTops[section]
    let last = rows.bottom(ofSection: section) - Self.headerHeight
    let pinned = min(collectionView?.bounds.minY ?? 0, last)
    header.frame = Rect(
      x: 0, y: max(top, pinned), width: collectionView?.bounds.width ?? 0,
      height: Self.headerHeight)
    header.zIndex = 1
    return header
  }
}
