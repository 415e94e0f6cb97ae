import Drawing
import SceneParts
import ScrollEngine

/// A cell with the number of its row, counted from 1, and the row's height.
final class NumberedCell: TableViewCell {
  private var row = 0
  private var height = 0.0
  private var colors = Palette.first

  private static let rowFont = Font(.words, size: 13, weight: .semibold)
  private static let numberFont = Font(.numbers, size: 11)

  func show(row: Int, height: Double, _ colors: Palette.Table) {
    self.row = row
    self.height = height
    self.colors = colors
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    let gap = EdgeInsets(top: 0, left: 0, bottom: 2, right: 0)
    canvas.fill(bounds.inset(by: gap), colors.frame)
    canvas.fill(Rect(x: 0, y: 0, width: 5, height: bounds.height).inset(by: gap), colors.cell)
    let line = bounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    canvas.text(words(in: line, canvas), in: line, font: Self.rowFont, color: colors.text)
    canvas.text(
      "\(tidy(height)) pt",
      in: Rect(x: 150, y: 0, width: 60, height: bounds.height), font: Self.numberFont,
      color: colors.text, alignment: .trailing)
  }

  /// The name of the row, or only its number if the name does not fit beside the stamp.
  ///
  /// A stamp and its margins are twice as wide as the font size; a row lower than 0.8 of that width
  /// has no stamp.
  private func words(in line: Rect, _ canvas: Canvas) -> String {
    let number = grouped(row + 1)
    let words = "Row \(number)"
    let font = canvas.legible(Self.rowFont)
    let stamp = 2 * font.size
    let room = line.width - (bounds.height < 0.8 * stamp ? 0 : stamp)
    return canvas.text.width(of: words, in: font) <= room ? words : number
  }
}

/// The sticky header of a table.
final class TableHeading: TableViewHeaderFooterView {
  private var number = 0
  private var rows = 0
  private var colors = Palette.first

  private static let titleFont = Font(.words, size: 13, weight: .bold)
  private static let countFont = Font(.numbers, size: 11)

  func show(table number: Int, rows: Int, _ colors: Palette.Table) {
    self.number = number
    self.rows = rows
    self.colors = colors
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.cell)
    let line = bounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let title = "Table \(grouped(number + 1))"
    canvas.text(title, in: line, font: Self.titleFont, color: Palette.ink)
    let titleWidth = canvas.text.width(of: title, in: canvas.legible(Self.titleFont))
    let rest = line.inset(by: EdgeInsets(top: 0, left: titleWidth + 8, bottom: 0, right: 0))
    canvas.text(
      "\(grouped(rows)) rows", in: rest, font: Self.countFont, color: Palette.ink,
      alignment: .trailing)
  }
}
