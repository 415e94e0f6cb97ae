import Drawing
import SceneParts
import ScrollEngine

/// A row's name beside a picture, which names the row that it belongs to.
final class AskingCell: TableViewCell {
  private let picture = NamedPicture()

  /// The row that the cell shows, or showed last.
  private(set) var row = 0
  /// Whether the cell removes its picture when it is reused.
  var clearsOnReuse = true
  /// Called when the cell is reused.
  var onReuse: ((AskingCell) -> Void)?

  private static let pictureWidth = 100.0
  private static let pictureInset = 4.0
  private static let textGap = 12.0
  private static let font = Font(.words, size: 17, weight: .bold)
  /// The height of a name with a tag below it, in points.
  private static let nameHeight = 26.0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = Palette.surface
    textLabel?.font = Self.font
    textLabel?.textColor = Palette.text
    contentView.addSubview(picture)
  }

  /// The row whose picture the cell shows; nil for none.
  var pictureRow: Int? { picture.row }
  var landscape: Landscape? { picture.landscape }

  /// The row whose picture the cell shows by mistake; nil if the picture is right or missing.
  var wrongRow: Int? { pictureRow.flatMap { $0 == row ? nil : $0 } }

  /// Makes the cell show a row, without a change of its picture.
  func show(row: Int) {
    self.row = row
    placeName()
    textLabel?.text = IndexPath(row: row, section: 0).rowWords
  }

  func show(_ landscape: Landscape, ofRow row: Int) {
    picture.landscape = landscape
    picture.row = row
    placeName()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onReuse?(self)
    guard clearsOnReuse else { return }
    picture.landscape = nil
    picture.row = nil
  }

  /// Places the picture after the stamp, and the text after the picture.
  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    picture.frame = pictureFrame
    placeName()
  }

  /// Places the name beside the picture, above the tag that a wrong picture gets.
  private func placeName() {
    let height = max(0, bounds.height - 2 * Self.pictureInset)
    textLabel?.frame = Rect(
      x: textStart, y: Self.pictureInset, width: max(0, bounds.width - textStart - 8),
      height: wrongRow == nil ? height : Self.nameHeight)
  }

  private var textStart: Double { pictureFrame.maxX + Self.textGap }

  /// The frame of the picture, and the room below the name, in points of the cell.
  var pictureFrame: Rect {
    Rect(
      x: PaneList.StampPlace.room, y: Self.pictureInset, width: Self.pictureWidth,
      height: max(0, bounds.height - 2 * Self.pictureInset))
  }
  var tagFrame: Rect {
    Rect(
      x: textStart, y: Self.pictureInset + Self.nameHeight,
      width: max(0, bounds.width - textStart - Self.pictureInset),
      height: max(0, bounds.height - 2 * Self.pictureInset - Self.nameHeight))
  }
}

/// A landscape that names its row.
private final class NamedPicture: View {
  private let view = LandscapeView()
  private let label = RowTag()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    for view in [view, label] as [View] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      addSubview(view)
    }
  }

  var landscape: Landscape? {
    get { view.landscape }
    set { view.landscape = newValue }
  }

  var row: Int? {
    get { label.row }
    set { label.row = newValue }
  }
}

/// The name of a row at the lower left.
private final class RowTag: View {
  var row: Int? { didSet { if oldValue != row { setNeedsDisplay() } } }

  private static let inset = 4.0

  override func draw(in canvas: inout Canvas) {
    guard let row else { return }
    var look = Tag("")
    (look.font, look.ground) = (Font(.words, size: 15, weight: .bold), Palette.ink)
    let room = bounds.inset(by: Self.inset)
    // On a small stage, where text is larger than the picture, the number is enough.
    let names = [IndexPath(row: row, section: 0).rowWords, grouped(row)].map { Words($0) }
    guard let tag = look.first(of: names, fitting: room.size, on: canvas) else { return }
    let size = tag.size(on: canvas)
    tag.draw(at: Point(x: room.minX, y: room.maxY - size.height), in: &canvas)
  }
}
