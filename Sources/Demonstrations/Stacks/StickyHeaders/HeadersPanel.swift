import Drawing
import SceneParts
import ScrollEngine

/// A table with the place, the current position and the state of each visible header.
@MainActor
struct HeadersPanel: ScenePanel {
  let lists: [any MonthsList]

  let height = 84.0
  let sideWidth: Double? = 400
  let sideHeight = 142.0

  private static let lineHeight = 22.0
  /// The end of each column, as a fraction of the width.
  private static let columns = [0.2, 0.45, 0.65, 1.0]
  private static let fonts = [
    Typography.body, Typography.number, Typography.number, Typography.body,
  ]

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let content = rect.inset(
      by: EdgeInsets(top: 10, left: StageMetrics.margin, bottom: 8, right: StageMetrics.margin))
    draw(
      ["header", "would be at y", "is at y", ""], at: 0, in: content, Typography.small, theme.muted,
      &canvas)
    let room = Int(content.height / Self.lineHeight) - 1
    for (place, header) in lists.flatMap(\.headers).prefix(room).enumerated() {
      draw(
        ["\(header.title)", header.ownY.words, header.y.words, header.words],
        at: place + 1, in: content, nil,
        header.state == .inPlace ? theme.muted : theme.ink, &canvas)
    }
  }

  /// Draws the words of a line, each in the font of its column if `font` is nil.
  private func draw(
    _ words: [Words], at line: Int, in content: Rect, _ font: Font?, _ color: Color,
    _ canvas: inout Canvas
  ) {
    var start = content.minX
    for (column, words) in words.enumerated() {
      let end = content.minX + content.width * Self.columns[column]
      canvas.say(
        words,
        in: Rect(
          x: start, y: content.minY + Double(line) * Self.lineHeight, width: end - start,
          height: Self.lineHeight), font: font ?? Self.fonts[column], color: color,
        alignment: column == 0 ? .leading : .trailing)
      start = end
    }
  }
}
