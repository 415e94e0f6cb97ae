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

  private var columns: [[FactLine]] {
    let inset = scrollView.insetFacts
    let offset = scrollView.offsetFacts
    let size = scrollView.contentSizeFacts
    let drift = zoomer.drift.map { Fact(.drift, of: zoomer, $0) }
    return [
      [
        FactLine("zoomScale", Fact(.zoomScale, of: scrollView, scrollView.zoomScale).words),
        FactLine("contentSize", "\(size.width) × \(size.height)"),
        FactLine("contentOffset", "\(offset.x)  \(offset.y)"),
      ],
      [
        FactLine("contentInset left, right", "\(inset.left)  \(inset.right)"),
        FactLine("contentInset top, bottom", "\(inset.top)  \(inset.bottom)"),
        FactLine("held point, from the pointer", drift.map { "\($0) pt" } ?? "–"),
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
        line.draw(in: place, theme, &canvas)
      }
    }
  }
}
