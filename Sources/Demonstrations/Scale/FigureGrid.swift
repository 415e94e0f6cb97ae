import Drawing
import SceneParts
import ScrollEngine

/// A grid of numbers with a label below each.
struct FigureGrid {
  /// The figures, row by row.
  let figures: [[(value: Words, label: String)]]
  /// The start of each column, as a fraction of the width.
  let columns: [Double]

  static let rowHeight = 44.0

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    for (line, row) in figures.enumerated() {
      for (column, (value, label)) in zip(columns, row) {
        let x = rect.minX + column * rect.width
        let y = rect.minY + Double(line) * Self.rowHeight
        canvas.say(
          value, in: Rect(x: x, y: y, width: 180, height: 20), font: Typography.figure,
          color: theme.ink)
        canvas.text(
          label, in: Rect(x: x, y: y + 20, width: 150, height: 14), font: Typography.smallWords,
          color: theme.muted)
      }
    }
  }
}
