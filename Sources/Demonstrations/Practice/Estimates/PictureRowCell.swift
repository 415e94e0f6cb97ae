import Drawing
import SceneParts
import ScrollEngine

/// A row with a name and, if the row has one, a tall picture below the name.
final class PictureRowCell: TableViewCell {
  private let picture = LandscapeView()

  /// The height of the name, and the distance of name and picture from the edges, in points.
  static let nameHeight = 48.0
  private static let inset = 22.0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = Palette.first.cell
    textLabel?.font = RowCell.font
    textLabel?.textColor = Palette.ink
    contentView.addSubview(picture)
  }

  func show(row: Int, _ landscape: Landscape?) {
    textLabel?.text = IndexPath(row: row, section: 0).rowWords
    picture.landscape = landscape
    picture.isHidden = landscape == nil
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    let width = max(0, bounds.width - 2 * Self.inset)
    textLabel?.frame = Rect(x: Self.inset, y: 0, width: width, height: Self.nameHeight)
    picture.frame = Rect(
      x: Self.inset, y: Self.nameHeight, width: width,
      height: max(0, bounds.height - Self.nameHeight - Self.inset))
  }
}
