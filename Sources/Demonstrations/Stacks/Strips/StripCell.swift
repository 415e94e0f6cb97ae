import Drawing
import SceneParts
import ScrollEngine

/// A row with a title and a strip of items that scrolls horizontally.
final class StripCell: TableViewCell, CollectionViewDataSource {
  let strip: CollectionView
  private(set) var row = 0
  private var itemCount = 0
  private var colors = Palette.first
  private let heading = Label()

  static let headingHeight = 30.0
  private static let itemSize = Size(width: 92, height: 92)

  override init(style: CellStyle, reuseIdentifier: String?) {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Self.itemSize
    layout.minimumLineSpacing = 10
    layout.sectionInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    strip = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: Self.itemSize.height),
      collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heading.font = Font(.words, size: 18, weight: .bold)
    heading.textColor = Palette.text
    strip.clipsToBounds = false
    strip.dataSource = self
    addSubview(heading)
    addSubview(strip)
  }

  /// Shows another row; its items come from a reuse queue that all strips share.
  func show(row: Int, itemCount: Int, _ colors: Palette.Table, from queue: ReuseQueue) {
    (self.row, self.itemCount, self.colors) = (row, itemCount, colors)
    heading.text = "Strip \(row + 1)"
    contentIdentity = row
    if strip.reuseQueue !== queue {
      strip.reuseQueue = queue
      strip.register(StripItem.self, forCellWithReuseIdentifier: "item")
    }
    strip.reloadData()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = Rect(x: 12, y: 0, width: bounds.width - 24, height: Self.headingHeight)
    strip.frame = Rect(
      x: 0, y: Self.headingHeight, width: bounds.width, height: Self.itemSize.height)
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    itemCount
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? StripItem)?.show(indexPath.item + 1, colors)
    return cell
  }
}

/// A numbered item of a strip.
final class StripItem: CollectionViewCell {
  private var number = 0
  private var colors = Palette.first

  private static let font = Font(.words, size: 20, weight: .bold)

  func show(_ number: Int, _ colors: Palette.Table) {
    (self.number, self.colors) = (number, colors)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.cell, cornerRadius: 8)
    canvas.text(
      "\(number)", in: Rect(x: 0, y: 10, width: bounds.width, height: 28), font: Self.font,
      color: Palette.ink, alignment: .center)
  }
}
