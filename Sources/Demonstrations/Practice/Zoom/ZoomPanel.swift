import Drawing
import SceneParts
import ScrollEngine

/// The values that zooming changes, and the point that it holds in place.
@MainActor
struct ZoomPanel: ScenePanel {
  let scrollView: ScrollView
  let zoomer: PlanZoomer

  let height = 104.0

  private static let rowHeight = 24.0
  private static let gap = 44.0

  /// Names with their values, in two columns.
  private var columns: [[(name: String, value: String)]] {
    let inset = scrollView.contentInset
    let offset = scrollView.contentOffset
    let size = scrollView.contentSize
    return [
      [
        ("zoomScale", hundredths(scrollView.zoomScale)),
        ("contentSize", "\(tidy(size.width)) × \(tidy(size.height))"),
        ("contentOffset", "\(tidy(offset.x))  \(tidy(offset.y))"),
      ],
      [
        ("contentInset left, right", "\(tidy(inset.left))  \(tidy(inset.right))"),
        ("contentInset top, bottom", "\(tidy(inset.top))  \(tidy(inset.bottom))"),
        ("held point, from the pointer", zoomer.drift.map { "\(tidy($0)) pt" } ?? "–"),
      ],
    ]
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let content = rect.inset(
      by: EdgeInsets(top: 16, left: StageMetrics.margin, bottom: 16, right: StageMetrics.margin))
    let width = (content.width - Self.gap) / 2
    for (column, lines) in columns.enumerated() {
      for (row, line) in lines.enumerated() {
        let place = Rect(
          x: content.minX + Double(column) * (width + Self.gap),
          y: content.minY + Double(row) * Self.rowHeight, width: width, height: Self.rowHeight)
        let valueWidth = canvas.text.width(of: line.value, in: Typography.numberStrong)
        canvas.text(
          line.name,
          in: place.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: valueWidth + 8)),
          font: Typography.body, color: theme.muted)
        canvas.text(
          line.value, in: place, font: Typography.numberStrong, color: theme.ink,
          alignment: .trailing)
      }
    }
  }
}
