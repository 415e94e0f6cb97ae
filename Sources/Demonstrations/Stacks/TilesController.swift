import Drawing
import SceneParts
import ScrollEngine

/// A collection of numbered tiles with a header and a footer, to which tiles can be added and
/// removed.
@MainActor
final class TilesController: CollectionViewDataSource, CollectionViewDelegate {
  let title: String
  let colors: Palette.Table
  let collection: CollectionView
  let header: TilesHeader
  let footer: TilesHeader

  /// The numbers of the tiles, in order; a tile keeps its number when others are added or removed.
  private(set) var tiles: [Int]
  private var lastNumber: Int

  private static let mostTiles = 99

  init(_ title: String, count: Int, colors: Palette.Table) {
    self.title = title
    self.colors = colors
    tiles = Array(1...count)
    lastNumber = count
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 90, height: 64)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 9
    layout.sectionInset = EdgeInsets(16)
    collection = CollectionView(collectionViewLayout: layout)
    header = TilesHeader(title, height: 44, color: colors.cell, ink: colors.ink)
    footer = TilesHeader(
      "End of \(title.lowercased())", height: 28, color: colors.frame, ink: colors.text)
    collection.backgroundColor = colors.frame
    collection.clipsToBounds = false
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = self
    collection.delegate = self
    countDidChange()
  }

  private func countDidChange() {
    header.detail = tiles.count == 1 ? "1 item" : "\(tiles.count) items"
  }

  // MARK: Changing

  /// Adds a tile in the middle of the visible ones.
  func add() {
    guard tiles.count < Self.mostTiles else { return }
    lastNumber += 1
    let place = min(middle, tiles.count)
    tiles.insert(lastNumber, at: place)
    collection.insertItems(at: [IndexPath(item: place, section: 0)])
    countDidChange()
  }

  /// Removes a tile from the middle of the visible ones.
  func remove() {
    guard !tiles.isEmpty else { return }
    remove(at: IndexPath(item: min(middle, tiles.count - 1), section: 0))
  }

  private func remove(at path: IndexPath) {
    tiles.remove(at: path.item)
    collection.deleteItems(at: [path])
    countDidChange()
  }

  private var middle: Int {
    let visible = collection.indexPathsForVisibleItems
    return visible.isEmpty ? 0 : visible[visible.count / 2].item
  }

  // MARK: Data source

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    tiles.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(tiles[indexPath.item], colors.cell)
    return cell
  }

  /// A tap removes a tile.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    remove(at: indexPath)
  }
}

/// A tile with its number.
final class TileCell: CollectionViewCell {
  private var number = 0
  private var color = Palette.first.cell

  private static let numberFont = Font(.words, size: 17, weight: .bold)

  func show(_ number: Int, _ color: Color) {
    self.number = number
    self.color = color
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, color, cornerRadius: 6)
    canvas.text(
      "\(number)", in: Rect(x: 0, y: 10, width: bounds.width, height: 24), font: Self.numberFont,
      color: Palette.ink, alignment: .center)
  }
}

/// A plain view of one line above or below a collection.
final class TilesHeader: View {
  var detail = "" { didSet { if oldValue != detail { setNeedsDisplay() } } }

  private let title: String
  private let ink: Color

  private static let titleFont = Font(.words, size: 14, weight: .bold)
  private static let detailFont = Font(.numbers, size: 12)

  init(_ title: String, height: Double, color: Color, ink: Color) {
    self.title = title
    self.ink = ink
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: height))
    backgroundColor = color
  }

  override func draw(in canvas: inout Canvas) {
    let line = bounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    canvas.text(title, in: line, font: Self.titleFont, color: ink)
    let used = canvas.text.width(of: title, in: canvas.legible(Self.titleFont)) + 12
    canvas.text(
      detail,
      in: line.inset(by: EdgeInsets(top: 0, left: min(used, line.width), bottom: 0, right: 0)),
      font: Self.detailFont, color: ink, alignment: .trailing)
  }
}

/// Shows what users of an app never see: items without a cell, and content sizes.
@MainActor
struct TilesDecoration: PaneDecoration {
  let container: StackingScrollView
  let lists: [TilesController]

  private static let dash = Dash(on: 10, off: 10)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    let visible = canvas.visibleRect
    for list in lists {
      guard let content = container.contentFrame(of: list.collection) else { continue }
      let frame = container.convert(content, to: nil)
      guard frame.intersects(visible) else { continue }
      for item in list.tiles.indices {
        let path = IndexPath(item: item, section: 0)
        guard list.collection.cellForItem(at: path) == nil,
          let attributes = list.collection.layoutAttributesForItem(at: path)
        else { continue }
        canvas.stroke(
          attributes.frame.offsetBy(frame.origin),
          Stroke(list.colors.cell, width: 2, dash: Self.dash, cornerRadius: 6))
      }
    }
    for outline in outlines(of: pane, options) where outline.rect.intersects(visible) {
      canvas.stroke(outline.rect, Stroke(Palette.contentSize, width: 2))
    }
  }

  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] {
    guard options.showsOutlines else { return [] }
    return lists.compactMap { list in
      guard let content = container.contentFrame(of: list.collection) else { return nil }
      let title = pane.lists.first { $0.contains(list.collection) }?.title ?? "the collection"
      return StageOutline(
        .contentSize, name: "content size of \(title)",
        rect: container.convert(content, to: nil).inset(by: 8), size: list.collection.contentSize)
    }
  }

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    options.showsOutlines
      ? [LegendEntry("item without a cell", .dashes(Pane.unique(lists.map(\.colors.cell))))] : []
  }
}
