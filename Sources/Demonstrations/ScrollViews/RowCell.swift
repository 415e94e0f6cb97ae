import Drawing
import Scenes
import ScrollEngine

/// A cell in the colour of its table, with the number of its row.
final class RowCell: TableViewCell {
  var color = Palette.first.cell { didSet { if oldValue != color { setNeedsDisplay() } } }

  /// The opacity of the fill, from 0 to 1: a cell that has just entered fades in.
  var fillOpacity = 1.0 {
    didSet {
      guard oldValue != fillOpacity else { return }
      setNeedsDisplay()
      // In the dark, text for a cell cannot be read on what it fades in from.
      let inTheDark = Palette.ink.opacity(fillOpacity < 1 ? 0 : 1)
      textLabel?.textColor = Color(light: Palette.ink, dark: inTheDark)
    }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.font = Self.font
    textLabel?.textColor = Palette.ink
  }

  static let font = Font(.words, size: 17, weight: .bold)
  /// Where its text begins, in points: after its stamp.
  static let textStart = PaneList.StampPlace.leadingRoom

  /// Places the text after the stamp.
  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    textLabel?.frame = Self.textFrame(in: bounds)
  }

  static func textFrame(in row: Rect) -> Rect {
    row.inset(by: EdgeInsets(top: 0, left: textStart, bottom: 0, right: 16))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    fillOpacity = 1
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, color.opacity(fillOpacity))
  }
}
