import Drawing
import SceneParts
import ScrollEngine

/// A cell in the colour of its table, with the number of its row.
final class RowCell: TableViewCell {
  var color = Palette.first.cell {
    didSet {
      guard oldValue != color else { return }
      setNeedsDisplay()
      updateInk()
    }
  }

  /// The colour behind the cell while the cell fades in.
  var ground = Palette.first.frame { didSet { if oldValue != ground { updateInk() } } }

  /// The opacity of the fill, from 0 to 1, which increases after the cell has become visible.
  var fillOpacity = 1.0 {
    didSet {
      guard oldValue != fillOpacity else { return }
      setNeedsDisplay()
      updateInk()
    }
  }

  /// Chooses a text colour for a partly transparent fill: the ground of the dark theme is dark.
  private func updateInk() {
    guard fillOpacity < 1 else {
      textLabel?.textColor = Palette.ink
      return
    }
    let fill = ground.resolved(for: .dark).mixed(
      with: color.resolved(for: .dark), fraction: fillOpacity)
    textLabel?.textColor = Color(light: Palette.ink, dark: Palette.ink(on: fill))
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.font = Self.font
    textLabel?.textColor = Palette.ink
  }

  static let font = Font(.words, size: 17, weight: .bold)
  /// The start of the text, after the stamp, in points.
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
