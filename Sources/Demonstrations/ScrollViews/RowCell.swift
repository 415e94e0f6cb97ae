import Drawing
import Scenes
import ScrollEngine

/// A cell in the colour of its table, with the number of its row.
final class RowCell: TableViewCell {
  var color = Palette.first.cell { didSet { if oldValue != color { setNeedsDisplay() } } }

  /// The opacity of the fill, from 0 to 1: a cell that has just entered fades in.
  var fillOpacity = 1.0 { didSet { if oldValue != fillOpacity { setNeedsDisplay() } } }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.font = Font(.words, size: 14, weight: .bold)
    textLabel?.textColor = Palette.ink
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    fillOpacity = 1
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, color.opacity(fillOpacity))
  }
}
