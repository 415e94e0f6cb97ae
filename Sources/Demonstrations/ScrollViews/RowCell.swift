import Drawing
import SceneParts
import ScrollEngine

/// A cell as an app would have one: a picture, the number of its row and a place, on a tint of the
/// table's colour with an edge in the colour itself.
final class RowCell: TableViewCell {
  /// The colour of the edge; the fill is a tint of it.
  var color = Palette.first.cell {
    didSet {
      guard oldValue != color else { return }
      fill = Palette.tint(of: color)
      setNeedsDisplay()
    }
  }
  private(set) var fill = Palette.tint(of: Palette.first.cell)

  /// What stands beside the title.
  enum Content: Hashable {
    case nothing
    /// The stamp of the cell, before the title.
    case stamp
    /// A picture before the title, a place after it, and the stamp at the end.
    case subject(RowSubject)
  }

  var content = Content.nothing {
    didSet {
      guard oldValue != content else { return }
      placeText()
      setNeedsDisplay()
    }
  }

  /// The opacity of fill, edge and picture, from 0 to 1, which increases after the cell has become
  /// visible.
  var fillOpacity = 1.0 { didSet { if oldValue != fillOpacity { setNeedsDisplay() } } }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.font = Self.font
    textLabel?.textColor = Palette.text
  }

  static let font = Font(.words, size: 17, weight: .bold)
  private static let placeFont = Font(.words, size: 14, weight: .medium)
  private static let edgeWidth = 6.0
  /// The space around the picture and between title and place, in points.
  private static let gap = 8.0
  private static let tallestPicture = 52.0
  /// The width of a picture divided by its height.
  private static let ratio = 1.25

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    placeText()
  }

  private func placeText() { textLabel?.frame = textFrame }

  private var textFrame: Rect {
    switch content {
    case .nothing: Self.plainTextFrame(in: bounds)
    case .stamp: Self.stampedTextFrame(in: bounds)
    case .subject: Self.picturedTextFrame(in: bounds)
    }
  }

  static func pictureFrame(in row: Rect) -> Rect {
    let height = max(0, min(row.height - 2 * 6, tallestPicture))
    return Rect(
      x: row.minX + edgeWidth + gap, y: row.midY - height / 2, width: height * ratio,
      height: height)
  }

  /// The frame of the title in a row: between the picture and the stamp.
  static func picturedTextFrame(in row: Rect) -> Rect {
    textFrame(
      in: row, from: pictureFrame(in: row).maxX - row.minX + 12, endRoom: PaneList.StampPlace.room)
  }

  /// The frame of the title in a row: after the stamp.
  static func stampedTextFrame(in row: Rect) -> Rect {
    textFrame(in: row, from: PaneList.StampPlace.room, endRoom: 16)
  }

  /// The frame of the title in a row with nothing else.
  static func plainTextFrame(in row: Rect) -> Rect {
    textFrame(in: row, from: edgeWidth + 14, endRoom: 16)
  }

  private static func textFrame(in row: Rect, from start: Double, endRoom: Double) -> Rect {
    row.inset(
      by: EdgeInsets(top: 0, left: start, bottom: 0, right: min(endRoom, row.width - start)))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    fillOpacity = 1
  }

  override func draw(in canvas: inout Canvas) {
    // A naive container has a cell for each row, and most are out of sight.
    guard canvas.visibleRect.intersects(bounds) else { return }
    Self.drawGround(in: bounds, fill.opacity(fillOpacity), color.opacity(fillOpacity), &canvas)
    guard case .subject(let subject) = content else { return }
    subject.draw(in: Self.pictureFrame(in: bounds), opacity: fillOpacity, &canvas)
    draw(subject.place, &canvas)
  }

  /// Draws the fill and the edge of a row; also those of a row that has just lost its cell.
  static func drawGround(in row: Rect, _ fill: Color, _ edge: Color, _ canvas: inout Canvas) {
    canvas.fill(row, fill)
    canvas.fill(Rect(x: row.minX, y: row.minY, width: edgeWidth, height: row.height), edge)
  }

  /// Draws the name of the place if there is room for all of it after the title.
  private func draw(_ place: String, _ canvas: inout Canvas) {
    let line = textFrame
    guard hasRoom(for: place, in: line.width, canvas) else { return }
    canvas.text(
      place, in: line, font: Self.placeFont, color: Palette.quietText, alignment: .trailing)
  }

  /// What decides whether a place fits: its letters, the title's, their fonts and the line.
  private struct Fit: Equatable {
    let place: String
    let title: String
    let titleSize: Double
    let placeSize: Double
    let width: Double
    let pixels: Double
  }
  private var lastFit: (fit: Fit, hasRoom: Bool)?

  /// Whether a place fits after the title; measured again only after a change, because measuring
  /// costs more than drawing.
  private func hasRoom(for place: String, in width: Double, _ canvas: Canvas) -> Bool {
    let (titleFont, placeFont) = (canvas.legible(Self.font), canvas.legible(Self.placeFont))
    let fit = Fit(
      place: place, title: textLabel?.text ?? "", titleSize: titleFont.size,
      placeSize: placeFont.size, width: width, pixels: canvas.grid.scale)
    if let lastFit, lastFit.fit == fit { return lastFit.hasRoom }
    let needed =
      canvas.text.width(of: fit.title, in: titleFont) + Self.gap
      + canvas.text.width(of: place, in: placeFont)
    lastFit = (fit, needed <= width)
    return needed <= width
  }
}
